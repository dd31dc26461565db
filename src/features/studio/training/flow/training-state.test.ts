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
  type TrainingState,
} from './training-state.ts';

const OPEN: OpenTraining = {
  id: 'id1',
  mode: 'lora',
  costCredits: 350,
  step: 'running',
  startedAt: 2_000_000,
  startedHereAt: 2_000_001,
  knownTwins: ['ADA7K@1'],
  zipUrl: '/photos.zip',
  trainingTime: '3 minutes',
  triggerWord: 'ADA9Q',
};
const UNKNOWN: OpenRefund = { id: 'id2', isCharged: false, costCredits: 350, state: 'unknown' };
const FAILED = { ...UNKNOWN, state: 'failed' } as const;
const CHARGED = { ...UNKNOWN, isCharged: true };
/** Of the time when all trainings cost the same. */
const EARLIER_COST = 200;
const EARLIER = {
  open: { ...OPEN, startedHereAt: undefined, costCredits: undefined },
  refunds: [{ id: 'id2', state: 'pending', failure: failedOnServer }],
};
const EARLIER_READ = {
  open: { ...OPEN, startedHereAt: 0, costCredits: EARLIER_COST },
  refunds: [{ ...CHARGED, costCredits: EARLIER_COST }],
};
const at = (step: OpenTraining['step']) => ({ open: { ...OPEN, step } });

/** What is read of a stored journal, and what the landing says (decision 40). */
test.each<[string, stored: unknown, read: Partial<Journal>, isDue?: boolean]>([
  ['a charge', at('charging'), at('charging'), true],
  ['a request', at('requesting'), at('requesting')],
  ['an unknown step', { open: { ...OPEN, step: 'melted' }, refunds: [FAILED] }, { refunds: [FAILED] }],
  ['a damaged refund', { open: OPEN, refunds: [{ id: 5 }, FAILED] }, { open: OPEN, refunds: [FAILED] }],
  ['a damaged list', { open: OPEN, refunds: 'none' }, { open: OPEN }],
  ['an earlier version', EARLIER, EARLIER_READ],
])('of %s only what is damaged is lost', (_, stored, read, isDue = false) => {
  localStorage.setItem('twin-studio:training:user_ada', JSON.stringify(stored));
  expect(journals.read('user_ada')).toEqual({ open: null, refunds: [], ...read });
  expect(renderHook(() => useIsRefundDue('user_ada')).result.current).toBe(isDue);
});

const MINUTE_MS = 60_000;
const USUAL = TRAINING_DURATION_MS.fast / MINUTE_MS;
const END = TRAINING_ENDS_WITHIN_MS.fast / MINUTE_MS;

/** The minutes since the start by the server's clock, by this device's and by this page's. */
test.each<[string, minutes: [number, number, number], number, boolean]>([
  ['all are right', [1, 1, 1], 1, false],
  ['the server’s jumps ahead', [END + 31, 1, 1], 1, true],
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

test('a running training that another tab has closed is not the one in the journal', () => {
  const shown = { ...OPEN, step: 'running', seenAt: 0 } as const;
  expect(hasOtherTraining({ ...NO_TRAINING, shown })).toBe(true);
});

const UNPAID = { step: 'failed', failure: failedOnServer } as const;
const UNCLEAR = { ...UNPAID, refund: UNKNOWN };
const REFUNDING = { step: 'refunding', failure: failedOnServer, refund: UNKNOWN } as const;
const OTHER = { ...UNKNOWN, id: 'id3' };
const SHOWN = { id: 'id2', state: 'settledElsewhere' };

test.each<[string, shown: TrainingState, stored: OpenRefund[] | undefined, seen: object]>([
  ['is shown', UNCLEAR, [], { shown: { step: 'failed', refund: SHOWN }, settled: [{ ...SHOWN, id: 'id3' }] }],
  ['is not the one of the failure shown', UNPAID, [OTHER], { shown: UNPAID, settled: [SHOWN] }],
  ['was only refused', UNCLEAR, [FAILED, OTHER], { shown: UNCLEAR, settled: [] }],
  ['is requested by this one', REFUNDING, [OTHER], { shown: REFUNDING, settled: [] }],
  ['is gone with the whole journal', UNCLEAR, undefined, { shown: { step: 'idle' }, settled: [] }],
])('another tab settles a refund that %s', (_, shown, refunds, seen) => {
  const journal = refunds && { open: OPEN, refunds };
  const training = withJournal({ ...NO_TRAINING, refunds: [OTHER, UNKNOWN], shown }, journal);
  expect(training).toMatchObject({ ...journal, ...seen });
});

test('an open refund is shown once it was requested', () => {
  const owing = { ...NO_TRAINING, refunds: [OTHER, UNKNOWN], shown: REFUNDING };
  expect(shownRefunds(owing)).toEqual([OTHER]);
});
