import type { Job } from '../../shared/api/read-job.ts';
import { counted } from '../../shared/lib/counted.ts';
import type { JobStatus } from '../../shared/lib/job-status.ts';
import { needsPhotos } from '../../shared/lib/reference-photos.ts';
import { hasDelivery } from './job-assets.ts';
import { PIPELINE_STEPS, type Pipeline } from './pipeline.ts';
import { STEP_WORDS } from './step-words.ts';

/** The accent of the headline: "Short reel, *in the making*". */
export const HEADLINE_ENDS: Record<JobStatus, string> = {
  pending: 'in the queue',
  inProgress: 'in the making',
  complete: 'ready to roll',
  error: 'cut short',
};

export function finishedWords({ finishedCount }: Pipeline): string {
  return `${finishedCount} of ${PIPELINE_STEPS.length} steps finished`;
}

/** What of a failed job does not have to be done again. */
export function keptWords(goal: string, photoCount: number): string {
  if (!needsPhotos(goal)) return 'The brief is kept, nothing has to be typed again.';
  return photoCount > 0
    ? `The brief and its ${counted(photoCount, 'photo')} are kept.`
    : 'The brief is kept. Its photos are not on this device and have to be added again.';
}

/** What a screen reader hears when the job moves on. */
export function progressSentence({ assets }: Job, pipeline: Pipeline): string {
  const { status, current, percent } = pipeline;
  const step = current === undefined ? '' : STEP_WORDS[current].name;
  const sentences: Record<JobStatus, string> = {
    pending: `Waiting in the queue. Next step: ${step}.`,
    inProgress:
      current === undefined ? 'All steps are finished.' : `${step} is being made. ${percent}% done.`,
    complete: hasDelivery(assets)
      ? 'The job is complete. The content and its downloads are below.'
      : 'The job is complete, but nothing was delivered.',
    error: `The job failed at ${step}. ${finishedWords(pipeline)}.`,
  };
  return sentences[status];
}
