import { MAX_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '../../../../openapi/limits.gen.ts';

const NAMES: Record<(typeof PHOTO_MEDIA_TYPES)[number], string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
};

const names = PHOTO_MEDIA_TYPES.map((type) => NAMES[type]);

/** "JPEG, PNG, WebP, AVIF or GIF, up to 10 MB each." */
export const PHOTO_TYPES_TEXT = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}, up to ${MAX_PHOTO_BYTES / 1024 / 1024} MB each.`;
