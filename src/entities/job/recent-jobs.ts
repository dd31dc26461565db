import * as v from 'valibot';
import { isPathSegment } from '#openapi/safe-address.ts';
import { deviceStore } from '../../shared/lib/device-store.ts';
import { listOf, text } from '../../shared/lib/schema.ts';
import { useStored } from '../../shared/lib/use-stored.ts';

/** No call lists jobs, so this device remembers the ones created or opened here (decision 15). */
export type RecentJob = v.InferOutput<typeof recentJob>;

const recentJob = v.object({
  id: v.pipe(text, v.check(isPathSegment)),
  /** The content type it was created with. */
  goal: v.string(),
});

/** What is forgotten here can only be found by its address; a row takes about 80 bytes of storage. */
const MAX_JOBS = 500;

const store = deviceStore('recent-jobs', listOf(recentJob), { canCatchUp: true });

const NO_JOBS: RecentJob[] = [];

export function recentJobs(userId: string): RecentJob[] {
  return store.read(userId) ?? NO_JOBS;
}

/** The same for a screen, live. */
export function useRecentJobs(userId: string): RecentJob[] {
  return useStored(store, userId).value ?? NO_JOBS;
}

/** Puts a job that is new to this device first; one that is known already keeps its place. */
export function addRecentJob(userId: string, job: RecentJob): void {
  const isNew = (known: RecentJob[]) => known.every(({ id }) => id !== job.id);
  if (!isNew(recentJobs(userId))) return;
  store.change(userId, (known = []) => (isNew(known) ? [job, ...known].slice(0, MAX_JOBS) : known));
}

export function removeRecentJob(userId: string, id: string): void {
  store.change(userId, (known = []) => known.filter((job) => job.id !== id));
}
