import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { expect, test as base, type Page } from '@playwright/test';
import { breakOf } from '#openapi/conformance/breaks/breaks.ts';
import { createProxy, type Change, type Reply } from '#openapi/conformance/breaks/proxy.ts';
import { MIN_TRAINING_PHOTOS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { appBefore, mockApi } from './live-servers.ts';
import { photoFiles } from './photo-files.ts';

// The live build in front of a server that breaks the contract: its messages are true, it runs no code from answers, loses
// nothing, and continues when the server is repaired.

interface Case {
  name: string;
  scenario: string;
  path: string;
  act(page: Page): Promise<void>;
  /** The message on the page. */
  says: RegExp;
  /** A message that would be untrue. */
  never?: RegExp;
}

const READY = /is trained and selected/;
const RUNS = 'You can leave; the training continues.';
const REFUNDED = new RegExp(`Your ${TRAINING_COST_CREDITS} credits have been refunded`);

const startTraining = async (page: Page) => page.getByRole('button', { name: 'Fast Training' }).click();
const training = (name: string, says: RegExp, never?: RegExp): Case => ({
  name,
  scenario: 'new-creator',
  path: '/studio#training',
  act: startTraining,
  says,
  ...(never ? { never } : {}),
});
const job = (name: string, says: RegExp, never?: RegExp): Case => ({
  name,
  scenario: 'job-complete',
  path: '/dashboard',
  act: async (page) => void (await page.goto('/job/job_complete')),
  says,
  ...(never ? { never } : {}),
});

const CASES: Case[] = [
  training('charge-redirects', REFUNDED, READY),
  training('double-charge', /You can leave; the training continues/, READY),
  training('charge-wrong-balance', /You can leave; the training continues/, READY),
  training('cut-json', REFUNDED, READY),
  training('charge-not-booked', /Training Failed/, /have been refunded/),
  training('training-refused', new RegExp(`Not now\\. ${REFUNDED.source}`), READY),
  training('good-photos-refused', REFUNDED, READY),
  training('trigger-word-missing', /You can leave; the training continues/, READY),
  training('credits-text', /Credit Error/, /have been refunded/),
  {
    name: 'pay-without-tls',
    scenario: 'creator',
    path: '/studio',
    act: (page) => page.getByRole('button', { name: 'Choose Starter' }).click(),
    says: /Checkout Failed/,
  },
  {
    name: 'image-is-script',
    scenario: 'creator',
    path: '/studio',
    async act(page) {
      await page.getByLabel('Your prompt').fill('on a Lisbon rooftop');
      await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
    },
    says: /Generation Failed/,
    never: /Your picture is ready/,
  },
  job('job-never-ends', /in the making/, /ready to roll|cut short/),
  {
    name: 'page-for-error',
    scenario: 'creator',
    path: '/dashboard',
    act: async (page) => void (await page.goto('/job/job_none')),
    says: /Job Not Found/,
    never: /nginx/,
  },
];

interface World {
  appUrl: string;
  api: Awaited<ReturnType<typeof mockApi>>;
  /** Breaks the server in this way, or in none. */
  breakWith(change?: Change): void;
  /** The number of answers that were changed since then. */
  brokenAnswers(): number;
}

const test = base.extend<object, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape; nothing is needed of it.
    async ({}, use, { parallelIndex }) => {
      const api = await mockApi(50 + parallelIndex * 2);
      let current: Change | undefined;
      let broken = 0;
      const proxy = createProxy(api.url, async (call) => {
        if (!current) return call.forward();
        const own: Reply[] = [];
        const forward: typeof call.forward = async (change) => {
          const reply = await call.forward(change);
          own.push(structuredClone(reply));
          return reply;
        };
        const reply = await current({ ...call, forward });
        if (own.length !== 1 || !isDeepStrictEqual(structuredClone(reply), own[0])) broken += 1;
        return reply;
      });
      const app = await appBefore(await listening(proxy), 51 + parallelIndex * 2);
      await use({
        appUrl: app.url,
        api,
        breakWith: (change) => {
          current = change;
          broken = 0;
        },
        brokenAnswers: () => broken,
      });
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all([app.stop(), api.stop()]);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.appUrl),
});

for (const { name, scenario, path, act, says, never } of CASES) {
  const title = `${breakOf(name).what} The app says what is true, and goes on afterwards (${name})`;
  test(title, async ({ page, world }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('dialog', (dialog) => {
      problems.push(`A script ran: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await world.api.reset(scenario, 1);
    await page.clock.install();
    await page.addInitScript(countOpenCalls);
    await page.goto(`/api/callback?code=${scenario}&returnTo=${encodeURIComponent(path)}`);
    if (path.endsWith('#training')) {
      await page.getByLabel('Training photos').setInputFiles(photoFiles(MIN_TRAINING_PHOTOS));
      await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(
        MIN_TRAINING_PHOTOS,
      );
    }

    world.breakWith(breakOf(name).change);
    await act(page);
    await expect(page.getByText(says).first()).toBeVisible();
    await settle(page);
    if (never) await expect(page.getByText(never)).toHaveCount(0);
    // Otherwise the test would pass without the break.
    expect(world.brokenAnswers()).toBeGreaterThan(0);
    await expect(page.locator('[href^="javascript:" i], [src^="javascript:" i]')).toHaveCount(0);
    expect(new URL(page.url()).origin).toBe(world.appUrl);

    world.breakWith();
    await page.goto('/studio');
    const session = (await page.context().cookies()).find((cookie) => cookie.name === 'session');
    const answer = await fetch(`${world.api.url}/api/users/me/credits`, {
      headers: { cookie: `session=${session?.value ?? ''}` },
    });
    const { credits } = (await answer.json()) as { credits: number };
    await expect(page.getByRole('banner').getByText(`${credits} credits`)).toBeVisible();
    if (path.endsWith('#training')) {
      const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
      if (says.test(RUNS)) await expect(page.getByText(RUNS)).toBeVisible();
      else await expect(photos).toHaveCount(MIN_TRAINING_PHOTOS);
    }
    expect(problems).toEqual([]);
  });
}

/** In the page: counts the calls without an answer. */
function countOpenCalls() {
  const { fetch } = window;
  const counted = Object.assign(window, { openCalls: 0 });
  window.fetch = (...call) => {
    counted.openCalls += 1;
    return fetch(...call).finally(() => (counted.openCalls -= 1));
  };
}

/** The app repeats a call after one second and after three more, and the refund in the same way. */
async function settle(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await page.clock.runFor(10_000);
    const openCalls = () => page.evaluate(() => (window as unknown as { openCalls: number }).openCalls);
    await expect.poll(openCalls).toBe(0);
  }
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
  });
}
