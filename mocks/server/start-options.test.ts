import { expect, test } from 'vitest';
import { readName, readSpeed } from './start-options.ts';

const KNOWN = ['signed-out', 'creator'] as const;

test('an unknown scenario lists similar names, the nearest first', () => {
  expect(readName('scenario', 'dashboard', ['post-clipboard', 'dashboard-newcomer'])).toEqual({
    problem: 'There is no scenario "dashboard". Nearest: dashboard-newcomer, post-clipboard.',
  });
  expect(readName('scenario', 'creatr', KNOWN)).toEqual({
    problem: 'There is no scenario "creatr". Nearest: creator.',
  });
});

test('a scenario without a name lists examples', () => {
  expect(readName('scenario', '', KNOWN)).toEqual({
    problem: 'The scenario has no name. For example: signed-out, creator.',
  });
});

test.each(['__proto__', 'constructor', 'CREATOR'])('%s is not a scenario', (name) => {
  expect(readName('scenario', name, KNOWN)).toHaveProperty('problem');
});

test.each([
  ['0', 0],
  ['.5', 0.5],
  [' 10 ', 10],
  ['3600', 3600],
])('a speed %j is %d', (text, value) => {
  expect(readSpeed(text)).toEqual({ value });
});

test.each(['', '-1', 'fast', '1e3', 'Infinity', 'NaN', '0x10', '3601', '1,5'])(
  '%j is not a speed',
  (text) => {
    expect(readSpeed(text)).toEqual({
      problem: `"${text}" is not a speed. Use a number from 0 (paused) to 3600, such as 1, 10 or 60.`,
    });
  },
);
