import { expect, test } from 'vitest';
import { pairs } from './matrix.ts';

const isFull = import.meta.env.MODE === 'matrix';
const named = (names: string) => names.split('').map((name): [string, string] => [name, name]);
const chosen = (rows: string, columns: string) =>
  pairs(named(rows), named(columns), (row, column) => row !== column).map(
    ([[row], [column]]) => row + column,
  );

test('another row, or another order, changes nothing for those that are there', () => {
  const before = chosen('abcd', 'uvwx');
  expect(before).toHaveLength(isFull ? 16 : 4);
  expect(chosen('zabcd', 'uvwx')).toEqual(expect.arrayContaining(before));
  expect(chosen('dcba', 'xwvu').toSorted()).toEqual(before.toSorted());
});

test('a row meets only columns that it belongs with', () => {
  expect(chosen('a', 'ab')).toEqual(['ab']);
});
