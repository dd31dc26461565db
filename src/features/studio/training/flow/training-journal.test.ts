import { describe, expect, it } from 'vitest';
import {
  failedOnServer,
  insufficientCredits,
  nothingTaken,
  uploadFailure,
  RefusedAnswer,
} from './training-failure.ts';
import { EMPTY_JOURNAL, trainingJournal, type OpenTraining, type OwedRefund } from './training-journal.ts';

const KEY = 'twin-studio:training:user_ada';
const OPEN: OpenTraining = {
  id: 'id1',
  mode: 'lora',
  step: 'running',
  balanceBefore: 740,
  sentAt: 1_000_000,
  startedAt: 2_000_000,
  knownTwins: ['ADA7K@1'],
};
const OWED: OwedRefund = {
  id: 'id2',
  balanceBefore: 740,
  failure: failedOnServer,
  isUncertain: true,
  isOffered: false,
};
const ada = trainingJournal('user_ada');
const store = (journal: unknown) => localStorage.setItem(KEY, JSON.stringify(journal));

describe('the journal of a training', () => {
  it('is kept per user until nothing is open and nothing owed', () => {
    for (const journal of [
      { open: OPEN, owed: [] },
      { open: null, owed: [OWED] },
    ]) {
      ada.write(journal);
      expect(trainingJournal('user_ada').read()).toEqual(journal);
      expect(trainingJournal('user_bob').read()).toEqual(EMPTY_JOURNAL);
    }
    ada.write({ open: OPEN });
    expect(ada.read()).toEqual({ open: OPEN, owed: [OWED] });
    ada.write(EMPTY_JOURNAL);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each<Partial<OpenTraining>>([
    { step: 'charging', mode: 'fast' },
    { step: 'uploading', knownTwins: null },
    { step: 'requesting' },
    { step: 'running', trainingTime: '3 minutes' },
  ])('holds %j', (change) => {
    ada.write({ open: { ...OPEN, ...change }, owed: [] });
    expect(ada.read().open).toEqual({ ...OPEN, ...change });
  });

  it.each([
    failedOnServer,
    nothingTaken,
    insufficientCredits(5),
    uploadFailure(new RefusedAnswer('', { details: ['No face'], guidelines: ['One person'] })),
  ])('holds why a refund is owed: %o', (failure) => {
    const owed = { ...OWED, failure, isUnconfirmed: true, isDoubted: true };
    ada.write({ open: null, owed: [owed] });
    expect(ada.read().owed).toEqual([owed]);
  });

  it.each([
    [
      { open: { ...OPEN, step: 'melted' }, owed: [OWED] },
      { open: null, owed: [OWED] },
    ],
    [
      { open: { ...OPEN, balanceBefore: '740' }, owed: [OWED] },
      { open: null, owed: [OWED] },
    ],
    [
      { open: OPEN, owed: [{ ...OWED, failure: { title: 'Gone' } }, OWED] },
      { open: OPEN, owed: [OWED] },
    ],
    [
      { open: OPEN, owed: 'none' },
      { open: OPEN, owed: [] },
    ],
    ['', EMPTY_JOURNAL],
  ])('loses only what is damaged: %j', (stored, journal) => {
    store(stored);
    expect(ada.read()).toEqual(journal);
  });
});
