import type { Job, JobStatus } from '#entities/job/parse-job.ts';
import { needsPhotos } from '#entities/job/reference-photos.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { hasAssets } from './job-assets.ts';
import { PIPELINE_STEPS, type Pipeline, type PipelineStep, type StepState } from './pipeline-state.ts';

/** Spec §8.12. */
export const JOB_NOT_FOUND = {
  title: 'Job Not Found',
  text: "The job you're looking for doesn't exist or has been deleted.",
};

interface StepTexts {
  name: string;
  /** Which provider does the step, in neutral words (decision 31). */
  provider: string;
  /** The result of the step. */
  makes: string;
  processing: string;
  completed: string;
}

export const STEP_TEXTS: Record<PipelineStep, StepTexts> = {
  SCRIPT: {
    name: 'Script',
    provider: 'Script',
    makes: 'What is said and what is seen, made of the idea and the brand.',
    processing: 'is writing the script',
    completed: 'wrote the script',
  },
  VOICE: {
    name: 'Voice',
    provider: 'Voice',
    makes: 'The script, spoken.',
    processing: 'is recording the voice',
    completed: 'recorded the voice',
  },
  AVATAR: {
    name: 'Avatar',
    provider: 'Avatar',
    makes: 'The person on the screen.',
    processing: 'is filming the avatar',
    completed: 'filmed the avatar',
  },
  BROLL: {
    name: 'B-roll',
    provider: 'Footage',
    makes: 'What is seen in between.',
    processing: 'is shooting the B-roll',
    completed: 'shot the B-roll',
  },
  EDIT: {
    name: 'Edit',
    provider: 'Editing',
    makes: 'All of it as one video.',
    processing: 'is cutting it together',
    completed: 'cut it together',
  },
  CAPTIONS: {
    name: 'Captions',
    provider: 'Caption',
    makes: 'What is said, in writing.',
    processing: 'is setting the captions',
    completed: 'set the captions',
  },
  SCHEDULE: {
    name: 'Schedule',
    provider: 'Scheduling',
    makes: 'When it goes out.',
    processing: 'is taking care of the schedule',
    completed: 'took care of the schedule',
  },
};

/**
 * The sentence for a step in its state.
 * @param isCurrent the job is at this step, or failed at it; later steps of a failed job were not started
 * @param isQueued the job is in the queue: its first step counts as processing, but has not started
 */
export function stepSentence(
  step: PipelineStep,
  state: StepState,
  { isCurrent, isQueued }: { isCurrent: boolean; isQueued: boolean },
): string {
  const { processing, completed, ...texts } = STEP_TEXTS[step];
  const provider = `${texts.provider} provider`;
  const sentences: Record<StepState, string> = {
    completed: `${provider} ${completed}.`,
    processing: isQueued ? `${provider} starts when the job leaves the queue.` : `${provider} ${processing}…`,
    pending: `${provider} comes later.`,
    failed: isCurrent ? `${provider} did not finish.` : `${provider} was not reached.`,
  };
  return sentences[state];
}

/** The end of the headline: "Short reel, *in the making*". */
export const HEADLINE_ENDS: Record<JobStatus, string> = {
  pending: 'in the queue',
  inProgress: 'in the making',
  complete: 'ready to roll',
  error: 'cut short',
};

export function finishedText({ finishedCount }: Pipeline): string {
  return `${finishedCount} of ${PIPELINE_STEPS.length} steps finished`;
}

/** Which inputs of a failed job are saved. */
export function keptLabel(goal: string, photoCount: number): string {
  if (!needsPhotos(goal)) return 'The brief is kept, so nothing has to be typed again.';
  return photoCount > 0
    ? `The brief and its ${formatCount(photoCount, 'photo')} are kept.`
    : 'The brief is kept. Its photos are not on this device and have to be added again.';
}

/** Announced to screen readers when the job changes. */
export function progressSentence({ assets }: Job, pipeline: Pipeline): string {
  const { status, current, percent } = pipeline;
  const step = current === undefined ? '' : STEP_TEXTS[current].name;
  const sentences: Record<JobStatus, string> = {
    pending: `Waiting in the queue. Next step: ${step}.`,
    inProgress:
      current === undefined ? 'All steps are finished.' : `${step} is being made. ${percent}% done.`,
    complete: hasAssets(assets)
      ? 'The job is complete. The content and its downloads are below.'
      : 'The job is complete, but nothing was delivered.',
    error: `The job failed at ${step}. ${finishedText(pipeline)}.`,
  };
  return sentences[status];
}
