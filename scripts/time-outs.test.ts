import { expect, test } from 'vitest';
import { timedOutFiles } from './time-outs.mjs';

/** Of Playwright's expect(locator), which asks again. */
const located = (found: string) =>
  `Error: expect(locator).toHaveText(expected) failed\n\nLocator: locator('p')\n${found}\n\nCall log:`;
const polled = (found: string) =>
  `Error: expect(received).toBe(expected)\n\n${found}\n\nCall Log:\n- Timeout 300ms exceeded while waiting on the predicate`;

/** As the runners report them. */
const TIME_OUTS = {
  'a test': 'TestTimeoutError: Test timed out in 60000ms.\nIf this is a long-running test, …',
  findBy: 'TestingLibraryElementError: Timed out in waitFor: Unable to find role="main"\n\n  banner',
  'waitFor, with nothing': 'AssertionError: Timed out in waitFor: expected [] to deeply equal [ 1 ]',
  'waitFor, for a state': 'Error: Timed out in waitFor: Received element is not enabled:\n  <button />',
  waitUntil: 'Error: Timed out in waitUntil!',
  'until()': 'Error: Waited 60 s in vain: a server at http://localhost:4193',
  'a browser test': '\u001B[31mTest timeout of 60000ms exceeded.\u001B[39m',
  'an expectation that the end of the test cut': `${located('Expected: "a"\nReceived: "b"')}\n  - Test timeout of 1500ms exceeded.`,
  'an action': 'TimeoutError: page.waitForURL: Timeout 300ms exceeded.',
  'expect(locator), with nothing': located('Expected: 3\nReceived: 0\nTimeout:  20000ms'),
  'expect(locator), for a state': located('Expected: visible\nReceived: hidden\nTimeout:  20000ms'),
  'expect(locator), without elements': located(
    'Timeout: 20000ms\n- Expected  - 3\n+ Received  + 1\n\n- Array [\n-   "a",\n- ]\n+ Array []',
  ),
  'expect.poll': polled('Expected: 2\nReceived: undefined'),
};
const ASSERTIONS = [
  "AssertionError: expected 'Timeout: 20000ms' to be 'b' // Object.is equality",
  'TestingLibraryElementError: Unable to find an element with the text: Timed out in waitFor.',
  'Error: expect(received).toBe(expected)\n\nExpected: "504: Gateway Timeout"\nReceived: "Timeout: 20000ms"',
  "AssertionError: expected 'The server took too long to answer.' to be undefined",
];
/** Assertions that were asked again until the limit. */
const WRONG_VALUES = [
  "AssertionError: Timed out in waitFor: expected [ 'a' ] to deeply equal [ 'b' ]",
  'Error: Timed out in waitFor: expect(element).toHaveTextContent()\n\nExpected element to have text content:\n  a\nReceived:\n  b\n\n  main b',
  located('Expected: "a"\nReceived: "b"\nTimeout:  20000ms'),
  located('Expected: 3\nReceived: 2\nTimeout:  20000ms'),
  located(
    'Timeout: 20000ms\n- Expected  - 1\n+ Received  + 1\n\n  Array [\n    "a",\n-   "c",\n+   "b",\n  ]',
  ),
  polled('Expected: 2\nReceived: 1'),
];
const named = (messages: string[], file = 'a.test.ts') => ({ file, messages });

test.each(Object.entries(TIME_OUTS))('%s that did not end in time is run again', (_, message) => {
  expect(timedOutFiles([named([]), named([message], 'b.test.ts')])).toEqual(['b.test.ts']);
});

test.each([...ASSERTIONS, ...WRONG_VALUES])('a failed assertion is not run again: %s', (message) => {
  expect(timedOutFiles([named([message])])).toEqual([]);
  expect(timedOutFiles([named([TIME_OUTS['a test'], message])])).toEqual([]);
});
