import { describe, expect, it, vi } from 'vitest';
import {
  failedOnServer,
  insufficientCredits,
  nothingTaken,
  uploadFailure,
  RefusedAnswer,
} from './training-failure.ts';
import {
  EMPTY_JOURNAL,
  onJournalChange,
  shownProgress,
  trainingJournal,
  type OpenTraining,
  type OwedRefund,
} from './training-journal.ts';

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
      expect(trainingJournal('user_bob').read()).toEqual({ open: null, owed: [] });
    }
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

  it('says that another tab changed it, until that is no longer asked', () => {
    const changed = vi.fn<() => void>();
    const stop = onJournalChange('user_ada', changed);
    const write = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    write('twin-studio:training:user_bob');
    write(`${KEY}:x`);
    write('twin-studio:style-profile:user_ada');
    expect(changed).not.toHaveBeenCalled();
    write(KEY);
    // Everything was removed.
    write(null);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    write(KEY);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

it('keeps what a training has shown, for this one alone', () => {
  const progress = shownProgress('user_ada');
  expect(progress.read('id1')).toBe(0);
  progress.write('id1', 40);
  expect(progress.read('id1')).toBe(40);
  expect(progress.read('id2')).toBe(0);
  expect(shownProgress('user_bob').read('id1')).toBe(0);
  expect(ada.read()).toEqual(EMPTY_JOURNAL);
  progress.write('id1', 400);
  expect(progress.read('id1')).toBe(0);
});
