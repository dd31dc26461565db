import { stripVTControlCharacters } from 'node:util';

/** How the test runners, and our own waits, begin the line that says that something did not come in time. */
const TIME_LIMIT = new RegExp(
  [
    // Vitest; testing-library (src/test/element-error.ts); until() of e2e.
    String.raw`^(?:\w*Error: )?(?:(?:Test|Hook) timed out in \d+ms|Timed out in wait(?:For|Until)|Waited [\d.]+ s in vain)`,
    // Playwright: a test, hook or fixture; an action; expect(locator); expect.poll and toPass.
    String.raw`\b[Tt]imeout of \d+ms exceeded`,
    String.raw`^TimeoutError: `,
    String.raw`^Timeout: +\d+ms$`,
    String.raw`^- Timeout \d+ms exceeded while waiting on the predicate`,
  ].join('|'),
  'm',
);

/**
 * The files to run once more, alone: a time limit is the cause of every failure in them. A failed assertion is never run
 * again.
 * @param {readonly { file: string, messages: readonly string[] }[]} files
 * @returns {string[]}
 */
export function timedOutFiles(files) {
  const isTimeOut = (message) => TIME_LIMIT.test(stripVTControlCharacters(message));
  const timedOut = files.filter(({ messages }) => messages.length > 0 && messages.every(isTimeOut));
  return timedOut.map(({ file }) => file);
}
