import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';

/** Spec §4: PENDING, COMPLETE and ERROR mean what they say; any other word is in progress. */
export type JobStatus = 'pending' | 'inProgress' | 'complete' | 'error';

interface StatusFacts {
  /** As the server says it. */
  serverWord?: string;
  /** Does the job not change by itself any more (decision 18)? */
  isFinished?: true;
  /** How it is shown: a word, a shape and a tone, so that colour is never the only sign. */
  word: string;
  tone: 'neutral' | 'amber' | 'moss' | 'rose';
  icon: LucideIcon;
}

export const JOB_STATUSES: Record<JobStatus, StatusFacts> = {
  pending: { serverWord: 'PENDING', word: 'Pending', tone: 'neutral', icon: Clock },
  inProgress: { word: 'In progress', tone: 'amber', icon: LoaderCircle },
  complete: { serverWord: 'COMPLETE', isFinished: true, word: 'Complete', tone: 'moss', icon: CircleCheck },
  error: { serverWord: 'ERROR', isFinished: true, word: 'Error', tone: 'rose', icon: CircleX },
};

export function jobStatus(serverWord: string): JobStatus {
  const all = Object.keys(JOB_STATUSES) as JobStatus[];
  return all.find((status) => JOB_STATUSES[status].serverWord === serverWord) ?? 'inProgress';
}

export function isFinished(serverWord: string): boolean {
  return JOB_STATUSES[jobStatus(serverWord)].isFinished === true;
}
