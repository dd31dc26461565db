import * as v from 'valibot';
import { isPathSegment } from '#openapi/safe-address.ts';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { listOf, text } from '#shared/lib/schema.ts';

/** A job that was created or opened on this device. It is stored here, because no operation lists jobs (decision 15). */
export type RecentJob = v.InferOutput<typeof recentJob>;

const recentJob = v.object({
  id: v.pipe(text, v.check(isPathSegment)),
  /** The content type of the job. */
  goal: v.string(),
});

/** The maximum number of jobs. A removed job can be opened only by its URL. A row takes about 80 bytes of storage. */
const MAX_JOBS = 500;

const recentStore = deviceStore('recent-jobs', listOf(recentJob));

const NO_JOBS: RecentJob[] = [];

/** The recent jobs of a user, newest first. */
export function recentJobs(userId: string): RecentJob[] {
  return recentStore.read(userId) ?? NO_JOBS;
}

/** The recent jobs of the signed-in user, live. */
export function useRecentJobs(): RecentJob[] {
  return useStored(recentStore).value ?? NO_JOBS;
}

/** Adds a new job at the start. A known job does not move. */
export function addRecentJob(userId: string, job: RecentJob): void {
  const isNew = (jobs: RecentJob[]) => jobs.every(({ id }) => id !== job.id);
  if (!isNew(recentJobs(userId))) return;
  recentStore.change(userId, (jobs = []) => (isNew(jobs) ? [job, ...jobs].slice(0, MAX_JOBS) : jobs));
}

export function removeRecentJob(userId: string, id: string): void {
  recentStore.change(userId, (jobs = []) => jobs.filter((job) => job.id !== id));
}

/** A photo that was uploaded for a job. */
export type ReferencePhoto = v.InferOutput<typeof referencePhoto>;

export const referencePhoto = v.object({
  /** The upload URL, which the job receives (decision 14). */
  url: text,
  name: v.string(),
  /** A data URL; '' when this browser could not create a thumbnail. */
  thumbnail: v.string(),
});

/** The limit of jobs with photos: thumbnails are large, and old jobs are rarely created again. */
const MAX_JOBS_WITH_PHOTOS = 12;

const jobPhotos = v.object({ jobId: text, photos: listOf(referencePhoto) });
const photoStore = deviceStore('job-photos', listOf(jobPhotos));

/** The photos of a job that was recently created on this device; empty for other jobs. */
export function photosOfJob(userId: string, jobId: string): ReferencePhoto[] {
  return photoStore.read(userId)?.find((job) => job.jobId === jobId)?.photos ?? [];
}

/** Stores a job's photos for "Create again", because no operation returns them. */
export function savePhotosOfJob(userId: string, jobId: string, photos: readonly ReferencePhoto[]): void {
  if (photos.length === 0) return;
  photoStore.change(userId, (stored = []) => {
    const others = stored.filter((job) => job.jobId !== jobId);
    return [{ jobId, photos: [...photos] }, ...others].slice(0, MAX_JOBS_WITH_PHOTOS);
  });
}
