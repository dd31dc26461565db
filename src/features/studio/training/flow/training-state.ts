import type { Twin } from '../../twins/twin.ts';
import type { TrainingFailure } from './training-failure.ts';
import type { TrainingClock } from './training-progress.ts';

/**
 * What became of the credits of a training that failed. `notCharged`: they were never taken. `owed`: the refund did
 * not go through. `unconfirmed`: it was asked for, and its outcome is unknown. `notOwed`: the server says that no charge is
 * left to refund.
 */
export type RefundOutcome = 'notCharged' | 'refunded' | 'owed' | 'unconfirmed' | 'notOwed';

/** The flow of spec §4; each step holds just what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  /** Another tab of this device trains or asks, and this one, which shows no training, waits for it. */
  | { step: 'otherTab' }
  /** Something was open from an earlier visit: the server is asked what became of it. */
  | { step: 'recovering' }
  | { step: 'checkingCredits' | 'charging' | 'uploading' | 'requesting' }
  /** An answer got lost and the server cannot be asked now: nothing is claimed until it can. */
  | { step: 'unsettled'; question: 'charge' | 'training' }
  | ({ step: 'running' } & TrainingClock)
  /** A training without a journal here, so its start is unknown. `refused`: what this one was refused for it. */
  | { step: 'runningElsewhere'; refused?: { failure: TrainingFailure; refund: RefundOutcome } }
  /** The clock is at 100 %, the twin is not listed yet (decision 10). */
  | ({ step: 'finishing'; isOverdue?: boolean } & TrainingClock)
  | { step: 'refunding'; failure: TrainingFailure }
  | { step: 'ready'; twin: Twin }
  | { step: 'failed'; failure: TrainingFailure; refund: RefundOutcome };

export type TrainingStep = TrainingState['step'];

/** Which step may follow which; a training starts with `checkingCredits`. `idle` always may: it remains when another tab has finished everything. */
const NEXT_STEPS: Record<TrainingStep, readonly TrainingStep[]> = {
  idle: ['otherTab', 'recovering', 'checkingCredits', 'runningElsewhere'],
  otherTab: ['recovering'],
  recovering: ['running', 'refunding', 'unsettled', 'failed'],
  checkingCredits: ['charging', 'failed'],
  charging: ['uploading', 'unsettled', 'failed'],
  uploading: ['requesting', 'refunding'],
  requesting: ['running', 'unsettled', 'refunding'],
  unsettled: ['recovering'],
  running: ['finishing', 'refunding', 'ready', 'recovering'],
  runningElsewhere: ['ready', 'recovering'],
  finishing: ['ready', 'refunding', 'recovering'],
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
