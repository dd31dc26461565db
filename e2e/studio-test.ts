import { test as base, expect, type Page } from '@playwright/test';
import type { Fault } from '#mocks/server/faults.ts';
import { findOperation } from '#openapi/find-operation.ts';
import { liveServers, type LiveServers } from './live-servers.ts';

interface StudioOptions {
  /** A named state of the simulated backend (docs/states.gen.md). */
  scenario?: string;
  /** How many times as fast simulated time runs. */
  speed?: number;
  /** Additional faults; live only. */
  faults?: Fault[];
}

interface Studio {
  /** Opens a page in a state: by its address in the demo, by the mock server's control endpoint live. */
  open(path: string, options?: StudioOptions): Promise<void>;
  /** Moves the server's clock. It does not affect the clock of the page. */
  passTime(milliseconds: number): Promise<void>;
  /** Whether the simulated backend runs in the page, where `?speed=` sets its pace, or behind a port. */
  isDemo: boolean;
}

/** The `test` of all browser tests: console errors fail it, and `studio` lets a spec run on both targets. */
export const test = base.extend<
  {
    hasDirector: boolean;
    director: void;
    studio: Studio;
    requests: void;
    consoleProblems: string[];
    expectConsole: (pattern: RegExp) => void;
  },
  { live: LiveServers | undefined }
>({
  // One backend for each worker, because tests change its state.
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape; it has no dependencies.
    async ({}, use, workerInfo) => {
      if (workerInfo.project.name !== 'live') {
        await use(undefined);
        return;
      }
      const servers = await liveServers(workerInfo.parallelIndex);
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ live, baseURL }, use) => {
    await use(live?.appUrl ?? baseURL);
  },

  // oxlint-disable-next-line no-empty-pattern -- as above.
  expectConsole: async ({}, use) => {
    await use((pattern) => allowed.push(pattern));
    allowed.length = 0;
  },

  consoleProblems: [
    // Depends on `expectConsole`, which clears the allowed messages after the check below.
    async ({ context, expectConsole: _allowances }, use) => {
      const problems: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (!['error', 'warning'].includes(message.type())) return;
          const { url } = message.location();
          if (!isDocumentedRefusal(message.text(), url)) problems.push(`${message.text()} (${url})`);
        });
        page.on('pageerror', (error) => {
          if (!isDocumentedRefusal(String(error), '')) problems.push(String(error));
        });
      };
      context.on('page', watch);
      // A violation of the content security policy fails the test, even where the browser does not report it.
      await context.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          reportError(new Error(`Content security policy: ${effectiveDirective} stopped ${blockedURI}`)),
        ),
      );
      await use(problems);
      const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],

  // Only the director's specs turn the director on.
  hasDirector: [false, { option: true }],

  director: [
    async ({ context, hasDirector }, use) => {
      if (!hasDirector) {
        await context.addInitScript(() => {
          // The blank page before the first address has no storage.
          if (origin !== 'null') sessionStorage.setItem('twin-studio-mock:director', 'off');
        });
      }
      await use();
    },
    { auto: true },
  ],

  requests: [
    async ({ context }, use, testInfo) => {
      const requests = new Set<string>();
      context.on('request', (request) => {
        const found = findOperation(request.method(), new URL(request.url()).pathname);
        if (found) requests.add(found.operation);
      });
      await use();
      for (const description of requests) testInfo.annotations.push({ type: 'operation', description });
    },
    { auto: true },
  ],

  studio: async ({ page, live }, use) => {
    await use({
      isDemo: !live,
      async open(path, { scenario = 'creator', speed = 1, faults = [] } = {}) {
        if (!live) {
          if (faults.length > 0) throw new Error('The demo has faults only through a scenario.');
          const address = new URL(path, 'http://demo.invalid');
          address.searchParams.set('scenario', scenario);
          address.searchParams.set('speed', String(speed));
          await page.goto(`${address.pathname}${address.search}${address.hash}`);
          return;
        }
        await live.reset(scenario, speed, faults);
        if (scenario === 'signed-out') {
          await page.context().clearCookies();
          await page.goto(path);
        } else {
          await page.goto(`/api/callback?code=${scenario}&returnTo=${encodeURIComponent(path)}`);
        }
      },
      async passTime(milliseconds) {
        if (!live) throw new Error('The demo passes time by ?speed= only.');
        await live.advance(milliseconds);
      },
    });
  },
});

/** Two refusals of an ordinary visit, which Chromium reports: no session, and no training yet. */
function isDocumentedRefusal(text: string, url: string): boolean {
  return (
    (text.includes('status of 401') && url.endsWith('/api/auth/user')) ||
    (text.includes('status of 404') && url.includes('/api/twins/train/status/'))
  );
}

/** The messages that the running test expects; a worker runs one test at a time. */
const allowed: RegExp[] = [];

export { expect };
