import { contentNoun } from '../../shared/lib/content-words.ts';
import { jobStatus, type JobStatus } from '../../shared/lib/job-status.ts';
import { PIPELINE_STEPS, type Pipeline } from './pipeline.ts';
import { STEP_WORDS } from './step-words.ts';

/** The accent of the headline: "Short reel, *in the making*". */
export const HEADLINE_ENDS: Record<JobStatus, string> = {
  pending: 'in the queue',
  inProgress: 'in the making',
  complete: 'ready to roll',
  error: 'cut short',
};

export function jobTitle({ goal, status }: { goal: string; status: string }): string {
  return `${contentNoun(goal)}, ${HEADLINE_ENDS[jobStatus(status)]}`;
}

/** "2 of 7 steps finished". */
export function finishedWords({ finishedCount }: Pipeline): string {
  return `${finishedCount} of ${PIPELINE_STEPS.length} steps finished`;
}

/** What a screen reader is told when the job moves on; the same text is not told twice. */
export function progressSentence(status: string, pipeline: Pipeline): string {
  const { current, percent } = pipeline;
  const step = current === undefined ? '' : STEP_WORDS[current].name;
  const sentences: Record<JobStatus, string> = {
    pending: `Waiting in the queue. Next step: ${step}.`,
    inProgress:
      current === undefined ? 'All steps are finished.' : `${step} is being made. ${percent}% done.`,
    complete: 'The job is complete. The content and its downloads are below.',
    error: `The job failed at ${step}. ${finishedWords(pipeline)}.`,
  };
  return sentences[jobStatus(status)];
}
