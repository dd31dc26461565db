import { JOB_END_STATUSES } from '#openapi/limits.gen.ts';
import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';

/** Spec §4: PENDING, COMPLETE and ERROR mean what they say; any other word is in progress. */
export type JobStatus = 'pending' | 'inProgress' | 'complete' | 'error';

interface StatusFacts {
  /** As the server says it. */
  serverWord?: string;
  /** How it is shown: a word, a shape and a tone, so that colour is never the only sign. */
  word: string;
  tone: 'neutral' | 'amber' | 'moss' | 'rose';
  icon: LucideIcon;
}

export const JOB_STATUSES: Record<JobStatus, StatusFacts> = {
  pending: { serverWord: 'PENDING', word: 'Pending', tone: 'neutral', icon: Clock },
  inProgress: { word: 'In progress', tone: 'amber', icon: LoaderCircle },
  complete: { serverWord: 'COMPLETE', word: 'Complete', tone: 'moss', icon: CircleCheck },
  error: { serverWord: 'ERROR', word: 'Error', tone: 'rose', icon: CircleX },
};

export function jobStatus(serverWord: string): JobStatus {
  const all = Object.keys(JOB_STATUSES) as JobStatus[];
  return all.find((status) => JOB_STATUSES[status].serverWord === serverWord) ?? 'inProgress';
}

/** Does the job not change by itself any more (decision 18)? */
export function isFinished(serverWord: string): boolean {
  return JOB_END_STATUSES.some((status) => status === serverWord);
}
