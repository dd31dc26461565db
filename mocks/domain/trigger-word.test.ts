import { describe, expect, test } from 'vitest';
import { personOf } from './hash.ts';
import { triggerWordFor } from './trigger-word.ts';

describe('a trigger word', () => {
  test('has three letters of the name before two other characters', () => {
    expect(triggerWordFor('Ada', 'seed', [])).toMatch(/^ADA[2-9A-Z]{2}$/);
    expect(triggerWordFor('Zoë K.', 'seed', [])).toMatch(/^ZOE[2-9A-Z]{2}$/);
    expect(triggerWordFor('Konstantin', 'seed', [])).toHaveLength(5);
    expect(triggerWordFor('李', 'seed', [])).toMatch(/^TWN/);
  });

  test('is the same for the same seed', () => {
    expect(triggerWordFor('Ada', 'one', [])).toBe(triggerWordFor('Ada', 'one', []));
  });

  test('is unique among the existing ones', () => {
    const first = triggerWordFor('Ada', 'one', []);
    expect(triggerWordFor('Ada', 'one', [first])).toMatch(/^ADA[2-9A-Z]{2}$/);
    const words: string[] = [];
    for (let number = 0; number < 850; number += 1) words.push(triggerWordFor('Ada', String(number), words));
    expect(new Set(words).size).toBe(850);
  });

  test('of sample photos leads to the person on them, for any user', () => {
    const words = ['Nia', 'Leo', '李'].map((name) => triggerWordFor(name, 'one', [], { isSample: true }));
    expect(words.map(personOf)).toEqual(words.map(() => personOf('ADA7K')));
  });
});
