import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, vi } from 'vitest';
import { violationText } from './mocks/server/contract-violation.ts';
import { openBackends } from './mocks/testing/open-backends.ts';
import { forgetRequests } from './mocks/testing/test-requests.ts';
import { shortenError } from './src/test/shorten-error.ts';

const isPage = typeof document !== 'undefined';
/** What was written to the console as an error or a warning: nobody reads it there, so it fails the test. */
let complaints: string[] = [];

if (isPage) {
  await import('fake-indexeddb/auto');
  const { configure } = await import('@testing-library/dom');
  // An awaited element appears in milliseconds, and on a slow, busy machine in seconds. While editing
  // (`npm run check`, `npm run test:watch`) a failure should not take a minute.
  const { elementError } = await import('./src/test/element-error.ts');
  configure({
    asyncUtilTimeout: import.meta.env.MODE === 'quick' ? 10_000 : 60_000,
    getElementError: elementError,
  });
  const { provideMissingBrowserParts } = await import('./src/test/missing-in-jsdom.ts');
  provideMissingBrowserParts();
}

beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => task.result?.errors?.forEach(shortenError));
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    // A test that means to see one spies on it itself, and then it is not recorded here.
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

// Vitest runs it after those of the files.
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const backends = openBackends.splice(0);
  // Loading React to clean up after a test without it would double the time of the small ones.
  const isUsed = isPage && (document.body.hasChildNodes() || backends.length > 0);
  if (isUsed) await (await import('./src/test/reset-page.ts')).resetPage();
  if (isPage) localStorage.clear();
  for (const backend of backends) backend.close();
  forgetRequests();
  const violations = backends.flatMap((backend) => backend.violations).map(violationText);
  const failures = [...complaints, ...violations];
  if (failures.length > 0) throw new Error(failures.join('\n'));
});
