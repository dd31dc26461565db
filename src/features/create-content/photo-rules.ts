import { MAX_REFERENCE_PHOTOS, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';

/** The status of the photos: ready from three on, else how many are missing (spec §4). */
export function photosStatus(count: number): { isReady: boolean; counter: string; hint: string } {
  const missing = MIN_REFERENCE_PHOTOS - count;
  return {
    isReady: missing <= 0,
    counter: `${count}/${MAX_REFERENCE_PHOTOS} photos uploaded`,
    hint: missing <= 0 ? 'Ready' : `${missing} more needed`,
  };
}
