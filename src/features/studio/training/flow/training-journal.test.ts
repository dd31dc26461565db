import { describe, expect, it } from 'vitest';
import { failedOnServer, insufficientCredits, uploadFailure } from './training-failure.ts';
import { trainingJournal, type OpenTraining, type Refund } from './training-journal.ts';
import { RefusedAnswer } from '../../../../shared/api/keyed-call.ts';

const KEY = 'twin-studio:training:user_ada';
const OPEN: OpenTraining = {
  id: 'id1',
  mode: 'lora',
  step: 'running',
  startedAt: 2_000_000,
  knownTwins: ['ADA7K@1'],
};
const REFUND: Refund = { id: 'id2', failure: failedOnServer, isCharged: true, state: 'unknown' };
const EMPTY = { open: null, refunds: [] };
const store = (journal: unknown) => localStorage.setItem(KEY, JSON.stringify(journal));
const read = () => trainingJournal('user_ada').read();

describe('the journal of a training', () => {
  it('is kept per user, and each part by itself', () => {
    const ada = trainingJournal('user_ada');
    ada.write(() => ({ open: OPEN }));
    ada.write(() => ({ refunds: [REFUND] }));
    expect(read()).toEqual({ open: OPEN, refunds: [REFUND] });
    expect(trainingJournal('user_bob').read()).toEqual(EMPTY);
    ada.write(() => ({ open: null, refunds: [] }));
    expect(read()).toEqual(EMPTY);
  });

  it.each<Partial<OpenTraining>>([
    { step: 'charging', mode: 'fast' },
    { step: 'uploading', knownTwins: null },
    { step: 'requesting', zipUrl: '/photos.zip' },
    { step: 'running', trainingTime: '3 minutes', triggerWord: 'ADA9Q' },
  ])('holds %j', (change) => {
    store({ open: { ...OPEN, ...change }, refunds: [] });
    expect(read().open).toEqual({ ...OPEN, ...change });
  });

  it.each([
    failedOnServer,
    insufficientCredits(5),
    uploadFailure(new RefusedAnswer('', { details: ['No face'], guidelines: ['One person'] })),
  ])('holds why there is a refund: %o', (failure) => {
    const refund = { ...REFUND, failure };
    store({ open: null, refunds: [refund] });
    expect(read().refunds).toEqual([refund]);
  });

  it.each([
    [
      { open: { ...OPEN, step: 'melted' }, refunds: [REFUND] },
      { open: null, refunds: [REFUND] },
    ],
    [
      { open: OPEN, refunds: [{ ...REFUND, id: 5 }, REFUND] },
      { open: OPEN, refunds: [REFUND] },
    ],
    [
      { open: null, refunds: [{ ...REFUND, state: 'melted' }] },
      { open: null, refunds: [{ ...REFUND, state: 'pending' }] },
    ],
    [
      { open: OPEN, refunds: 'none' },
      { open: OPEN, refunds: [] },
    ],
    ['', EMPTY],
  ])('loses only what is damaged: %j', (stored, journal) => {
    store(stored);
    expect(read()).toEqual(journal);
  });

  it('reads the refunds that an older version left, so that they are asked for', () => {
    const failure = { title: 'Training Failed', message: 'No.', plainMessage: 'No.', guidelines: [] };
    store({
      open: null,
      owed: [{ id: 'id3', balanceBefore: 740, failure, isUncertain: true, isOffered: true }],
    });
    expect(read().refunds).toMatchObject([{ id: 'id3', isCharged: true, state: 'pending' }]);
  });

  it('is written again when the browser cleared it while the page is open', () => {
    const ada = trainingJournal('user_ada');
    ada.write(() => ({ open: OPEN }));
    localStorage.clear();
    expect(ada.read().open).toEqual(OPEN);
    expect(read().open).toEqual(OPEN);
    ada.release();
    localStorage.clear();
    expect(ada.read()).toEqual(EMPTY);
  });
});
