import { MAX_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '../../../../openapi/limits.gen.ts';

/** What the file dialog offers. */
export const REFERENCE_IMAGE_ACCEPT = Object.fromEntries(PHOTO_MEDIA_TYPES.map((type) => [type, []]));

/** Why a file cannot be the reference image, before it leaves this device; undefined when it can. */
export function imageRefusal(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!(PHOTO_MEDIA_TYPES as readonly string[]).includes(file.type)) {
    return `${file.name} is not a JPEG, PNG, WebP, AVIF or GIF image.`;
  }
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > MAX_PHOTO_BYTES) return `${file.name} is larger than 10 MB.`;
  return undefined;
}
