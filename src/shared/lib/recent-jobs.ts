import { deviceStore } from './device-store.ts';

/** No call lists jobs, so this device remembers the ones created or opened here (decision 15). */
export interface RecentJob {
  id: string;
  /** The content type it was created with. */
  goal: string;
  /** When this device first saw it; ms since epoch. */
  seenAt: number;
}

const MAX_JOBS = 12;

const store = deviceStore<RecentJob[]>('recent-jobs', isRecentJobs);

/** Newest first. */
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

function isRecentJobs(value: unknown): value is RecentJob[] {
  return (
    Array.isArray(value) &&
    value.every((job: Partial<RecentJob> | null) => {
      const { id, goal, seenAt } = job ?? {};
      return typeof id === 'string' && typeof goal === 'string' && typeof seenAt === 'number';
    })
  );
}
