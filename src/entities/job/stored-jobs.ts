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

const recentStore = deviceStore('recent-jobs', listOf(recentJob));

const NO_JOBS: RecentJob[] = [];

export function recentJobs(userId: string): RecentJob[] {
  return recentStore.read(userId) ?? NO_JOBS;
}

/** Those of the signed-in user, live. */
export function useRecentJobs(): RecentJob[] {
  return useStored(recentStore).value ?? NO_JOBS;
}

/** Adds a new job at the start; a known one keeps its place. */
export function addRecentJob(userId: string, job: RecentJob): void {
  const isNew = (known: RecentJob[]) => known.every(({ id }) => id !== job.id);
  if (!isNew(recentJobs(userId))) return;
  recentStore.change(userId, (known = []) => (isNew(known) ? [job, ...known].slice(0, MAX_JOBS) : known));
}

export function removeRecentJob(userId: string, id: string): void {
  recentStore.change(userId, (known = []) => known.filter((job) => job.id !== id));
}

/** A photo that was uploaded for a job. */
export type ReferencePhoto = v.InferOutput<typeof referencePhoto>;

export const referencePhoto = v.object({
  /** The upload URL, which the job receives (decision 14). */
  url: text,
  name: v.string(),
  /** A data URL; '' when this browser could not make one. */
  thumbnail: v.string(),
});

/** Thumbnails are large, and old jobs are rarely created again. */
const MAX_JOBS_WITH_PHOTOS = 12;

const jobPhotos = v.object({ jobId: text, photos: listOf(referencePhoto) });
const photoStore = deviceStore('job-photos', listOf(jobPhotos));

/** The photos of a job created on this device; none when it was created elsewhere or long ago. */
export function photosOfJob(userId: string, jobId: string): ReferencePhoto[] {
  return photoStore.read(userId)?.find((job) => job.jobId === jobId)?.photos ?? [];
}

/** Stores a job's photos for "Create again", because no call returns them. */
export function savePhotosOfJob(userId: string, jobId: string, photos: readonly ReferencePhoto[]): void {
  if (photos.length === 0) return;
  photoStore.change(userId, (stored = []) => {
    const others = stored.filter((job) => job.jobId !== jobId);
    return [{ jobId, photos: [...photos] }, ...others].slice(0, MAX_JOBS_WITH_PHOTOS);
  });
}
