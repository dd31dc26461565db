import { expect, test } from 'vitest';
import { hashOf, hashOfText, randomAt } from './hash.ts';

test('is the published FNV-1a hash', () => {
  expect(hashOfText('')).toBe(0x811c9dc5);
  expect(hashOfText('a')).toBe(0xe40c292c);
  expect(hashOfText('foobar')).toBe(0xbf9cf968);
  expect(hashOf([102, 0, 111, 0, 111], 2)).toBe(hashOfText('foo'));
});

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
