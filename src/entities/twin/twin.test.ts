import { expect, test } from 'vitest';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { tryParse } from '#shared/lib/schema.ts';
import { completedDate, findTrainedTwin, storedTwins, twinsFromModels, twinsFromStatus } from './twin.ts';

const row = { userId: 'user_ada', trigger_word: 'ADA7K', status: 'ready', training_status: 'succeeded' };
const completedAt = '2026-11-18T09:24:00Z';

test('reading the twins takes trigger word and date of completion', () => {
  expect(twinsFromModels([{ ...row, completedAt }])).toEqual([
    {
      key: `ADA7K@${Date.parse(completedAt)}`,
      userId: 'user_ada',
      triggerWord: 'ADA7K',
      completedAt: Date.parse(completedAt),
    },
  ]);
});

test.each([[{ ok: false }], [null], ['<html>'], [undefined]])('%j is no list of twins', (answer) => {
  expect(twinsFromModels(answer)).toBeUndefined();
});

test('reading the twins takes missing and invalid fields for undefined, and keeps the twin', () => {
  const [twin] = twinsFromModels([{ trigger_word: ' ', completedAt: 'yesterday' }]) ?? [];
  expect(twin).toMatchObject({ userId: undefined, triggerWord: undefined, completedAt: undefined });
  expect(completedDate(twin?.completedAt)).toBe('date unknown');
});

test.each([
  [MAX_PROMPT_LENGTH, true],
  [MAX_PROMPT_LENGTH + 1, false],
])('reading the twins takes a trigger word of %i emoji: %s', (length, isRead) => {
  const [twin] = twinsFromModels([{ ...row, trigger_word: '🦊'.repeat(length) }]) ?? [];
  expect(twin?.triggerWord !== undefined).toBe(isRead);
});

test('reading the twins gives equal twins different keys', () => {
  const keys = twinsFromModels([
    { ...row, completedAt },
    { ...row, completedAt },
  ])?.map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('reading the twins lists trained twins only, and drops invalid rows', () => {
  expect(twinsFromModels([{ ...row, status: 'training' }, null, 'x', []])).toEqual([]);
});

test('reading the twins takes the latest one from the training status, with the caller’s user id', () => {
  const answer = { ok: true, ...row, userId: undefined, completedAt };
  const latest = { userId: 'user_ada', triggerWord: 'ADA7K' };
  expect(twinsFromStatus(answer, 'user_ada')).toMatchObject([latest]);
  expect(twinsFromStatus({ ok: true, ...row, status: 'training' }, 'user_ada')).toEqual([]);
  expect(twinsFromStatus({ ok: false }, 'user_ada')).toBeUndefined();
});

const twins =
  twinsFromModels([
    { ...row, completedAt },
    { ...row, trigger_word: 'ADA2M', completedAt },
  ]) ?? [];
const [first, second] = twins;
const BOTH = twins.map(({ key }) => key);

test.each([
  ['with the trigger word that its call named', 'ADA2M', [], second],
  ['with that word, although it was listed before', 'ADA2M', [second!.key], second],
  ['not another one than its call named', 'ADA9Q', [], undefined],
  ['that was not listed before, when its call named none', undefined, [first!.key], second],
  ['not one that was listed before', undefined, BOTH, undefined],
  ['none when neither is known', undefined, null, undefined],
])('the twin of a training (decision 55) is the one %s', (_, triggerWord, knownTwins, twin) => {
  expect(findTrainedTwin(twins, { triggerWord, knownTwins })).toBe(twin);
});

test('twins are stored with what is known of them', () => {
  const twins = twinsFromModels([{ trigger_word: null, status: 'ready' }, { trigger_word: 'ADA7K' }]);
  expect(tryParse(storedTwins, JSON.parse(JSON.stringify(twins)))).toEqual(twins);
});
