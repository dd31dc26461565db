import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { changeNumbers } from './change-numbers.ts';

// With numbers that do not fit together, other tests fail; with the old ones none would.
test('limits and prices change, and equal ones become different', () => {
  const changed = parseDocument(
    changeNumbers(`
photos: { minItems: 8, maxItems: 20, x-recommended-items: { min: 12, max: 15 } }
training: { x-credits: 200, x-ends-within-ms: 1800000 }
balance: { x-buy-more-below: 200 }
x-plan: { priceUsd: 9.99 }
`),
  ).toString();
  const numbers = changed.match(/\d[\d.]*/g) ?? [];
  expect(numbers).toHaveLength(8);
  expect(new Set([...numbers, '8', '20', '12', '15', '200', '1800000', '9.99']).size).toBe(15);
});
