import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { changeNumbers } from './change-numbers.ts';

const changed = parseDocument(
  changeNumbers(`
photos: { minItems: 8, maxItems: 20, x-recommended-items: { min: 12, max: 15 } }
training: { x-credits: 200, x-ends-within-ms: 1800000, example: 200 }
balance: { x-buy-more-below: 200 }
x-plan: { priceUsd: 9.99, trainings: 1 }
prompt: { maxLength: 2000 }
template: { maxLength: 1800 }
triggerWord: { maxLength: 190 }
guidance: { const: 3.5 }
`),
);
const number = (...path: string[]) => Number(changed.getIn(path));

test('equal numbers become different ones', () => {
  const price = number('training', 'x-credits');
  expect(price).toBeGreaterThan(200);
  expect(number('balance', 'x-buy-more-below')).toBeGreaterThan(price);
});

test('least values shrink, the others grow and keep their order', () => {
  expect(number('photos', 'minItems')).toBeLessThan(8);
  const recommended = number('photos', 'x-recommended-items', 'min');
  const plenty = number('photos', 'x-recommended-items', 'max');
  expect(recommended).toBeGreaterThan(12);
  expect(plenty).toBeGreaterThan(recommended);
  expect(number('photos', 'maxItems')).toBeGreaterThan(plenty);
});

test('times stay whole minutes, and prices have cents', () => {
  const minutes = number('training', 'x-ends-within-ms') / 60_000;
  expect(minutes).toBeGreaterThan(30);
  expect(minutes % 1).toBe(0);
  const price = number('x-plan', 'priceUsd');
  expect(price).toBeGreaterThan(9.99);
  expect(price).toBe(Number(price.toFixed(2)));
});

test('examples, words of the protocol, and 1 stay', () => {
  expect(number('training', 'example')).toBe(200);
  expect(number('guidance', 'const')).toBe(3.5);
  expect(number('x-plan', 'trainings')).toBe(1);
});
