import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { changeNumbers } from './change-numbers.ts';

const changed = parseDocument(
  changeNumbers(`
photos: { minItems: 8, maxItems: 20, x-recommended-items: { min: 12, max: 15 } }
training: { x-credits: 200, x-ends-within-ms: 1800000, example: 200 }
balance: { x-buy-more-below: 200 }
x-plan: { priceUsd: 9.99, trainings: 1 }
guidance: { const: 3.5 }
`),
);
const number = (...path: string[]) => Number(changed.getIn(path));

test('equal numbers become different ones, which keep their order; times stay whole minutes, and prices have cents', () => {
  const price = number('training', 'x-credits');
  expect(price).toBeGreaterThan(200);
  expect(number('balance', 'x-buy-more-below')).toBeGreaterThan(price);
  const photos = ['minItems', 'maxItems'].map((name) => number('photos', name));
  const recommended = ['min', 'max'].map((name) => number('photos', 'x-recommended-items', name));
  expect(photos[0]).toBeLessThan(8);
  expect(recommended[0]).toBeGreaterThan(12);
  expect(recommended[1]).toBeGreaterThan(recommended[0]!);
  expect(photos[1]).toBeGreaterThan(recommended[1]!);
  const minutes = number('training', 'x-ends-within-ms') / 60_000;
  expect([minutes > 30, minutes % 1]).toEqual([true, 0]);
  const dollars = number('x-plan', 'priceUsd');
  expect([dollars > 9.99, dollars]).toEqual([true, Number(dollars.toFixed(2))]);
});

test('examples, words of the protocol, and 1 stay', () => {
  expect(number('training', 'example')).toBe(200);
  expect(number('guidance', 'const')).toBe(3.5);
  expect(number('x-plan', 'trainings')).toBe(1);
});
