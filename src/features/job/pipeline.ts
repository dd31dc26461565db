import { needsPhotos } from '#entities/job/brief.ts';
import type { Job, JobStatus } from '#entities/job/parse-job.ts';
import { PIPELINE_STEPS as ALL_STEPS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { hasAssets } from './job-assets.ts';

/** The contract's steps in order (spec §4), without DONE. */
export const PIPELINE_STEPS = ALL_STEPS.filter((step) => step !== 'DONE');

export type PipelineStep = (typeof PIPELINE_STEPS)[number];
export type StepState = 'completed' | 'processing' | 'pending' | 'failed';

export interface Pipeline {
  status: JobStatus;
  steps: readonly { step: PipelineStep; state: StepState }[];
  /** 0–100 (spec §4): 100 on COMPLETE, 0 on ERROR. */
  percent: number;
  /** The number of completed steps. On ERROR, where the percentage is 0, it is still shown. */
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

/** The texts of each step. `provider` names no company (decision 31). */
export const STEP_TEXTS = {
  SCRIPT: { name: 'Script', provider: 'Script', processing: 'writing', completed: 'written' },
  VOICE: { name: 'Voice', provider: 'Voice', processing: 'recording', completed: 'recorded' },
  AVATAR: { name: 'Avatar', provider: 'Avatar', processing: 'filming', completed: 'filmed' },
  BROLL: { name: 'B-roll', provider: 'Footage', processing: 'shooting', completed: 'shot' },
  EDIT: { name: 'Edit', provider: 'Editing', processing: 'cutting', completed: 'cut' },
  CAPTIONS: { name: 'Captions', provider: 'Caption', processing: 'setting', completed: 'set' },
  SCHEDULE: { name: 'Schedule', provider: 'Scheduling', processing: 'scheduling', completed: 'scheduled' },
} satisfies Record<PipelineStep, object>;

/**
 * "Script provider · written". The first step of a queued job counts as processing, but has not started. In a failed
 * job, only the step that failed has started.
 */
export function stepText({ status, current }: Pipeline, step: PipelineStep, state: StepState): string {
  const { provider, processing, completed } = STEP_TEXTS[step];
  const texts: Record<StepState, string> = {
    completed,
    processing: status === 'pending' ? 'starts after the queue' : `${processing}…`,
    pending: 'comes later',
    failed: step === current ? 'did not finish' : 'not started',
  };
  return `${provider} provider · ${texts[state]}`;
}

const HEADLINE_ENDS: Record<JobStatus, string> = {
  pending: 'in the queue',
  inProgress: 'in the making',
  complete: 'ready to roll',
  error: 'cut short',
};

/** The end of the headline: "Short reel, *in the making*". */
export function headlineEnd({ assets }: Job, { status }: Pipeline): string {
  return status === 'complete' && assets.finalVideoUrl === ''
    ? 'finished without a film'
    : HEADLINE_ENDS[status];
}

export function finishedText({ finishedCount }: Pipeline): string {
  return `${finishedCount} of ${PIPELINE_STEPS.length} steps finished`;
}

/** Names the saved inputs of a failed job. */
export function storedLabel(goal: string, photoCount: number): string {
  if (!needsPhotos(goal)) return 'Your brief is saved.';
  return photoCount > 0
    ? `Your brief and its ${formatCount(photoCount, 'photo')} are saved.`
    : 'Your brief is saved. Add the photos again.';
}

/** Announced to screen readers when the job changes. */
export function progressSentence({ assets }: Job, pipeline: Pipeline): string {
  const { status, current, percent } = pipeline;
  const step = current === undefined ? '' : STEP_TEXTS[current].name;
  const sentences: Record<JobStatus, string> = {
    pending: `Waiting in the queue. Next step: ${step}.`,
    inProgress: current === undefined ? 'All steps are finished.' : `Being made: ${step}. ${percent}% done.`,
    complete: hasAssets(assets)
      ? 'The job is complete. The content and its downloads are below.'
      : 'The job is complete, but nothing was delivered.',
    error: `The job failed at ${step}. ${finishedText(pipeline)}.`,
  };
  return sentences[status];
}
