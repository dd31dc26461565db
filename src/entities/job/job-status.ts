import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { JOB_END_STATUSES } from '#openapi/limits.gen.ts';

/** Spec §4: PENDING, COMPLETE and ERROR mean what they say; any other value is in progress. */
export type JobStatus = 'pending' | 'inProgress' | 'complete' | 'error';

interface StatusLook {
  /** The value that the server sends. */
  serverStatus?: string;
  /** A label, an icon and a tone, so that colour is never the only sign. */
  label: string;
  tone: 'neutral' | 'amber' | 'moss' | 'rose';
  icon: LucideIcon;
}

export const STATUS_LOOKS: Record<JobStatus, StatusLook> = {
  pending: { serverStatus: 'PENDING', label: 'Pending', tone: 'neutral', icon: Clock },
  inProgress: { label: 'In progress', tone: 'amber', icon: LoaderCircle },
  complete: { serverStatus: 'COMPLETE', label: 'Complete', tone: 'moss', icon: CircleCheck },
  error: { serverStatus: 'ERROR', label: 'Error', tone: 'rose', icon: CircleX },
};

export function jobStatus(serverStatus: string): JobStatus {
  const all = Object.keys(STATUS_LOOKS) as JobStatus[];
  return all.find((status) => STATUS_LOOKS[status].serverStatus === serverStatus) ?? 'inProgress';
}

/** Has the job ended, so that polling stops (decision 18)? Each such status needs its own look: a test checks it. */
export function isFinished(serverStatus: string): boolean {
  return JOB_END_STATUSES.some((status) => status === serverStatus);
}
