import * as v from 'valibot';
import { isPathSegment } from '#openapi/safe-address.ts';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { listOf, text } from '#shared/lib/schema.ts';

/** A job created or opened on this device. Stored here, because no call lists jobs (decision 15). */
export type RecentJob = v.InferOutput<typeof recentJob>;

const recentJob = v.object({
  id: v.pipe(text, v.check(isPathSegment)),
  /** The content type it was created with. */
  goal: v.string(),
});

/** A removed job can only be reached by its URL; a row takes about 80 bytes of storage. */
const MAX_JOBS = 500;

const store = deviceStore('recent-jobs', listOf(recentJob));

const NO_JOBS: RecentJob[] = [];

export function recentJobs(userId: string): RecentJob[] {
  return store.read(userId) ?? NO_JOBS;
}

/** Those of the signed-in user, live. */
export function useRecentJobs(): RecentJob[] {
  return useStored(store).value ?? NO_JOBS;
}

/** Adds a new job at the start; a known one keeps its place. */
export function addRecentJob(userId: string, job: RecentJob): void {
  const isNew = (known: RecentJob[]) => known.every(({ id }) => id !== job.id);
  if (!isNew(recentJobs(userId))) return;
  store.change(userId, (known = []) => (isNew(known) ? [job, ...known].slice(0, MAX_JOBS) : known));
}

export function removeRecentJob(userId: string, id: string): void {
  store.change(userId, (known = []) => known.filter((job) => job.id !== id));
}
