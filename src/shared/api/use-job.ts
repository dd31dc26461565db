import { useEffect, useRef } from 'react';
import { JOB_POLL_INTERVAL_MS } from '#openapi/limits.gen.ts';
import { isFinished, jobStatus } from '../lib/job-status.ts';
import { startPolling } from '../lib/start-polling.ts';
import { ApiError } from './api-error.ts';
import { readJob, type Job } from './read-job.ts';
import { useQuery } from './use-query.ts';

/** How the reading of a job stands (decision 19). */
export type JobReading =
  | { state: 'loading' }
  /** The server knows no such job, or no longer. */
  | { state: 'notFound' }
  /** Never read so far. */
  | { state: 'failed'; error: ApiError; retry(): Promise<unknown> }
  /** `isReconnecting`: the last poll failed, this is what was known before. */
  | { state: 'shown'; job: Job; isReconnecting: boolean };

/** A job with its live status: read every 2000 ms until COMPLETE or ERROR (decision 18). */
export function useJob(id: string): JobReading {
  const isAddressable = isAddressableId(id);
  const { data, error, reload } = useQuery(isAddressable ? '/api/jobs/{id}' : null, { id });
  const job = readJob(data);
  const mayChange = isAddressable && shouldPoll(job, data, error);

  const latest = useRef({ reload, job });
  useEffect(() => {
    latest.current = { reload, job };
  });

  useEffect(() => {
    // Shown from memory on coming back to the page: it may have moved on since, even out of ERROR.
    const known = latest.current.job;
    if (known && jobStatus(known.status) !== 'complete') void latest.current.reload();
  }, [id]);

  useEffect(
    () => (mayChange ? startPolling(() => latest.current.reload(), JOB_POLL_INTERVAL_MS) : undefined),
    [id, mayChange],
  );

  if (!isAddressable || error?.status === 404) return { state: 'notFound' };
  if (job) return { state: 'shown', job, isReconnecting: error !== undefined };
  if (error) return { state: 'failed', error, retry: reload };
  if (data !== undefined) return { state: 'failed', error: ApiError.of('unreadable'), retry: reload };
  return { state: 'loading' };
}

/** Polls only what can still change: not a finished job, not a refused one, and not before the first answer. */
function shouldPoll(job: Job | undefined, data: unknown, error: ApiError | undefined): boolean {
  if (error && isRefusal(error)) return false;
  if (job && isFinished(job.status)) return false;
  return data !== undefined || error !== undefined;
}

/** Asking again brings the same: no such job, no session, a bad id. A busy or broken server may recover. */
function isRefusal({ status }: ApiError): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** The addresses `/api/jobs/.` and `/api/jobs/..` are other addresses; an empty or endless id is none (contract). */
function isAddressableId(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..' && id.length <= 512;
}
