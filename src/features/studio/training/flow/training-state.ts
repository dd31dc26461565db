import type { Twin } from '#entities/twin/twin.ts';
import type { TrainingFailure } from './training-failure.ts';
import type { OpenTraining } from './training-journal.ts';

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

/** The states of spec §4; each has what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  /** Another tab holds the training lock, and this one waits for it. */
  | { step: 'otherTab' }
  /** Resumes what an earlier visit left open. */
  | { step: 'recovering' }
  | { step: 'checkingCredits' }
  /** What the journal says. */
  | OpenTraining
  /**
   * A training without a journal here, so its start is unknown. `shownSince`: by `performance.now()`. `refused`: this
   * device's training that was refused because of it.
   */
  | { step: 'runningElsewhere'; shownSince: number; refused?: FailedTraining | undefined }
  | { step: 'refunding' }
  | { step: 'ready'; twin: Twin }
  | FailedTraining;

export type TrainingStep = TrainingState['step'];

/** Is no new training possible in this state? */
export function isTrainingBusy({ step }: TrainingState): boolean {
  return !['idle', 'ready', 'failed'].includes(step);
}
