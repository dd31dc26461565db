import { type JOB_STATUSES, PIPELINE_STEPS as ALL_STEPS } from '#openapi/limits.gen.ts';

/** The steps of a job in their order (spec §4), without the final DONE. */
export const PIPELINE_STEPS = ALL_STEPS.filter((step) => step !== 'DONE');

export type PipelineStep = (typeof PIPELINE_STEPS)[number];

/** The stored part of a job. Its state is computed from it. */
export interface StoredJob {
  /** Simulated milliseconds since the epoch. */
  createdAt: number;
  /** The step at which this job fails. */
  failsAt: PipelineStep | null;
}

export interface PipelineState {
  status: (typeof JOB_STATUSES)[number];
  next: PipelineStep | 'DONE';
  /** Finished steps, in order. */
  finished: PipelineStep[];
  /** The start of this state, in simulated milliseconds since the epoch. */
  updatedAt: number;
}

const SECOND_MS = 1000;

/** Time in the queue before the first step. */
const QUEUE_MS = 4 * SECOND_MS;

/** The duration of each step, about three and a half minutes in all. */
const STEP_DURATION_MS: Record<PipelineStep, number> = {
  SCRIPT: 18 * SECOND_MS,
  VOICE: 24 * SECOND_MS,
  AVATAR: 48 * SECOND_MS,
  BROLL: 40 * SECOND_MS,
  EDIT: 40 * SECOND_MS,
  CAPTIONS: 22 * SECOND_MS,
  SCHEDULE: 10 * SECOND_MS,
};

/** The state of a job at a time. */
export function pipelineState({ createdAt, failsAt }: StoredJob, now: number): PipelineState {
  let stepStart = createdAt + QUEUE_MS;
  if (now < stepStart) return { status: 'PENDING', next: 'SCRIPT', finished: [], updatedAt: createdAt };

  const finished: PipelineStep[] = [];
  for (const step of PIPELINE_STEPS) {
    const stepEnd = stepStart + STEP_DURATION_MS[step];
    if (step === failsAt) {
      // Fail half way, so that the step is shown running first.
      const failsAtMs = stepStart + STEP_DURATION_MS[step] / 2;
      if (now >= failsAtMs) return { status: 'ERROR', next: step, finished, updatedAt: failsAtMs };
    }
    if (now < stepEnd) return { status: 'PROCESSING', next: step, finished, updatedAt: stepStart };
    finished.push(step);
    stepStart = stepEnd;
  }
  return { status: 'COMPLETE', next: 'DONE', finished, updatedAt: stepStart };
}

/** Milliseconds from a job's creation to the start of a step, for scenarios that start there. */
export function startOfStep(step: PipelineStep): number {
  const earlier = PIPELINE_STEPS.slice(0, PIPELINE_STEPS.indexOf(step));
  return earlier.reduce((sum, earlierStep) => sum + STEP_DURATION_MS[earlierStep], QUEUE_MS);
}
