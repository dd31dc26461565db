import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import type { OpenTraining } from './training-journal.ts';

export type TrainingMode = OpenTraining['mode'];

/**
 * The progress of a running training. `percent` is a whole share of the usual duration (spec §4), and an estimate, because the
 * server reports no progress. At 100 the twin may not be listed yet (decision 10). `isOverdue`: the contract's upper
 * bound has passed.
 */
export type TrainingClock = Pick<OpenTraining, 'mode' | 'startedAt' | 'trainingTime'> & {
  percent: number;
  isOverdue: boolean;
};

/** The clock at `now`; it never goes back. The same object while it does not change, so that nothing is rendered. */
export function advanceClock<C extends TrainingClock>(clock: C, now: number): C {
  const reached = Math.floor(((now - clock.startedAt) / TRAINING_DURATION_MS[clock.mode]) * 100);
  const percent = Math.min(100, Math.max(clock.percent, reached));
  const isLate = isOverdue(clock, now);
  return percent === clock.percent && isLate === clock.isOverdue
    ? clock
    : { ...clock, percent, isOverdue: isLate };
}

/** Has the contract's upper bound passed (decision 42)? A training that has not ended by then counts as failed. */
export function isOverdue(
  { mode, startedAt }: Pick<OpenTraining, 'mode' | 'startedAt'>,
  now: number,
): boolean {
  return now - startedAt >= TRAINING_ENDS_WITHIN_MS[mode];
}
