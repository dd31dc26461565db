import { expect, test } from 'vitest';
import { triggerWordFor } from './trigger-word.ts';

test('a trigger word is three letters of the name and two more characters', () => {
  expect(triggerWordFor('Ada', 'seed', [])).toMatch(/^ADA[2-9A-Z]{2}$/);
  expect(triggerWordFor('Zoë K.', 'seed', [])).toMatch(/^ZOE[2-9A-Z]{2}$/);
  expect(triggerWordFor('Konstantin', 'seed', [])).toHaveLength(5);
  expect(triggerWordFor('李', 'seed', [])).toMatch(/^TWN/);
});

test('it is the same for the same seed, and unique among those taken', () => {
  expect(triggerWordFor('Ada', 'one', [])).toBe(triggerWordFor('Ada', 'one', []));
  const first = triggerWordFor('Ada', 'one', []);
  expect(triggerWordFor('Ada', 'one', [first])).toMatch(/^ADA[2-9A-Z]{2}$/);
  const words: string[] = [];
  for (let number = 0; number < 850; number += 1) words.push(triggerWordFor('Ada', String(number), words));
  expect(new Set(words).size).toBe(850);
});
