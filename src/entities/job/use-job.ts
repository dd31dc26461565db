import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { JOB_POLL_INTERVAL_MS } from '#openapi/limits.gen.ts';
import { isPathSegment } from '#openapi/safe-address.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { MAX_RETRY_AFTER_MS } from '#shared/api/retry-after.ts';
import { startPolling } from '#shared/api/start-polling.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { formatWait } from '#shared/lib/format-wait.ts';
import { isFinished, jobStatus } from './job-status.ts';
import { isOutdatedJob, parseJob, type Job } from './parse-job.ts';

/** The state of reading a job (decision 19). */
export type JobQuery =
  | { state: 'loading' }
  /** The server does not know this job. `isFinal` after a second 404, because one server of several may lag. */
  | { state: 'notFound'; isFinal: boolean }
  | { state: 'failed'; error: ApiError; retry(): Promise<unknown> }
  | ({ state: 'loaded'; job: Job } & PollState);

export interface PollState {
  /** Why the last poll failed, as a sentence; the job is then of an earlier poll. */
  pollError: string | undefined;
  /** Polls at once; set when the server asked for a long pause. */
  pollNow?: (() => Promise<unknown>) | undefined;
}

/** A job with its live status: read every 2000 ms until COMPLETE or ERROR (decision 18). */
export function useJob(id: string): JobQuery {
  const isAddressable = isAddressableId(id);
  const { data, error, reload } = useQuery(isAddressable ? '/api/jobs/{id}' : null, { id }, isOutdatedJob);
  const job = parseJob(data);
  const isFinal = useMissed(error) > 1;
  const mayChange = shouldPoll(job, data, error) && !isFinal;
  const pauseUntil = usePause(error);

  const readAgain = useEffectEvent(() => {
    // A cached job may have changed since, even from ERROR.
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

  if (!isAddressable) return { state: 'notFound', isFinal: true };
  if (error?.status === 404 && (isFinal || !job)) return { state: 'notFound', isFinal };
  if (job) {
    const isLongPause = (error?.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS;
    return {
      state: 'loaded',
      job,
      pollError: error && pollErrorText(error),
      pollNow: isLongPause ? reload : undefined,
    };
  }
  const failure = error ?? (data === undefined ? undefined : ApiError.of('unreadable'));
  return failure ? { state: 'failed', error: failure, retry: reload } : { state: 'loading' };
}

/**
 * Decision 18: from the first answer until COMPLETE or ERROR, whatever fails meanwhile. After a 401 the landing is
 * shown, or the session is still valid.
 */
function shouldPoll(job: Job | undefined, data: unknown, error: ApiError | undefined): boolean {
  if (error?.status !== 404 && job && isFinished(job.status)) return false;
  return data !== undefined || error !== undefined;
}

/** How many of the last answers were 404 (decision 19). */
function useMissed(error: ApiError | undefined): number {
  const [last, setLast] = useState({ error, missed: error?.status === 404 ? 1 : 0 });
  if (last.error === error) return last.missed;
  const missed = error?.status === 404 ? last.missed + 1 : 0;
  setLast({ error, missed });
  return missed;
}

/** Until when the server asked not to be called, by `performance.now()`. */
function usePause(error: ApiError | undefined) {
  const until = useRef(0);
  useEffect(() => {
    until.current = error?.retryAfterMs === undefined ? 0 : performance.now() + error.retryAfterMs;
  }, [error]);
  return until;
}

/** Shown until the next poll, so it contains no countdown. */
function pollErrorText({ kind, status = 0, retryAfterMs }: ApiError): string {
  if (kind === 'network' && !navigator.onLine)
    return 'You are offline. Updates continue when you are back online.';
  if (status === 404) return 'The server did not find this job. Asking again…';
  if (retryAfterMs !== undefined) return `The server is busy and asked to wait ${formatWait(retryAfterMs)}.`;
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefused ? 'The server refused the last update. Trying again…' : 'Reconnecting…';
}

/** The contract's rule for ids. */
function isAddressableId(id: string): boolean {
  return isPathSegment(id) && id.length <= 512;
}
