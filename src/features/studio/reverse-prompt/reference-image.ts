import { MAX_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { MAX_PHOTO_SIZE, PHOTO_KINDS } from '../../../shared/lib/photo-words.ts';

/** Why a file cannot be the reference image, before it leaves this device; undefined when it can. */
export function imageRefusal(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!(PHOTO_MEDIA_TYPES as readonly string[]).includes(file.type)) {
    return `${file.name} is not a ${PHOTO_KINDS} image.`;
  }
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > MAX_PHOTO_BYTES) return `${file.name} is larger than ${MAX_PHOTO_SIZE}.`;
  return undefined;
}
