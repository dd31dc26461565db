import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { openBackends, server } from './mocks/node.ts';

const isPage = typeof document !== 'undefined';
/** What was written to the console as an error or a warning: nobody reads it there, so it fails the test. */
let complaints: string[] = [];

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  if (!isPage) return;
  const { keepCookies } = await import('./src/test/cookie-fetch.ts');
  const { provideMissingBrowserParts } = await import('./src/test/missing-in-jsdom.ts');
  globalThis.fetch = keepCookies(globalThis.fetch);
  provideMissingBrowserParts();
});

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    // A test that means to see one spies on it itself, and then it is not recorded here.
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(async () => {
  if (isPage) await (await import('./src/test/reset-page.ts')).resetPage();
  const breaches = openBackends
    .splice(0)
    .flatMap((backend) => backend.breaches)
    .map(
      ({ operation, status, details }) =>
        `${operation} ${status} breaks the contract: ${details.join(' · ')}`,
    );
  server.resetHandlers();
  const failures = [...complaints, ...breaches];
  if (failures.length > 0) throw new Error(failures.join('\n'));
});

afterAll(() => server.close());
