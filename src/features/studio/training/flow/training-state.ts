import type { Twin } from '#entities/twin/twin.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { deviceNow, now, pageNow } from '#shared/lib/clock.ts';
import type { Journal, OpenTraining, Refund, TrainingFailure } from './training-journal.ts';

/** Refused (`failed`), its answer was unclear (`unknown`), or those of charge and refund were (`chargeUnknown`). */
const OPEN_OUTCOMES = ['failed', 'unknown', 'chargeUnknown'] as const;

/**
 * What happened to the charge of a failed training (decision 54): `refunded`, `neverTaken` (it was lost, and can never
 * be booked), `nothingLeft` (nothing is left to refund), or the refund is open.
 */
export type RefundOutcome = 'refunded' | 'neverTaken' | 'nothingLeft' | (typeof OPEN_OUTCOMES)[number];

/** Is the refund still open: not requested, unclear, or refused? */
export function isRefundOpen(refund: RefundOutcome | undefined): boolean {
  return OPEN_OUTCOMES.some((outcome) => outcome === refund);
}

/** `id` of the training. Without `refund` nothing was charged. */
export interface FailedTraining {
  step: 'failed';
  failure: TrainingFailure;
  id?: string;
  refund?: RefundOutcome;
}

/** What this page shows (spec §4); each step has what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  /** Another tab holds the lock, and this one waits for it. */
  | { step: 'otherTab' }
  /** Resumes what an earlier visit left open. */
  | { step: 'recovering' }
  | { step: 'checkingCredits' }
  /** What the journal says. */
  | OpenTraining
  /**
   * A training without a journal here, so its start is unknown. `shownSince`: by the page's time. `refused`: this
   * device's training that was refused because of it.
   */
  | { step: 'runningElsewhere'; shownSince: number; refused?: FailedTraining | undefined }
  | { step: 'refunding' }
  | { step: 'ready'; twin: Twin }
  | FailedTraining;

export type TrainingStep = TrainingState['step'];

/** The journal, and what only this page knows. */
export interface Training extends Journal {
  shown: TrainingState;
  /** The server's warnings about the photos of the last training. */
  warnings: readonly string[];
  /** By the page's time: since when this page has seen it run, and since when the server does not know it. */
  seen?: { id: string; at: number; missingAt?: number | undefined };
  /** How long the server asks to wait before refunds are requested again, ms: the longest of the last answers. */
  retryAfterMs: number;
}

export const NO_TRAINING: Training = {
  open: null,
  refunds: [],
  shown: { step: 'idle' },
  warnings: [],
  retryAfterMs: 0,
};

/** Is no new training possible in this state? */
export function isTrainingBusy({ step }: TrainingState): boolean {
  return !['idle', 'ready', 'failed'].includes(step);
}

/** Does the journal have entries that this page has neither started nor shown? */
export function isBehind({ open, refunds, shown }: Training): boolean {
  const shownId = shown.step === 'running' ? shown.id : undefined;
  return open?.id !== shownId || refunds.some(({ state }) => state === 'pending');
}

/** The open refunds that are shown: a pending one belongs to a task that runs. */
export const requestedRefunds = ({ refunds }: Training): readonly Refund[] =>
  refunds.filter(({ state }) => state !== 'pending');

/** Is the answer to this refund unclear? */
export const isUnknown = ({ state }: Refund): boolean => state === 'unknown';

/** ms by the server's clock, by this device's and by this page's. Any of them may be wrong, or stand still. */
export interface Now {
  server: number;
  device: number;
  page: number;
}

export const readClocks = (): Now => ({ server: now(), device: deviceNow(), page: pageNow() });

/** The time since the start by each clock, ms: the longest, and the middle one, which two of them agree on. */
function timesMs(
  { id, startedAt, startedHereAt = startedAt }: OpenTraining,
  seen: Training['seen'],
  now: Now,
) {
  const seenAt = seen?.id === id ? seen.at : now.page;
  const times = [now.server - startedAt, now.device - startedHereAt, now.page - seenAt];
  const [longest = 0, middle = 0] = times.toSorted((one, other) => other - one);
  return { longest, middle };
}

/** The time since the start that two clocks agree on, ms. */
export function elapsedMs(open: OpenTraining, seen: Training['seen'], now: Now): number {
  return timesMs(open, seen, now).middle;
}

/** Has the contract's upper bound passed (decision 42)? A training that has not ended by then counts as failed. */
export function isOverdue(open: OpenTraining, seen: Training['seen'], now: Now): boolean {
  return elapsedMs(open, seen, now) >= TRAINING_ENDS_WITHIN_MS[open.mode];
}

/**
 * Is the server to be asked now: the usual time is over by one clock (spec §4), or it does not know the training, or
 * one of another device is shown?
 */
export function isDue({ shown, seen }: Training, now: Now): boolean {
  if (shown.step !== 'running') return shown.step === 'runningElsewhere';
  const isMissing = seen?.id === shown.id && seen.missingAt !== undefined;
  return isMissing || timesMs(shown, seen, now).longest >= TRAINING_DURATION_MS[shown.mode];
}
