import { expect, test, vi } from 'vitest';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import { retryUnreadable } from '#shared/lib/device-store.ts';
import {
  keepJournal,
  isJournalReadable,
  readJournal,
  writeJournal,
  type Journal,
  type OpenTraining,
  type Refund,
} from './training-journal.ts';
import { uploadFailure } from './training-messages.ts';

const KEY = 'twin-studio:training:user_ada';
const NO_FACE = { details: ['No face'], guidelines: ['One person'] };
const failure = uploadFailure(new RefusedAnswer('', NO_FACE));
const OPEN: OpenTraining = {
  id: 'id1',
  mode: 'lora',
  step: 'running',
  startedAt: 2_000_000,
  knownTwins: ['ADA7K@1'],
  zipUrl: '/photos.zip',
  trainingTime: '3 minutes',
  triggerWord: 'ADA9Q',
};
const REFUND: Refund = { id: 'id2', failure, isCharged: false, state: 'unknown' };
const EMPTY = { open: null, refunds: [] };
const store = (journal: unknown) => localStorage.setItem(KEY, JSON.stringify(journal));
const read = () => readJournal('user_ada');
const write = (after: Partial<Journal>) => writeJournal('user_ada', read(), { ...read(), ...after });

test('is stored per user, and each part is read separately', () => {
  write({ open: OPEN });
  write({ refunds: [REFUND] });
  expect(read()).toEqual({ open: OPEN, refunds: [REFUND] });
  expect(readJournal('user_bob')).toEqual(EMPTY);
  expect(localStorage).toHaveLength(1);
  write(EMPTY);
  expect(read()).toEqual(EMPTY);
});

const BEGUN = { id: 'id1', mode: 'fast', step: 'charging', startedAt: 0, knownTwins: null };
/** As version 0.1 wrote it. */
const OWED = { id: 'id3', balanceBefore: 740, failure: { ...failure, kind: undefined, title: 'No' } };

test.each([
  [{ open: BEGUN }, { open: BEGUN, refunds: [] }],
  [{ open: { ...BEGUN, step: 'uploading' } }, { open: { ...BEGUN, step: 'uploading' }, refunds: [] }],
  [{ open: { ...BEGUN, step: 'requesting' } }, { open: { ...BEGUN, step: 'requesting' }, refunds: [] }],
  [
    { open: { ...OPEN, step: 'melted' }, refunds: [REFUND] },
    { open: null, refunds: [REFUND] },
  ],
  [
    { open: OPEN, refunds: [{ ...REFUND, id: 5 }, REFUND] },
    { open: OPEN, refunds: [REFUND] },
  ],
  [
    { open: OPEN, refunds: 'none' },
    { open: OPEN, refunds: [] },
  ],
  [
    { owed: [OWED], refunds: [{ ...REFUND, state: 'melted' }] },
    {
      open: null,
      refunds: [
        { id: 'id3', isCharged: true, state: 'pending', failure: { ...failure, kind: 'trainingFailed' } },
        { ...REFUND, state: 'pending' },
      ],
    },
  ],
  ['', EMPTY],
])('reads %j, and loses only what is damaged', (stored, journal) => {
  store(stored);
  expect(read()).toEqual(journal);
});

test('is stored late when storage could not be read for a while, and says so', () => {
  store({ refunds: [REFUND] });
  const fail = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  expect(isJournalReadable('user_ada')).toBe(false);
  write({ open: OPEN });
  write({ refunds: [{ ...REFUND, id: 'id3' }] });
  write({ open: null });
  write({ open: OPEN });
  fail.mockRestore();
  retryUnreadable();
  expect(isJournalReadable('user_ada')).toBe(true);
  expect(read()).toEqual({ open: OPEN, refunds: [REFUND, { ...REFUND, id: 'id3' }] });
});

test('is kept when the browser clears its storage', () => {
  const release = keepJournal();
  write({ open: OPEN });
  localStorage.clear();
  expect(read().open).toEqual(OPEN);
  write({ refunds: [REFUND] });
  release();
  expect(read()).toEqual({ open: OPEN, refunds: [REFUND] });
  localStorage.clear();
  expect(read()).toEqual(EMPTY);
});

test('stays as it was read while storage fails', () => {
  const release = keepJournal();
  write({ open: OPEN });
  const fail = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  expect(read().open).toEqual(OPEN);
  expect(isJournalReadable('user_ada')).toBe(false);
  fail.mockRestore();
  retryUnreadable();
  release();
  expect(read().open).toEqual(OPEN);
});

test('a refund that another tab has closed stays closed when a training ends here', () => {
  write({ open: OPEN, refunds: [REFUND] });
  const before = read();
  store({ open: OPEN, refunds: [] });
  writeJournal('user_ada', before, { ...before, open: null });
  expect(read()).toEqual(EMPTY);
});
