import { useEffect, useEffectEvent, useRef } from 'react';
import { JOB_POLL_INTERVAL_MS } from '#openapi/limits.gen.ts';
import { isPathSegment } from '#openapi/safe-address.ts';
import { formatWait } from '../../shared/lib/format-wait.ts';
import { isFinished, jobStatus } from './job-status.ts';
import { startPolling } from '../../shared/lib/start-polling.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { MAX_PAUSE_MS } from '../../shared/api/retry-after.ts';
import { isOutdatedJob, readJob, type Job } from './read-job.ts';
import { useQuery } from '../../shared/api/use-query.ts';

/** How the reading of a job stands (decision 19). */
export type JobQuery =
  | { state: 'loading' }
  /** The server knows no such job, or no longer. */
  | { state: 'notFound' }
  | { state: 'failed'; error: ApiError; retry(): Promise<unknown> }
  | ({ state: 'loaded'; job: Job } & PollState);

export interface PollState {
  /** Why the last poll failed, in words; the job is as it was known before. */
  pollError: string | undefined;
  /** Where the server asked for a long pause, so that nobody has to wait for its end. */
  pollNow?: (() => Promise<unknown>) | undefined;
}

/** A job with its live status: read every 2000 ms until COMPLETE or ERROR (decision 18). */
export function useJob(id: string): JobQuery {
  const isAddressable = isAddressableId(id);
  const { data, error, reload } = useQuery(isAddressable ? '/api/jobs/{id}' : null, { id }, isOutdatedJob);
  const job = readJob(data);
  const mayChange = isAddressable && shouldPoll(job, data, error);
  const pauseUntil = usePause(error);

  const readAgain = useEffectEvent(() => {
    // Shown from memory on coming back to the page: it may have moved on since, even out of ERROR.
    if (job && jobStatus(job.status) !== 'complete') void reload();
  });
  useEffect(() => readAgain(), [id]);

  const poll = useEffectEvent(async () => {
    if (performance.now() >= pauseUntil.current) await reload();
  });
  useEffect(
    () => (mayChange ? startPolling(() => poll(), JOB_POLL_INTERVAL_MS) : undefined),
    [id, mayChange],
  );

  if (!isAddressable || error?.status === 404) return { state: 'notFound' };
  if (job) {
    const isLongPause = (error?.retryAfterMs ?? 0) > MAX_PAUSE_MS;
    return {
      state: 'loaded',
      job,
      pollError: error && pollErrorText(error),
      pollNow: isLongPause ? reload : undefined,
    };
  }
  if (error) return { state: 'failed', error, retry: reload };
  if (data !== undefined) return { state: 'failed', error: ApiError.of('unreadable'), retry: reload };
  return { state: 'loading' };
}

/**
 * Decision 18: until COMPLETE or ERROR, whatever goes wrong meanwhile; not before the first answer. A 404 is an answer of
 * its own, and after a 401 the landing is shown, or the session is there after all.
 */
function shouldPoll(job: Job | undefined, data: unknown, error: ApiError | undefined): boolean {
  if (error?.status === 404 || (job && isFinished(job.status))) return false;
  return data !== undefined || error !== undefined;
}

/** When the server may be asked again after it asked for a pause, by `performance.now()`. */
function usePause(error: ApiError | undefined) {
  const until = useRef(0);
  useEffect(() => {
    until.current = error?.retryAfterMs === undefined ? 0 : performance.now() + error.retryAfterMs;
  }, [error]);
  return until;
}

/** Stays true until the next poll, so no countdown. */
function pollErrorText({ kind, status = 0, retryAfterMs }: ApiError): string {
  if (kind === 'network' && !navigator.onLine) return 'You are offline. This goes on when you are back.';
  if (retryAfterMs !== undefined)
    return `The server is busy and asked for a pause of ${formatWait(retryAfterMs)}.`;
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefused ? 'The server refused the last update. Asking again…' : 'Reconnecting…';
}

/** A dot, nothing or an endless text is no id (contract). */
function isAddressableId(id: string): boolean {
  return isPathSegment(id) && id.length <= 512;
}
