import { PIPELINE_STEPS as ALL_STEPS } from '#openapi/limits.gen.ts';
import { jobStatus } from '../../shared/lib/job-status.ts';

/** The contract's steps in their order (spec §4), without the DONE that comes after the last. */
export const PIPELINE_STEPS = ALL_STEPS.filter((step) => step !== 'DONE');

export type PipelineStep = (typeof PIPELINE_STEPS)[number];
export type StepState = 'completed' | 'processing' | 'pending' | 'failed';

export interface Pipeline {
  steps: readonly { step: PipelineStep; state: StepState }[];
  /** 0–100, as printed (spec §4): 100 on COMPLETE, 0 on ERROR. */
  percent: number;
  /** How many of the seven are completed; shown also when the percentage is 0 because of an ERROR. */
  finishedCount: number;
  /** The step being worked on, or the one that failed; none when all are completed. */
  current: PipelineStep | undefined;
  isQueued: boolean;
}

/** What the stepper shows for a job. An unknown or missing `next` counts as the first step (decision 17). */
export function pipelineOf({ status, next }: { status: string; next: string }): Pipeline {
  const kind = jobStatus(status);
  const nextIndex = kind === 'complete' ? PIPELINE_STEPS.length : indexOfNext(next);
  const steps = PIPELINE_STEPS.map((step, index) => ({ step, state: stateOf(index) }));
  const percents = {
    complete: 100,
    error: 0,
    pending: percentOf(nextIndex),
    inProgress: percentOf(nextIndex),
  } satisfies Record<typeof kind, number>;
  return {
    steps,
    percent: percents[kind],
    finishedCount: nextIndex,
    current: PIPELINE_STEPS[nextIndex],
    isQueued: kind === 'pending',
  };

  function stateOf(index: number): StepState {
    if (index < nextIndex) return 'completed';
    if (kind === 'error') return 'failed';
    return index === nextIndex ? 'processing' : 'pending';
  }
}

function percentOf(nextIndex: number): number {
  return Math.round((nextIndex / PIPELINE_STEPS.length) * 100);
}

function indexOfNext(next: string): number {
  if (next === 'DONE') return PIPELINE_STEPS.length;
  return Math.max(
    0,
    PIPELINE_STEPS.findIndex((step) => step === next),
  );
}
