import { useEffect, useState } from 'react';
import { JOB_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import type { Job } from '../../shared/api/read-job.ts';
import { now } from '../../shared/lib/clock.ts';
import { isFinished } from '../../shared/lib/job-status.ts';

/** Has this job run for longer than the contract lets one run (decision 42)? The polls go on all the same. */
export function useOverdue({ status, createdAt }: Job): boolean {
  const endsAt = Date.parse(createdAt) + JOB_ENDS_WITHIN_MS;
  const isRunning = !isFinished(status);
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    // NaN where the server sent no time.
    if (!isRunning || Number.isNaN(endsAt)) return undefined;
    const timer = setTimeout(() => setPassed(endsAt), Math.max(0, endsAt - now()));
    return () => clearTimeout(timer);
  }, [isRunning, endsAt]);
  return isRunning && passed === endsAt;
}
