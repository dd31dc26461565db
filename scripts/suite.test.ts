import { beforeEach, expect, test, vi } from 'vitest';
import { suite } from './suite.mjs';

const TIME_OUT = 'Error: Test timed out in 60000ms.';
const ASSERTION = 'AssertionError: expected 1 to be 2';

let slow: string[] = [];
let runs: string[] = [];

beforeEach(() => {
  [slow, runs] = [[], []];
  vi.spyOn(console, 'log').mockReturnValue();
});

const result = (file: string, ...messages: string[]) => {
  return { file, passed: 4, failed: messages.length, messages };
};

/** A suite with these files at first, where each passes alone but the ones that are always slow. */
function run(files: ReturnType<typeof result>[], alwaysSlow: readonly string[] = []) {
  return suite((file) => {
    runs.push(file);
    const again = result(file, ...(alwaysSlow.includes(file) ? [TIME_OUT] : []));
    const ran = file === 'all' ? files : [again];
    return { isOk: ran.every(({ failed }) => failed === 0), files: ran };
  }, slow);
}

test('two files that reach a time limit and pass alone are green, and slow', () => {
  expect(run([result('a'), result('b', TIME_OUT), result('c', TIME_OUT)])).toEqual({ passed: 12, failed: 0 });
  expect(runs).toEqual(['all', 'b', 'c']);
  expect(slow).toEqual(['b', 'c']);
});

test('three are red, also in two suites', () => {
  const three = ['b', 'c', 'd'].map((file) => result(file, TIME_OUT));
  expect(run(three)).toEqual({ passed: 12, failed: 3 });
  expect(run(three.slice(1))).toEqual({ passed: 8, failed: 0 });
  expect(run(three.slice(0, 1))).toEqual({ passed: 4, failed: 1 });
  expect(runs).toEqual(['all', 'all', 'c', 'd', 'all']);
});

test('one that reaches the time limit again is red', () => {
  expect(run([result('a'), result('b', TIME_OUT)], ['b'])).toEqual({ passed: 8, failed: 1 });
  expect(slow).toEqual([]);
});

test('a failed assertion is never run again, nor a file with one beside a time limit', () => {
  expect(run([result('a', ASSERTION), result('b', TIME_OUT, ASSERTION)])).toEqual({ passed: 8, failed: 3 });
  expect(runs).toEqual(['all']);
});

test('a run without a test, or that fails outside of tests, is one failure', () => {
  expect(run([])).toEqual({ passed: 0, failed: 1 });
  expect(suite(() => ({ isOk: false, files: [result('a')] }), slow)).toEqual({ passed: 4, failed: 1 });
});
