import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIsRefundDue } from '#entities/credits/open-training.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { failedOnServer } from './training-messages.ts';
import {
  elapsedMs,
  hasOtherTraining,
  isDue,
  isOverdue,
  journals,
  NO_TRAINING,
  shownRefunds,
  withJournal,
  type Journal,
  type OpenRefund,
  type OpenTraining,
  type Refund,
  type TrainingState,
} from './training-state.ts';

const OPEN: OpenTraining = {
  id: 'id1',
  mode: 'lora',
  step: 'running',
  startedAt: 2_000_000,
  startedHereAt: 2_000_001,
  knownTwins: ['ADA7K@1'],
  zipUrl: '/photos.zip',
  trainingTime: '3 minutes',
  triggerWord: 'ADA9Q',
};
const UNKNOWN: OpenRefund = { id: 'id2', isCharged: false, state: 'unknown' };
const FAILED = { ...UNKNOWN, state: 'failed' } as const;
const CHARGED = { ...UNKNOWN, isCharged: true };
const EARLIER = {
  open: { ...OPEN, startedHereAt: undefined },
  refunds: [{ id: 'id2', state: 'pending', failure: failedOnServer }],
};
const at = (step: OpenTraining['step']) => ({ open: { ...OPEN, step } });

/** What is read of a stored journal, and what the landing says (decision 40). */
test.each<[string, stored: unknown, read: Partial<Journal> | undefined, isDue?: boolean]>([
  ['a charge', at('charging'), at('charging'), true],
  ['an upload', at('uploading'), at('uploading'), true],
  ['a request', at('requesting'), at('requesting')],
  ['a training', { open: OPEN, refunds: [] }, { open: OPEN }],
  ['an unclear refund', { open: null, refunds: [UNKNOWN] }, { refunds: [UNKNOWN] }, true],
  ['a refused refund', { refunds: [FAILED] }, { refunds: [FAILED] }],
  ['an unknown step', { open: { ...OPEN, step: 'melted' }, refunds: [FAILED] }, { refunds: [FAILED] }],
  ['a damaged refund', { open: OPEN, refunds: [{ id: 5 }, FAILED] }, { open: OPEN, refunds: [FAILED] }],
  ['a damaged list', { open: OPEN, refunds: 'none' }, { open: OPEN }],
  ['an earlier version', EARLIER, { open: { ...OPEN, startedHereAt: 0 }, refunds: [CHARGED] }],
  ['a text', '', undefined],
])('of %s only what is damaged is lost', (_, stored, read, isDue = false) => {
  localStorage.setItem('twin-studio:training:user_ada', JSON.stringify(stored));
  expect(journals.read('user_ada')).toEqual(read && { open: null, refunds: [], ...read });
  expect(renderHook(() => useIsRefundDue('user_ada')).result.current).toBe(isDue);
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
])('when %s (%j minutes), it counts as %i, and is checked: %s (decision 78)', (_, by, minutes, isChecked) => {
  const [server, device, page] = by.map((minute) => minute * MINUTE_MS) as [number, number, number];
  const now = { server: 5 + server, device: 6 + device, page: 7 + page };
  const times = { startedAt: 5, startedHereAt: 6, seenAt: 7 };
  const training = { ...OPEN, ...times, mode: 'fast', step: 'running' } as const;
  expect(elapsedMs(training, now).agreed / MINUTE_MS).toBe(minutes);
  expect(isDue(training, now)).toBe(isChecked);
  expect(isOverdue(training, now)).toBe(minutes === END);
  expect(isDue({ ...training, missingAt: 7 }, now)).toBe(true);
});

test.each<[shown: OpenTraining['step'] | undefined, open: OpenTraining | null, isOther: boolean]>([
  [undefined, null, false],
  [undefined, OPEN, true],
  ['running', OPEN, false],
  ['running', null, true],
  ['charging', OPEN, true],
])('while this page shows %s, and the journal holds %o, another one is open: %s', (step, open, isOther) => {
  const shown = step ? ({ ...OPEN, seenAt: 0, step } as TrainingState) : NO_TRAINING.shown;
  expect(hasOtherTraining({ ...NO_TRAINING, open, shown })).toBe(isOther);
});

const failedWith = (refund: Refund) => ({ step: 'failed', failure: failedOnServer, refund }) as const;
const REFUNDING = { step: 'refunding', failure: failedOnServer, refund: UNKNOWN } as const;
const OTHER = { ...UNKNOWN, id: 'id3' };
const SHOWN = { id: 'id2', state: 'settledElsewhere' };
const EARLIER_ONE = { ...SHOWN, id: 'id3' };

test.each<[string, shown: TrainingState, stored: OpenRefund[], seen: object]>([
  ['is shown', failedWith(UNKNOWN), [], { shown: { step: 'failed', refund: SHOWN }, settled: [EARLIER_ONE] }],
  ['is of an earlier training', { step: 'idle' }, [OTHER], { settled: [SHOWN] }],
  ['was only refused', failedWith(UNKNOWN), [FAILED, OTHER], { shown: failedWith(UNKNOWN), settled: [] }],
  ['is requested by this one', REFUNDING, [OTHER], { shown: REFUNDING, settled: [] }],
])('another tab settles a refund that %s', (_, shown, refunds, seen) => {
  const journal = { open: OPEN, refunds };
  const training = withJournal({ ...NO_TRAINING, refunds: [OTHER, UNKNOWN], shown }, journal);
  expect(training).toMatchObject({ ...journal, ...seen });
});

test('an open refund is shown once it was requested', () => {
  const owing = { ...NO_TRAINING, refunds: [OTHER, UNKNOWN] };
  expect(shownRefunds(owing)).toEqual([OTHER, UNKNOWN]);
  expect(shownRefunds({ ...owing, shown: REFUNDING })).toEqual([OTHER]);
});
