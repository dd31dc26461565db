import { stripVTControlCharacters } from 'node:util';

/** Messages of the test runners and of our own waits about a time limit. */
const TIME_LIMIT = lines(
  // Vitest; waitUntil() of mocks/testing; until() of e2e.
  String.raw`^(?:\w*Error: )?(?:(?:Test|Hook) timed out in \d+ms|Timed out in waitUntil|Waited [\d.]+ s in vain)`,
  // Playwright: a test, hook or fixture, and what it interrupted; an action.
  String.raw`\b[Tt]imeout of \d+ms exceeded`,
  String.raw`^TimeoutError: `,
);
/** The same for an assertion that is retried until it holds. */
const RETRIED = lines(
  // Testing-library (src/test/element-error.ts).
  String.raw`^(?:\w*Error: )?Timed out in waitFor: `,
  // Playwright: expect(locator); expect.poll and toPass.
  String.raw`^Timeout: +\d+ms$`,
  String.raw`^- Timeout \d+ms exceeded while waiting on the predicate`,
);
/** Its last value was wrong: a text, a number or a list, but neither nothing nor a state such as `hidden` or `disabled`. */
const WRONG_VALUE = lines(
  // Vitest; jest-dom.
  String.raw`^(?:\w*Error: )?Timed out in waitFor: expected (?:'(?!')|-?[1-9]|\[(?!\])|\{(?!\}))`,
  String.raw`^Received:\n +(?!null$)\S`,
  // Playwright, whose lists are differences.
  String.raw`^Received(?: string)?: +(?:"(?!")|-?[1-9])`,
  String.raw`^\+ Received(?![^]*^\+ Array \[\]$)`,
);

/**
 * The files to run again, alone: every failure in them is a time limit. A failed assertion is never run again, nor one
 * that was retried and still found a wrong value.
 * @param {readonly { file: string, messages: readonly string[] }[]} files
 * @returns {string[]}
 */
export function timedOutFiles(files) {
  const timedOut = files.filter(({ messages }) => messages.length > 0 && messages.every(isTimeOut));
  return timedOut.map(({ file }) => file);
}

function isTimeOut(message) {
  const text = stripVTControlCharacters(message);
  return TIME_LIMIT.test(text) || (RETRIED.test(text) && !WRONG_VALUE.test(text));
}

function lines(...patterns) {
  return new RegExp(patterns.join('|'), 'm');
}
