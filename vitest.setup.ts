import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, vi } from 'vitest';
import { violationText } from './mocks/server/contract-violation.ts';
import { openBackends } from './mocks/testing/open-backends.ts';
import { forgetRequests } from './mocks/testing/test-requests.ts';
import { shortenError } from './src/test/shorten-error.ts';

const isPage = typeof document !== 'undefined';
/** Errors and warnings in the console, which fail the test. */
let consoleMessages: string[] = [];

if (isPage) {
  await import('fake-indexeddb/auto');
  const { configure } = await import('@testing-library/dom');
  // An awaited element appears in milliseconds, or in seconds on a slow, busy machine. In `quick` mode
  // (`npm run check`, `npm run test:watch`) a failure must not take a minute.
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
  consoleMessages = [];
  for (const level of ['error', 'warn'] as const) {
    // A test that expects a message replaces this spy with its own.
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      consoleMessages.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

// Vitest runs this hook after those of the test files.
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const backends = openBackends.splice(0);
  // Load React for the clean-up only if it was used, because loading it would double the time of small tests.
  const isUsed = isPage && (document.body.hasChildNodes() || backends.length > 0);
  if (isUsed) await (await import('./src/test/reset-page.ts')).resetPage();
  if (isPage) localStorage.clear();
  for (const backend of backends) backend.close();
  forgetRequests();
  const violations = backends.flatMap((backend) => backend.violations).map(violationText);
  const failures = [...consoleMessages, ...violations];
  if (failures.length > 0) throw new Error(failures.join('\n'));
});
