import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  journals,
  useIsRefundDue,
  type Journal,
  type OpenRefund,
  type OpenTraining,
} from '#entities/credits/open-training.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { failedOnServer } from './training-messages.ts';
import {
  elapsedMs,
  hasOtherTraining,
  isDue,
  isOverdue,
  NO_TRAINING,
  shownRefunds,
  withJournal,
  type TrainingState,
} from './training-state.ts';

const OPEN: OpenTraining = {
  id: 'id1',
  mode: 'lora',
  costCredits: 350,
  step: 'running',
  startedAt: 2_000_000,
  startedHereAt: 2_000_001,
  knownTwins: ['ADA7K'],
  zipUrl: '/photos.zip',
  trainingTime: '3 minutes',
  triggerWord: 'ADA9Q',
};
const UNKNOWN: OpenRefund = { id: 'id2', isCharged: false, costCredits: 350, state: 'unknown' };
const FAILED = { ...UNKNOWN, state: 'failed' } as const;
const CHARGED = { ...UNKNOWN, isCharged: true };
/** The price of every training in an earlier version. */
const EARLIER_COST = 200;
const EARLIER = {
  open: { ...OPEN, startedHereAt: undefined, costCredits: undefined, knownTwins: ['ADA7K@1'] },
  refunds: [{ id: 'id2', state: 'pending', failure: failedOnServer }],
};
const EARLIER_READ = {
  open: { ...OPEN, startedHereAt: 0, costCredits: EARLIER_COST },
  refunds: [{ ...CHARGED, costCredits: EARLIER_COST }],
};
const at = (step: OpenTraining['step']) => ({ open: { ...OPEN, step } });

/** The journal that is read from storage, and whether the landing page announces a refund (decision 40). */
test.each<[string, stored: unknown, read: Partial<Journal>, isDue?: boolean]>([
  ['a charge', at('charging'), at('charging'), true],
  ['a request', at('requesting'), at('requesting')],
  ['an unknown step', { open: { ...OPEN, step: 'melted' }, refunds: [FAILED] }, { refunds: [FAILED] }],
  ['a damaged refund', { open: OPEN, refunds: [{ id: 5 }, FAILED] }, { open: OPEN, refunds: [FAILED] }],
  ['a damaged list', { open: OPEN, refunds: 'none' }, { open: OPEN }],
  ['an earlier version', EARLIER, EARLIER_READ, true],
])('reading %s drops only damaged parts', (_, stored, read, isDue = false) => {
  localStorage.setItem('twin-studio:training:user_ada', JSON.stringify(stored));
  expect(journals.read('user_ada')).toEqual({ open: null, refunds: [], ...read });
  expect(renderHook(() => useIsRefundDue('user_ada')).result.current).toBe(isDue);
});

const USUAL_MS = TRAINING_DURATION_MS.fast;
const END_MS = TRAINING_ENDS_WITHIN_MS.fast;
const RUNNING = { ...OPEN, startedAt: 5, startedHereAt: 6, mode: 'fast', step: 'running' } as const;

/** The clocks this long after the start: of this device, and of the server's responses. */
const after = (deviceMs: number, serverMs: number | undefined) => ({
  device: 6 + deviceMs,
  server: serverMs === undefined ? undefined : 5 + serverMs,
});

test('progress follows this device’s clock alone (decision 78)', () => {
  expect(elapsedMs(RUNNING, after(60_000, 31 * 3_600_000))).toBe(60_000);
});

test.each([
  ['before the bar is full', USUAL_MS - 1, undefined, false],
  ['once the bar is full', USUAL_MS, undefined, true],
  ['once the server does not know it', 0, 7, true],
])('a training is checked often: %s', (_, deviceMs, missingAt, isChecked) => {
  expect(isDue({ ...RUNNING, missingAt }, after(deviceMs, 0))).toBe(isChecked);
});

test.each([
  ['just before the upper bound', END_MS - 1, 0, false],
  ['at the upper bound', END_MS, 0, true],
  ['while this device’s clock is a day ahead', 60_000, 86_400_000, false],
  ['before any response', undefined, 86_400_000, false],
])('a training is overdue by the server’s clock (decision 42): %s', (_, serverMs, deviceMs, isLate) => {
  expect(isOverdue(RUNNING, after(deviceMs, serverMs))).toBe(isLate);
});

test('a training is not overdue while the server’s start time is unknown', () => {
  expect(isOverdue({ ...RUNNING, startedAt: 0 }, after(0, END_MS))).toBe(false);
});

test('a running training that another tab has closed is not in the journal', () => {
  const shown = { ...OPEN, step: 'running' } as const;
  expect(hasOtherTraining({ ...NO_TRAINING, shown })).toBe(true);
});

const UNPAID = { step: 'failed', failure: failedOnServer } as const;
const UNCLEAR = { ...UNPAID, refund: UNKNOWN };
const REFUNDING = { step: 'refunding', failure: failedOnServer, refund: UNKNOWN } as const;
const SECOND_REFUND = { ...UNKNOWN, id: 'id3' };
const SHOWN = { id: 'id2', state: 'settledElsewhere' };

test.each<[string, shown: TrainingState, stored: OpenRefund[] | undefined, seen: object]>([
  ['is shown', UNCLEAR, [], { shown: { step: 'failed', refund: SHOWN }, settled: [{ ...SHOWN, id: 'id3' }] }],
  ['does not belong to the shown failure', UNPAID, [SECOND_REFUND], { shown: UNPAID, settled: [SHOWN] }],
  ['was refused', UNCLEAR, [FAILED, SECOND_REFUND], { shown: UNCLEAR, settled: [] }],
  ['is requested by this tab', REFUNDING, [SECOND_REFUND], { shown: REFUNDING, settled: [] }],
  ['was removed with the whole journal', UNCLEAR, undefined, { shown: { step: 'idle' }, settled: [] }],
])('another tab settles a refund that %s', (_, shown, refunds, seen) => {
  const journal = refunds && { open: OPEN, refunds };
  const training = withJournal({ ...NO_TRAINING, refunds: [SECOND_REFUND, UNKNOWN], shown }, journal);
  expect(training).toMatchObject({ ...journal, ...seen });
});

test('an open refund is shown once it was requested', () => {
  const owing = { ...NO_TRAINING, refunds: [SECOND_REFUND, UNKNOWN], shown: REFUNDING };
  expect(shownRefunds(owing)).toEqual([SECOND_REFUND]);
});
