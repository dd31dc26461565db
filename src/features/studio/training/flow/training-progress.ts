import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS, type TRAINING_MODES } from '#openapi/limits.gen.ts';
import type { OpenTraining } from './training-journal.ts';

export type TrainingMode = (typeof TRAINING_MODES)[number];

/**
 * What a running training shows; everything else follows from the time. `percent` is whole, of the usual time (spec
 * §4): an estimate, as the server reports no progress.
 */
export type TrainingClock = Pick<OpenTraining, 'mode' | 'startedAt' | 'trainingTime'> & { percent: number };

/** The clock of a training that the journal holds. */
export function clockOf({ mode, startedAt, trainingTime }: Omit<TrainingClock, 'percent'>): TrainingClock {
  return { mode, startedAt, percent: 0, trainingTime };
}

/**
 * The same clock by now. It never goes back: when this device's time was set back, the start moves back with it, so
 * that the clock goes on from what it showed.
 *
 * @param shown whole percent that was shown already, also before a reload
 */
export function advanceClock<C extends TrainingClock>(clock: C, now: number, shown = clock.percent): C {
  const durationMs = TRAINING_DURATION_MS[clock.mode];
  const startedAt = Math.min(clock.startedAt, Math.floor(now - (shown / 100) * durationMs));
  const percent = Math.min(100, Math.max(shown, Math.floor(((now - startedAt) / durationMs) * 100)));
  return percent === clock.percent && startedAt === clock.startedAt
    ? clock
    : { ...clock, startedAt, percent };
}

/** Has the contract's upper bound passed (decision 42)? What has not ended by then counts as failed. */
export function isOverdue(
  { mode, startedAt }: Pick<TrainingClock, 'mode' | 'startedAt'>,
  now: number,
): boolean {
  return now - startedAt >= TRAINING_ENDS_WITHIN_MS[mode];
}
