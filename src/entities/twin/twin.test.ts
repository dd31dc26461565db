import { describe, expect, test } from 'vitest';
import * as fc from '#mocks/testing/seeded-fast-check.ts';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { tryParse } from '#shared/lib/schema.ts';
import { selectedTwin } from './selected-twin.ts';
import {
  completedDate,
  findTrainedTwin,
  storedTwins,
  storedWord,
  twinsFromModels,
  twinsFromStatus,
} from './twin.ts';

const row = { userId: 'user_ada', trigger_word: 'ADA7K', status: 'ready', training_status: 'succeeded' };
const completedAt = '2026-11-18T09:24:00Z';
const listed = (rows: unknown) => twinsFromModels(rows)?.twins ?? [];

describe('reading the twins', () => {
  test('returns trigger word with completion date', () => {
    const twin = {
      key: 'ADA7K',
      userId: 'user_ada',
      triggerWord: 'ADA7K',
      completedAt: Date.parse(completedAt),
    };
    expect(twinsFromModels([{ ...row, completedAt }])).toEqual({ twins: [twin], words: ['ADA7K'] });
  });

  test.each([[{ ok: false }], [null], ['<html>'], [undefined]])('refuses %j as a list', (response) => {
    expect(twinsFromModels(response)).toBeUndefined();
  });

  test('returns invalid fields as undefined', () => {
    const [twin] = listed([{ trigger_word: ' ', completedAt: 'yesterday' }]);
    expect(twin).toMatchObject({ userId: undefined, triggerWord: undefined, completedAt: undefined });
    expect(completedDate(twin?.completedAt)).toBe('date unknown');
  });

  test.each([
    [MAX_PROMPT_LENGTH, true],
    [MAX_PROMPT_LENGTH + 1, false],
  ])('accepts a trigger word of %i emoji: %s', (length, isRead) => {
    const [twin] = listed([{ ...row, trigger_word: '🦊'.repeat(length) }]);
    expect(twin?.triggerWord !== undefined).toBe(isRead);
  });

  test('lists each trigger word once', () => {
    const words = listed([row, { ...row, completedAt }, { ...row, trigger_word: 'ADA2M' }]).map(
      ({ key }) => key,
    );
    expect(words).toEqual(['ADA7K', 'ADA2M']);
  });

  test('lists every row without a trigger word', () => {
    const keys = listed([{ status: 'ready' }, { status: 'ready' }]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test('lists only trained twins', () => {
    const list = twinsFromModels([{ ...row, status: 'training' }]);
    expect(list).toEqual({ twins: [], words: ['ADA7K'] });
  });

  test('drops invalid rows', () => {
    expect(twinsFromModels([null, 'x', []])).toEqual({ twins: [], words: [] });
  });

  test.each([
    [{ status: null, training_status: 'failed' }, 0],
    [{ status: null, training_status: 'processing' }, 0],
    [{ status: null, training_status: 'succeeded' }, 1],
    [{ status: null, training_status: null }, 1],
    [{ status: 'ready', training_status: 'processing' }, 1],
  ])('counts a row with %j as %i twins', (states, count) => {
    expect(listed([{ ...row, ...states }])).toHaveLength(count);
  });

  test('returns the latest twin from the training status', () => {
    const response = { ok: true, ...row, userId: undefined, completedAt };
    const latest = { userId: 'user_ada', triggerWord: 'ADA7K' };
    expect(twinsFromStatus(response, 'user_ada')).toMatchObject([latest]);
  });

  test('returns no twin from the status of a running training', () => {
    expect(twinsFromStatus({ ok: true, ...row, status: 'training' }, 'user_ada')).toEqual([]);
  });

  test('refuses an invalid training status', () => {
    expect(twinsFromStatus({ ok: false }, 'user_ada')).toBeUndefined();
  });
});

const LIST = listed([
  { ...row, completedAt },
  { ...row, trigger_word: 'ADA2M', completedAt },
  { ...row, trigger_word: undefined },
]);

test.each([
  ['the twin with the server’s trigger word', 'ADA2M', [], 'ADA2M'],
  ['the twin with that word, even if listed before', 'ADA2M', ['ADA2M'], 'ADA2M'],
  ['no twin with another word', 'ADA9Q', [], undefined],
  ['the twin that was not listed before', undefined, ['ADA7K'], 'ADA2M'],
  ['no twin that was listed before', undefined, ['ADA7K', 'ADA2M'], undefined],
  ['no twin when neither is known', undefined, null, undefined],
])('the twin of a training (decision 55) is %s', (_, triggerWord, knownTwins, expected) => {
  expect(findTrainedTwin(LIST, { triggerWord, knownTwins })?.triggerWord).toBe(expected);
});

test('the newest twin with a trigger word is selected by default', () => {
  expect(selectedTwin(LIST.toReversed(), undefined)?.triggerWord).toBe('ADA2M');
});

test('no twin is selected while the selected twin is not listed', () => {
  expect(selectedTwin(LIST, 'ADA9Q')).toBeUndefined();
});

/** Fields that a database or a proxy may change between two reads: all but the trigger word. */
const otherFields = fc.record(
  {
    userId: fc.constantFrom('user_ada', 'USER_ADA', null),
    status: fc.constantFrom('ready', 'training', 'failed', null),
    training_status: fc.constantFrom('succeeded', 'processing'),
    completedAt: fc.constantFrom(
      '2026-11-18T09:24:00.417Z',
      '2026-11-18T09:24:00Z',
      '2026-11-18 09:24:00',
      null,
      5,
    ),
  },
  { requiredKeys: [] },
);
const words = fc.uniqueArray(fc.constantFrom('ADA7K', 'ADA2M', 'ADA9Q', 'ada7k', 'ADA7K2', 'ADA-7K'), {
  minLength: 1,
});
/** Two reads of the same twins in any order, with additional rows without a trigger word. */
const twoReads = words.chain((all) => {
  const read = fc
    .tuple(fc.tuple(...all.map(() => otherFields)), fc.array(otherFields, { maxLength: 2 }))
    .map(([fields, wordless]) => [
      ...all.map((word, index) => ({ ...fields[index], trigger_word: word })),
      ...wordless,
    ])
    .chain((rows) => fc.shuffledSubarray(rows, { minLength: rows.length }));
  return fc.record({ word: fc.constantFrom(...all), earlier: read, later: read });
});

test('a twin is identified by its trigger word alone', () => {
  fc.assert(
    fc.property(twoReads, ({ word, earlier, later }) => {
      const knownTwins = [...twinsFromModels(earlier)!.words];
      const { twins } = twinsFromModels(later)!;
      // An earlier twin is never new.
      expect(findTrainedTwin(twins, { knownTwins })).toBeUndefined();
      // The selected twin is unchanged, or undefined while it is not trained.
      expect([word, undefined]).toContain(selectedTwin(twins, word)?.triggerWord);
      expect(findTrainedTwin(twins, { triggerWord: word, knownTwins })?.triggerWord).toBe(
        selectedTwin(twins, word)?.triggerWord,
      );
    }),
  );
});

test.each(['ADA7K@1763454240000', 'ADA7K@?', 'ADA7K@1763454240000#2', 'ADA7K'])(
  'a selection that an earlier version stored as %s is ADA7K',
  (stored) => {
    expect(tryParse(storedWord, stored)).toBe('ADA7K');
  },
);

test('twins with missing fields are stored', () => {
  const twins = listed([{ trigger_word: null, status: 'ready' }, { trigger_word: 'ADA7K' }]);
  expect(tryParse(storedTwins, JSON.parse(JSON.stringify(twins)))).toEqual(twins);
});
