import { expect, it } from 'vitest';
import { timedOutFiles } from './time-outs.mjs';

/** As the runners report them. */
const TIME_OUTS = {
  'a test': 'TestTimeoutError: Test timed out in 60000ms.\nIf this is a long-running test, …',
  'a hook': 'Error: Hook timed out in 60000ms.\nIf this is a long-running hook, …',
  'findBy, waitFor': 'AssertionError: Timed out in waitFor: expected 1 to be 2',
  'vi.waitUntil': 'Error: Timed out in waitUntil!',
  'until()': 'Error: Waited 60 s in vain: a server at http://localhost:4193',
  'a browser test': '\u001B[31mTest timeout of 60000ms exceeded.\u001B[39m',
  'an action that the end of the test cut':
    'Error: locator.click: Test timeout of 60000ms exceeded.\nCall log:',
  'a fixture': 'Fixture "live" timeout of 60000ms exceeded during setup.',
  'an action': 'TimeoutError: page.waitForURL: Timeout 300ms exceeded.',
  'expect(locator)':
    'Error: expect(locator).toHaveText(expected) failed\n\nLocator: locator(\'p\')\nExpected: "a"\nReceived: "b"\nTimeout:  20000ms\n\nCall log:',
  'expect.poll':
    'Error: expect(received).toBe(expected)\n\nCall Log:\n- Timeout 300ms exceeded while waiting on the predicate',
};
const ASSERTIONS = [
  "AssertionError: expected 'Timeout: 20000ms' to be 'b' // Object.is equality",
  'TestingLibraryElementError: Unable to find an element with the text: Timed out in waitFor.',
  'Error: expect(received).toBe(expected)\n\nExpected: "504: Gateway Timeout"\nReceived: "Timeout: 20000ms"',
  "AssertionError: expected 'The server took too long to answer.' to be undefined",
];
const named = (messages: string[], file = 'a.test.ts') => ({ file, messages });

it.each(Object.entries(TIME_OUTS))('%s that did not end in time is run again', (_, message) => {
  expect(timedOutFiles([named([]), named([message], 'b.test.ts')])).toEqual(['b.test.ts']);
});

it.each(ASSERTIONS)('a failed assertion is not run again: %s', (message) => {
  expect(timedOutFiles([named([message])])).toEqual([]);
  expect(timedOutFiles([named([TIME_OUTS['a test'], message])])).toEqual([]);
});
