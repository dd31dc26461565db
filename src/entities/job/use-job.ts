import { useEffect, useEffectEvent, useState } from 'react';
import { JOB_POLL_INTERVAL_MS } from '#openapi/limits.gen.ts';
import { isPathSegment } from '#openapi/safe-address.ts';
import { MAX_RETRY_AFTER_MS, type ApiError } from '#shared/api/api-error.ts';
import { isOffline } from '#shared/api/connection.ts';
import { useUserId } from '#shared/api/session.ts';
import { startPolling } from '#shared/api/start-polling.ts';
import { source, useQuery, type Schedule } from '#shared/api/use-query.ts';
import { formatWait } from '#shared/lib/format-count.ts';
import { isFinished, isOutdatedJob, parseJob, type Job } from './parse-job.ts';
import { removeRecentJob } from './stored-jobs.ts';

export const JOB = source('/api/jobs/{id}', parseJob, isOutdatedJob);

/** The state of a job's query (decision 19). */
export type JobQuery =
  | { state: 'loading' }
  /** The server does not know this job. */
  | { state: 'notFound' }
  | { state: 'failed'; error: ApiError; retry(): Promise<unknown> }
  | ({ state: 'loaded'; job: Job } & PollState);

export interface PollState {
  /** Why the last poll failed, as a sentence. The job is then that of an earlier poll. */
  pollError: string | undefined;
  /** Polls immediately. Set when the server has asked for a long pause. */
  pollNow?: (() => Promise<unknown>) | undefined;
}

/**
 * A job with its live status, read every 2000 ms until COMPLETE or ERROR (decision 18).
 * @param schedule a background queue for jobs that the user has not opened
 */
export function useJob(id: string, schedule?: Schedule): JobQuery {
  const userId = useUserId();
  // The contract's rule for ids.
  const isAddressable = isPathSegment(id) && id.length <= 512;
  const { data: job, error, reload } = useQuery(isAddressable ? JOB : null, { id }, schedule);
  const isNotFound = error?.status === 404;
  // Only a second 404 is final, because one of several servers may lag behind.
  const isFinal = useNotFoundCount(error) > 1;
  // Poll from the first response on, even after failures. After a 401 either the landing is shown or the session is valid.
  const mayChange = job && !isNotFound ? !isFinished(job) : error !== undefined && !isFinal;

  const readAgain = useEffectEvent(() => {
    // A cached job may have changed, even after an ERROR.
    if (job && job.status !== 'complete') void reload();
  });
  useEffect(() => readAgain(), [id]);

  // Remove jobs that the server does not know from the dashboard's list (decision 15).
  const isGone = !isAddressable || (isNotFound && isFinal);
  useEffect(() => {
    if (isGone) removeRecentJob(userId, id);
  }, [isGone, userId, id]);

  const poll = useEffectEvent(reload);
  useEffect(
    () => (mayChange ? startPolling(() => poll(), JOB_POLL_INTERVAL_MS, error?.retryAfterMs) : undefined),
    [id, mayChange, error],
  );

  if (isGone || (isNotFound && !job)) return { state: 'notFound' };
  if (job) {
    const pollNow = (error?.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS ? reload : undefined;
    return { state: 'loaded', job, pollError: error && pollErrorText(error), pollNow };
  }
  return error ? { state: 'failed', error, retry: reload } : { state: 'loading' };
}

/** The number of consecutive 404s (decision 19). Every failed request has a new error. */
function useNotFoundCount(error: ApiError | undefined): number {
  const next = (before: number) => (error?.status === 404 ? before + 1 : 0);
  const [last, setLast] = useState({ error, count: next(0) });
  if (last.error === error) return last.count;
  const count = next(last.count);
  setLast({ error, count });
  return count;
}

/** The text of a failed poll. It is shown until the next poll, so it contains no countdown. */
function pollErrorText({ kind, status = 0, retryAfterMs }: ApiError): string {
  if (kind === 'network' && isOffline()) return 'You are offline. Updates continue when you are back online.';
  if (status === 404) return 'Couldn’t find this job. Checking again…';
  if (retryAfterMs !== undefined) return `The server is busy. Next update in ${formatWait(retryAfterMs)}.`;
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefused ? 'Couldn’t update this job. Trying again…' : 'Reconnecting…';
}
