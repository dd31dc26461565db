import { test as base } from '@playwright/test';
import { liveServers, type LiveServers } from '../live-servers.ts';
import { filesIn } from '../photo-files.ts';
import { drivenPage } from './driven-page.ts';
import { openFirefoxPage, startFirefox } from './firefox.ts';
import { DEMO_JOURNEYS, ENGINE_JOURNEYS, LIVE_JOURNEYS, type Tools } from './journeys.ts';
import type { Engine } from './playwright.config.ts';
import { openWebKitPage } from './webkit.ts';

type OpenPage = () => Promise<ReturnType<typeof drivenPage> & { close(): Promise<unknown> }>;

const test = base.extend<
  { demoUrl: string; opened: Awaited<ReturnType<OpenPage>>; files: Pick<Tools, 'photos' | 'document'> },
  { engine: Engine; openPage: OpenPage; live: LiveServers }
>({
  demoUrl: ['', { option: true }],
  engine: [
    { kind: 'firefox', path: '' },
    { option: true, scope: 'worker' },
  ],

  openPage: [
    async ({ engine }, use) => {
      if (engine.kind === 'firefox') {
        const browser = await startFirefox(engine.path);
        await use(async () => {
          const { driver, close } = await openFirefoxPage(browser);
          return { ...drivenPage(driver), close };
        });
        await browser.close();
      } else {
        await use(async () => {
          const { driver, close } = await openWebKitPage(engine.server);
          return { ...drivenPage(driver), close };
        });
      }
    },
    { scope: 'worker' },
  ],

  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape; it has no dependencies.
    async ({}, use, { parallelIndex }) => {
      // The ports differ from those of the browser tests, which may run at the same time.
      const servers = await liveServers(10 + parallelIndex);
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],

  opened: async ({ openPage }, use) => {
    const opened = await openPage();
    await use(opened);
    await opened.close();
  },

  // oxlint-disable-next-line no-empty-pattern -- as above.
  files: async ({}, use, { outputDir }) => use(filesIn(outputDir)),
});

for (const [title, run] of Object.entries(LIVE_JOURNEYS))
  test(`live: ${title}`, async ({ opened: { page, expect }, live, files }) => {
    const studio: Tools['studio'] = {
      async open(path, { scenario }) {
        await live.reset(scenario, 1);
        const signIn = `/api/callback?code=${scenario}&returnTo=${encodeURIComponent(path)}`;
        await page.goto(live.appUrl + (scenario === 'signed-out' ? path : signIn));
      },
      passTime: live.advance,
    };
    await run({ page, expect, studio, ...files });
  });

for (const [title, run] of Object.entries({ ...DEMO_JOURNEYS, ...ENGINE_JOURNEYS }))
  test(`demo: ${title}`, async ({ opened: { page, expect }, demoUrl, files }) => {
    const studio: Tools['studio'] = {
      open: async (path, { scenario, speed = 1 }) =>
        void (await page.goto(`${demoUrl}${path}?scenario=${scenario}&speed=${speed}`)),
      passTime: () => Promise.reject(new Error('The demo passes time by its speed only.')),
    };
    await run({ page, expect, studio, ...files });
  });
