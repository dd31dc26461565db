import type { Twin } from '../../twins/twin.ts';
import type { TrainingFailure } from './training-failure.ts';
import type { TrainingMode } from './training-mode.ts';
import type { TrainingClock } from './training-progress.ts';

/**
 * What became of the 200 credits of a training that failed. `notCharged`: they were never taken. `notOwed`: the server
 * says that no charge is left to give back.
 */
export type RefundOutcome = 'notCharged' | 'refunded' | 'owed' | 'notOwed';

/** The flow of spec §4; each step holds just what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  /** Another tab of this device is at it; this one waits for it. */
  | { step: 'otherTab' }
  /** Something was open from an earlier visit: the server is asked what became of it. */
  | { step: 'recovering' }
  | { step: 'checkingCredits'; mode: TrainingMode }
  | { step: 'charging'; mode: TrainingMode }
  | { step: 'uploading'; mode: TrainingMode }
  | { step: 'requesting'; mode: TrainingMode }
  /** An answer got lost and the server cannot be asked now: nothing is claimed, it is asked again. */
  | { step: 'unsettled'; question: 'charge' | 'training' }
  | ({ step: 'running' } & TrainingClock)
  /** A training that this device did not start, so that nobody here knows when it began. */
  | { step: 'runningElsewhere' }
  /** The clock is at 100 %, the twin is not listed yet (decision 10). */
  | ({ step: 'finishing' } & TrainingClock)
  | { step: 'refunding'; failure: TrainingFailure }
  | { step: 'ready'; twin: Twin }
  | { step: 'failed'; failure: TrainingFailure; refund: RefundOutcome };

export type TrainingStep = TrainingState['step'];

/** Which step may follow which. `idle` always may: it is what remains when another tab finished the work. */
const NEXT_STEPS: Record<TrainingStep, readonly TrainingStep[]> = {
  idle: ['otherTab', 'recovering', 'checkingCredits', 'running', 'runningElsewhere'],
  otherTab: ['recovering', 'running', 'runningElsewhere', 'finishing', 'ready'],
  recovering: ['running', 'runningElsewhere', 'refunding', 'unsettled', 'failed', 'otherTab'],
  checkingCredits: ['charging', 'failed'],
  charging: ['uploading', 'unsettled', 'failed'],
  uploading: ['requesting', 'refunding'],
  requesting: ['running', 'unsettled', 'refunding'],
  unsettled: ['recovering', 'otherTab', 'running'],
  running: ['finishing', 'refunding', 'ready', 'recovering', 'otherTab'],
  runningElsewhere: ['ready', 'recovering', 'checkingCredits', 'otherTab'],
  finishing: ['ready', 'refunding', 'recovering', 'otherTab'],
  refunding: ['failed'],
  ready: ['checkingCredits', 'recovering', 'otherTab', 'running', 'runningElsewhere'],
  failed: ['checkingCredits', 'recovering', 'refunding', 'otherTab', 'running', 'runningElsewhere', 'failed'],
};

/** @throws when the flow takes a way that the table does not know: a mistake in the code, never of the server. */
export function enter(from: TrainingState, to: TrainingState): TrainingState {
  if (to.step !== 'idle' && !NEXT_STEPS[from.step].includes(to.step)) {
    throw new Error(`A training cannot go from ${from.step} to ${to.step}.`);
  }
  return to;
}

/** May a new training be started from here? Written as a table, so that a new step has to answer. */
const IS_FREE: Record<TrainingStep, boolean> = {
  idle: true,
  otherTab: false,
  recovering: false,
  checkingCredits: false,
  charging: false,
  uploading: false,
  requesting: false,
  unsettled: false,
  running: false,
  runningElsewhere: false,
  finishing: false,
  refunding: false,
  ready: true,
  failed: true,
};

export function isTrainingBusy({ step }: TrainingState): boolean {
  return !IS_FREE[step];
}
