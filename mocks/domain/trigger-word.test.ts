import { expect, test } from 'vitest';
import { personOf } from './hash.ts';
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

test('the twin of sample photos is the person on them, whoever trains it', () => {
  const words = ['Nia', 'Leo', '李'].map((name) => triggerWordFor(name, 'one', [], { isSample: true }));
  expect(words.map(personOf)).toEqual(words.map(() => personOf('ADA7K')));
});
