import * as v from 'valibot';
import { deviceStore } from '#shared/lib/device-store.ts';
import { listOf, text } from '#shared/lib/schema.ts';

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
const MAX_JOBS = 12;

const jobPhotos = v.object({ jobId: text, photos: listOf(referencePhoto) });
const store = deviceStore('job-photos', listOf(jobPhotos));

/** The photos of a job created on this device; none when it was created elsewhere or long ago. */
export function photosOfJob(userId: string, jobId: string): ReferencePhoto[] {
  return store.read(userId)?.find((job) => job.jobId === jobId)?.photos ?? [];
}

/** Stores a job's photos for "Create again", because no call returns them. */
export function savePhotosOfJob(userId: string, jobId: string, photos: readonly ReferencePhoto[]): void {
  if (photos.length === 0) return;
  store.change(userId, (stored = []) => {
    const others = stored.filter((job) => job.jobId !== jobId);
    return [{ jobId, photos: [...photos] }, ...others].slice(0, MAX_JOBS);
  });
}
