import { expect, it } from 'vitest';
import { randomAt } from './chance.ts';

const throws = (seed: number, count: number) =>
  Array.from({ length: count }, (_, toss) => randomAt(seed, toss));

it('the same seed gives the same numbers, another seed gives others', () => {
  expect(throws(7, 50)).toEqual(throws(7, 50));
  expect(throws(8, 50)).not.toEqual(throws(7, 50));
});

it.each([2, 3, 5, 10])('one in %i is met about so often, and never in a fixed rhythm', (oneIn) => {
  const hits = throws(42, 3000).map((value) => value < 1 / oneIn);
  const share = hits.filter(Boolean).length / hits.length;
  expect(share).toBeGreaterThan(0.85 / oneIn);
  expect(share).toBeLessThan(1.15 / oneIn);
  const gaps = new Set(hits.flatMap((hit, index) => (hit ? [hits.indexOf(true, index + 1) - index] : [])));
  expect(gaps.size).toBeGreaterThan(3);
});
