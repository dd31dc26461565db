import { expect, test } from 'vitest';
import { randomAt } from './hash.ts';

const sequence = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => randomAt(seed, index));

test.each([2, 10])('random numbers hit one in %i on average, at irregular distances', (oneIn) => {
  const hits = sequence(42, 3000).map((value) => value < 1 / oneIn);
  const share = hits.filter(Boolean).length / hits.length;
  expect(share).toBeGreaterThan(0.85 / oneIn);
  expect(share).toBeLessThan(1.15 / oneIn);
  const gaps = new Set(hits.flatMap((hit, index) => (hit ? [hits.indexOf(true, index + 1) - index] : [])));
  expect(gaps.size).toBeGreaterThan(3);
});
