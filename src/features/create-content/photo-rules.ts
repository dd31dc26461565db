import {
  MAX_PHOTO_BYTES,
  MAX_REFERENCE_PHOTOS,
  MIN_REFERENCE_PHOTOS,
  PHOTO_MEDIA_TYPES,
} from '#openapi/limits.gen.ts';
import { formatFileSize } from '../../shared/lib/format-file-size.ts';
import { MAX_PHOTO_SIZE, PHOTO_KINDS } from '../../entities/photo/photo-texts.ts';

/** Why this file cannot be a reference photo, as a sentence; undefined when it can. */
export function photoRefusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  const subject = `“${shortName(name)}”`;
  if (!type.startsWith('image/')) return `${subject} is not an image. Choose a photo.`;
  if (!PHOTO_MEDIA_TYPES.some((known) => known === type)) {
    return `${subject} is not a supported type of image. Choose a ${PHOTO_KINDS}.`;
  }
  if (size === 0) return `${subject} is empty. Choose another photo.`;
  if (size > MAX_PHOTO_BYTES) {
    return `${subject} has ${formatFileSize(size)}. A photo may have ${MAX_PHOTO_SIZE} at most.`;
  }
  return undefined;
}

/** The status of the photos: ready from three on, else how many are missing (spec §4). */
export function photosStatus(count: number): { isReady: boolean; counter: string; hint: string } {
  const missing = MIN_REFERENCE_PHOTOS - count;
  return {
    isReady: missing <= 0,
    counter: `${count}/${MAX_REFERENCE_PHOTOS} photos uploaded`,
    hint: missing <= 0 ? 'Ready' : `${missing} more needed`,
  };
}

/** Truncates a long name in the middle. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= 40 ? name : `${letters.slice(0, 24).join('')}…${letters.slice(-12).join('')}`;
}
