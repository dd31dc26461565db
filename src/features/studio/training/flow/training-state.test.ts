import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAreCreditsAskedBack } from '#entities/credits/open-training.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import { retryUnreadable } from '#shared/lib/device-store.ts';
import { STEP_FAILURES } from './training-messages.ts';
import {
  elapsedMs,
  isDue,
  isOverdue,
  NO_TRAINING,
  readJournal,
  withJournal,
  writeJournal,
  type Journal,
  type OpenTraining,
  type Refund,
} from './training-state.ts';

const KEY = 'twin-studio:training:user_ada';
const failure = STEP_FAILURES.uploading(
  new RefusedAnswer('', { details: ['No face'], guidelines: ['One person'] }),
);
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

const OLD_REFUND = { id: 'id3', failure: { ...failure, kind: 'melted' }, state: 'melted' };
const READ_REFUND = { ...REFUND, id: 'id3', failure: { ...failure, kind: 'trainingFailed' } };

test.each<[string, stored: unknown, journal: object]>([
  ['unknown step', { open: { ...OPEN, step: 'melted' }, refunds: [REFUND] }, { refunds: [REFUND] }],
  ['damaged refund', { open: OPEN, refunds: [{ id: 5 }, REFUND] }, { open: OPEN, refunds: [REFUND] }],
  ['damaged list', { open: OPEN, refunds: 'none' }, { open: OPEN }],
  [
    'older refund',
    { refunds: [OLD_REFUND] },
    { refunds: [{ ...READ_REFUND, isCharged: true, state: 'pending' }] },
  ],
  ['text', '', {}],
])('of an %s only what is damaged is lost', (_, stored, journal) => {
  store(stored);
  expect(read()).toEqual({ ...EMPTY, ...journal });
});

const BEGUN = { id: 'id1', mode: 'fast', startedAt: 0, knownTwins: null } as const;
const QUOTED = { ...failure, message: '"step":"charging"' };

test.each<[Partial<Journal>, boolean]>([
  [{ open: { ...BEGUN, step: 'charging' } }, true],
  [{ open: { ...BEGUN, step: 'uploading' } }, true],
  [{ open: { ...BEGUN, step: 'requesting' } }, false],
  [{ open: OPEN }, false],
  [{ refunds: [{ ...REFUND, state: 'pending' }] }, true],
  [{ refunds: [REFUND] }, true],
  [{ refunds: [{ ...REFUND, failure: QUOTED, state: 'failed' }] }, false],
])('reads %j; the landing, whether credits are asked back: %s (decision 40)', (journal, areAskedBack) => {
  write(journal);
  expect(read()).toEqual({ ...EMPTY, ...journal });
  expect(renderHook(() => useAreCreditsAskedBack('user_ada')).result.current).toBe(areAskedBack);
});

test('is not read while storage fails, and what is written meanwhile is stored later', () => {
  write({ refunds: [REFUND] });
  const fail = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  expect(read()).toBeUndefined();
  write({ open: OPEN, refunds: [REFUND] }, { open: null, refunds: [REFUND] });
  fail.mockRestore();
  retryUnreadable();
  expect(read()).toEqual({ open: OPEN, refunds: [REFUND] });
  write({ refunds: [] });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ open: OPEN, refunds: [] });
});

const MINUTE_MS = 60_000;
const USUAL = TRAINING_DURATION_MS.fast / MINUTE_MS;
const END = TRAINING_ENDS_WITHIN_MS.fast / MINUTE_MS;

/** The minutes since the start by the server's clock, by this device's and by this page's. */
test.each<[string, minutes: [number, number, number], number, boolean]>([
  ['all are right', [1, 1, 1], 1, false],
  ['the usual time is over', [USUAL, USUAL, USUAL], USUAL, true],
  ['the server’s jumps ahead', [END + 31, 1, 1], 1, true],
  ['this device’s was set ahead', [1, END + 31, 1], 1, true],
  ['this device slept, and the page’s stood still', [1, END + 1, 1], 1, true],
  ['this device’s was set back', [USUAL, -57, USUAL], USUAL, true],
  ['this device’s was set back, at the end', [END + 1, -29, END], END, true],
  ['the server’s was set back', [-29, END + 1, END], END, true],
  ['the page was opened at the end', [END, END, 0], END, true],
])(
  'when %s (%j minutes), it counts as %i, and is checked: %s (decision 78)',
  (id, by, minutes, isChecked) => {
    const [server, device, page] = by.map((minute) => minute * MINUTE_MS) as [number, number, number];
    const shown: OpenTraining = { ...OPEN, id, mode: 'fast', startedAt: 0, startedHereAt: 0 };
    const seen = { id, at: 0 };
    const now = { server, device, page };
    expect(elapsedMs(shown, seen, now).agreed / MINUTE_MS).toBe(minutes);
    expect(isDue({ ...NO_TRAINING, shown, seen }, now)).toBe(isChecked);
    expect(isOverdue(shown, seen, now)).toBe(minutes === END);
  },
);

test.each([
  ['one that the server does not know', { shown: OPEN, seen: { id: 'id1', at: 0, missingAt: 0 } }, true],
  ['one that an earlier page missed', { shown: OPEN, seen: { id: 'id0', at: 0, missingAt: 0 } }, false],
  ['one of another device', { shown: { ...OPEN, step: 'runningElsewhere', startedAt: 0 } as const }, true],
  ['nothing', {}, false],
])('%s is to be checked: %s', (_, training, isChecked) => {
  const now = { server: OPEN.startedAt, device: OPEN.startedAt, page: 0 };
  expect(isDue({ ...NO_TRAINING, ...training }, now)).toBe(isChecked);
});

test('a refund that another tab has closed is not shown any more', () => {
  const shown = { step: 'failed', failure, id: 'id2', refund: 'unknown' } as const;
  const training = { ...NO_TRAINING, refunds: [REFUND], shown };
  expect(withJournal(training)).toEqual(training);
  expect(withJournal(training, { open: null, refunds: [REFUND] }).shown).toBe(shown);
  const another = { open: null, refunds: [{ ...REFUND, id: 'id3' }] };
  expect(withJournal(training, another).shown).toEqual({ step: 'idle' });
  const closed = { ...training, shown: { ...shown, refund: 'refunded' } as const };
  expect(withJournal(closed, EMPTY).shown).toBe(closed.shown);
});
