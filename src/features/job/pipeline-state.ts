import type { Job, JobStatus } from '#entities/job/parse-job.ts';
import { PIPELINE_STEPS as ALL_STEPS } from '#openapi/limits.gen.ts';

/** The contract's steps in order (spec §4), without DONE. */
export const PIPELINE_STEPS = ALL_STEPS.filter((step) => step !== 'DONE');

export type PipelineStep = (typeof PIPELINE_STEPS)[number];
export type StepState = 'completed' | 'processing' | 'pending' | 'failed';

export interface Pipeline {
  status: JobStatus;
  steps: readonly { step: PipelineStep; state: StepState }[];
  /** 0–100 (spec §4): 100 on COMPLETE, 0 on ERROR. */
  percent: number;
  /** Completed steps; shown also when the percentage is 0 because of an ERROR. */
  finishedCount: number;
  /** The current or failed step; undefined when all are completed. */
  current: PipelineStep | undefined;
}

/** The state of each step of a job. An unknown or missing `next` counts as the first step (decision 17). */
export function pipelineOf({ status, next }: Pick<Job, 'status' | 'next'>): Pipeline {
  const nextIndex =
    status === 'complete' ? PIPELINE_STEPS.length : ALL_STEPS.findIndex((step) => step === next);
  const finishedCount = Math.max(0, nextIndex);
  return {
    status,
    steps: PIPELINE_STEPS.map((step, index) => ({ step, state: stateOf(index) })),
    percent: status === 'error' ? 0 : Math.round((finishedCount / PIPELINE_STEPS.length) * 100),
    finishedCount,
    current: PIPELINE_STEPS[finishedCount],
  };

  function stateOf(index: number): StepState {
    if (index < finishedCount) return 'completed';
    if (status === 'error') return 'failed';
    return index === finishedCount ? 'processing' : 'pending';
  }
}
