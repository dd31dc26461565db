import type { Twin } from '../../../../entities/twin/twin.ts';
import type { TrainingFailure } from './training-failure.ts';
import type { TrainingClock } from './training-progress.ts';

/**
 * What became of the credits of a training that failed (decision 54).
 * `notCharged`: no charge was booked, the server said so or was never asked. `refunded`: given back.
 * `neverTaken`: the charge got lost, and can never be booked any more. `nothingLeft`: the server says that nothing is left
 * to give back. `failed`: the server refused the refund. `unknown`: its answer was unclear; `chargeUnknown`: and so was
 * that of the charge.
 */
export type RefundOutcome =
  | 'notCharged'
  | 'refunded'
  | 'neverTaken'
  | 'nothingLeft'
  | 'failed'
  | 'unknown'
  | 'chargeUnknown';

/** Is the refund still to come, as far as is known? */
export function isRefundOpen(refund: RefundOutcome): boolean {
  return refund === 'failed' || refund === 'unknown' || refund === 'chargeUnknown';
}

/** A training that was refused, and the refund of its charge. */
export interface RefusedTraining {
  id: string;
  failure: TrainingFailure;
  refund: RefundOutcome;
}

/** The flow of spec §4; each step holds just what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  /** Another tab of this device trains or asks, and this one, which shows no training, waits for it. */
  | { step: 'otherTab' }
  /** Something was open from an earlier visit: it is being settled. */
  | { step: 'recovering' }
  | { step: 'checkingCredits' | 'charging' | 'uploading' | 'requesting' }
  | ({ step: 'running' } & TrainingClock)
  /** A training without a journal here, so its start is unknown. `refused`: what this one was refused for it. */
  | { step: 'runningElsewhere'; refused?: RefusedTraining }
  /** The clock is at 100 %, the twin is not listed yet (decision 10). */
  | ({ step: 'finishing'; isOverdue?: boolean } & TrainingClock)
  | { step: 'refunding'; failure: TrainingFailure }
  | { step: 'ready'; twin: Twin }
  /** `id`: of the training whose refund it is about, where there is one. */
  | { step: 'failed'; failure: TrainingFailure; refund: RefundOutcome; id?: string };

export type TrainingStep = TrainingState['step'];

/** Which step may follow which; a training starts with `checkingCredits`. `idle` always may: it remains when another tab has finished everything. */
const NEXT_STEPS: Record<TrainingStep, readonly TrainingStep[]> = {
  idle: ['otherTab', 'recovering', 'checkingCredits', 'runningElsewhere'],
  otherTab: ['recovering'],
  recovering: ['running', 'refunding', 'failed'],
  checkingCredits: ['charging', 'failed'],
  charging: ['uploading', 'failed'],
  uploading: ['requesting', 'refunding'],
  requesting: ['running', 'refunding', 'failed'],
  running: ['finishing', 'refunding', 'failed', 'ready', 'recovering'],
  runningElsewhere: ['ready', 'recovering'],
  finishing: ['ready', 'refunding', 'failed', 'recovering'],
  refunding: ['failed'],
  ready: ['checkingCredits', 'recovering', 'otherTab', 'runningElsewhere'],
  failed: ['checkingCredits', 'recovering', 'refunding', 'otherTab', 'runningElsewhere', 'failed'],
};

/** @throws when the table does not have this transition: a mistake in the code, never of the server. */
export function enter(from: TrainingState, to: TrainingState): TrainingState {
  if (to.step !== 'idle' && !NEXT_STEPS[from.step].includes(to.step)) {
    throw new Error(`A training cannot go from ${from.step} to ${to.step}.`);
  }
  return to;
}

/** May no new training be started from here? */
export function isTrainingBusy({ step }: TrainingState): boolean {
  return !NEXT_STEPS[step].includes('checkingCredits');
}
