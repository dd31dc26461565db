/** Spec §4: PENDING, COMPLETE and ERROR mean what they say; any other word is in progress. */
export type JobStatus = 'pending' | 'inProgress' | 'complete' | 'error';

const KNOWN: Record<string, JobStatus> = { PENDING: 'pending', COMPLETE: 'complete', ERROR: 'error' };

export function jobStatus(status: string): JobStatus {
  return Object.hasOwn(KNOWN, status) ? (KNOWN[status] ?? 'inProgress') : 'inProgress';
}

/** A finished job does not change by itself any more (decision 18). */
export function isFinished(status: string): boolean {
  return ['complete', 'error'].includes(jobStatus(status));
}
