import * as v from 'valibot';
import { isPathSegment } from '#openapi/safe-address.ts';
import { deviceStore } from './device-store.ts';
import { listOf, text } from './schema.ts';

/** No call lists jobs, so this device remembers the ones created or opened here (decision 15). */
export type RecentJob = v.InferOutput<typeof recentJob>;

const recentJob = v.object({
  id: v.pipe(text, v.check(isPathSegment)),
  /** The content type it was created with. */
  goal: v.string(),
});

/** What is forgotten here can only be found by its address; a row takes about 80 bytes of storage. */
const MAX_JOBS = 500;

const store = deviceStore('recent-jobs', listOf(recentJob));

export function recentJobs(userId: string): RecentJob[] {
  return store.read(userId) ?? [];
}

/** Puts a job that is new to this device first; one that is known already keeps its place. */
export function rememberJob(userId: string, job: RecentJob): void {
  const known = recentJobs(userId);
  if (known.some(({ id }) => id === job.id)) return;
  store.write(userId, [job, ...known].slice(0, MAX_JOBS));
}

export function forgetJob(userId: string, id: string): void {
  store.write(
    userId,
    recentJobs(userId).filter((job) => job.id !== id),
  );
}
