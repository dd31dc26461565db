import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import type { TrainingStatus } from '#openapi/types.gen.ts';

export type TrainingMode = keyof typeof TRAINING_DURATION_MS;

/** The stored part of a training. Its state is computed from it. */
export interface StoredTraining {
  mode: TrainingMode;
  /** Simulated milliseconds since the epoch. */
  startedAt: number;
  /** Milliseconds from the start to the failure; null when it succeeds. */
  failsAfterMs: number | null;
}

export interface TrainingState extends Pick<TrainingStatus, 'status' | 'training_status'> {
  /** The time when it became ready, in simulated milliseconds since the epoch; null before. */
  completedAt: number | null;
}

/** The duration that is shown (spec §2). */
export const TRAINING_TIME_TEXT: Record<TrainingMode, string> = {
  fast: '3-4 minutes',
  lora: '15-20 minutes',
};

/** The time that the training is `starting`. */
const STARTING_MS = 10_000;

/** The state of a training at a time. */
export function trainingState({ mode, startedAt, failsAfterMs }: StoredTraining, now: number): TrainingState {
  const elapsedMs = now - startedAt;
  // The contract's upper bound fails a training that would never finish.
  if (failsAfterMs !== null && elapsedMs >= Math.min(failsAfterMs, TRAINING_ENDS_WITHIN_MS[mode])) {
    return { status: 'failed', training_status: 'failed', completedAt: null };
  }
  if (failsAfterMs === null && elapsedMs >= TRAINING_DURATION_MS[mode]) {
    return {
      status: 'ready',
      training_status: 'succeeded',
      completedAt: startedAt + TRAINING_DURATION_MS[mode],
    };
  }
  return {
    status: 'training',
    training_status: elapsedMs < STARTING_MS ? 'starting' : 'processing',
    completedAt: null,
  };
}
