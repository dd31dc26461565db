import type { Twin } from '../../../../entities/twin/twin.ts';
import type { TrainingClock } from './training-clock.ts';
import type { TrainingFailure } from './training-failure.ts';
import type { OpenTraining } from './training-journal.ts';

/**
 * What became of a charge, or of one that got lost, when the training failed (decision 54): `refunded`, `neverTaken` (it
 * got lost, and can never be booked any more) or `nothingLeft` (the server says that nothing is left to give back). Or
 * the refund is still open: the server refused it (`failed`), its answer was unclear (`unknown`), and so was that of the
 * charge (`chargeUnknown`).
 */
export type RefundOutcome =
  | 'refunded'
  | 'neverTaken'
  | 'nothingLeft'
  | 'failed'
  | 'unknown'
  | 'chargeUnknown';

/** Is the refund still to come, as far as is known? */
export function isRefundOpen(refund: RefundOutcome | undefined): boolean {
  return refund === 'failed' || refund === 'unknown' || refund === 'chargeUnknown';
}

/** `id`: of the training. Without `refund` nothing was charged. */
export interface FailedTraining {
  step: 'failed';
  failure: TrainingFailure;
  id?: string;
  refund?: RefundOutcome | undefined;
}

/** A training that the server has accepted, with its clock. */
export type RunningTraining = OpenTraining & TrainingClock & { step: 'running' };

/** The flow of spec §4; each step holds just what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  /** Another tab of this device trains or asks, and this one, which shows no training, waits for it. */
  | { step: 'otherTab' }
  /** Something was open from an earlier visit: it is being settled. */
  | { step: 'recovering' }
  | { step: 'checkingCredits' | 'charging' | 'uploading' | 'requesting' }
  | RunningTraining
  /**
   * A training without a journal here, so its start is unknown. `shownSince`: by `performance.now()`. `refused`: what this
   * device was refused for it.
   */
  | { step: 'runningElsewhere'; shownSince: number; refused?: FailedTraining | undefined }
  | { step: 'refunding'; failure: TrainingFailure }
  | { step: 'ready'; twin: Twin }
  | FailedTraining;

export type TrainingStep = TrainingState['step'];

/** May no new training be started from here? */
export function isTrainingBusy({ step }: TrainingState): boolean {
  return !['idle', 'ready', 'failed'].includes(step);
}
