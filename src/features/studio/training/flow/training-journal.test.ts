import { expect, test, vi } from 'vitest';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import { deviceChanges, retryUnreadable } from '#shared/lib/device-store.ts';
import { uploadFailure } from './training-messages.ts';
import { readJournal, writeJournal, type Journal, type OpenTraining, type Refund } from './training-state.ts';

const KEY = 'twin-studio:training:user_ada';
const failure = uploadFailure(new RefusedAnswer('', { details: ['No face'], guidelines: ['One person'] }));
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
const write = (after: Partial<Journal>, before: Journal = read() ?? EMPTY) =>
  writeJournal('user_ada', before, { ...before, ...after });

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
    { refunds: [{ id: 'id3', failure: { ...failure, kind: 'melted' }, state: 'melted' }] },
    {
      open: null,
      refunds: [
        { id: 'id3', isCharged: true, state: 'pending', failure: { ...failure, kind: 'trainingFailed' } },
      ],
    },
  ],
  ['', EMPTY],
])('reads %j, and loses only what is damaged', (stored, journal) => {
  store(stored);
  expect(read()).toEqual(journal);
});

test('is not read while storage fails, and what is written meanwhile is stored later', () => {
  store({ refunds: [REFUND] });
  const fail = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  expect(read()).toBeUndefined();
  const own = { open: OPEN, refunds: [{ ...REFUND, id: 'id3' }] };
  write({ open: OPEN }, EMPTY);
  write(own, { ...own, refunds: [] });
  fail.mockRestore();
  retryUnreadable();
  expect(read()).toEqual({ open: OPEN, refunds: [REFUND, { ...REFUND, id: 'id3' }] });
});

test('is kept when the browser clears its storage, while somebody listens', () => {
  const release = deviceChanges.subscribe(() => {});
  write({ open: OPEN });
  expect(read()?.open).toEqual(OPEN);
  localStorage.clear();
  expect(read()?.open).toEqual(OPEN);
  write({ refunds: [REFUND] });
  release();
  expect(read()).toEqual({ open: OPEN, refunds: [REFUND] });
  localStorage.clear();
  expect(read()).toEqual(EMPTY);
});
