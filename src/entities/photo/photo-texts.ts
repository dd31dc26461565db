import { MAX_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { formatChoice } from '#shared/lib/format-choice.ts';
import { formatFileSize } from '#shared/lib/format-file-size.ts';
import type { ImageKind, PhotoType } from './image-kind.ts';

const NAMES: Record<(typeof PHOTO_MEDIA_TYPES)[number], string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
};

/** The accepted photo formats: "JPEG, PNG, WebP, AVIF or GIF". */
export const PHOTO_KINDS = formatChoice(PHOTO_MEDIA_TYPES.map((type) => NAMES[type]));

/** The same for file inputs. */
export const PHOTO_ACCEPT = Object.fromEntries(PHOTO_MEDIA_TYPES.map((type) => [type, []]));

/** The maximum size of a photo: "10 MB". */
export const MAX_PHOTO_SIZE = formatFileSize(MAX_PHOTO_BYTES);

/** Why a file of this format is refused; follows its name in a sentence. */
export const UNSUPPORTED_KINDS: Record<Exclude<ImageKind, PhotoType>, string> = {
  heic: 'is a HEIC photo, which only some devices can open. Export it as JPEG, then add it',
  svg: 'is an SVG drawing, not a photo',
  tiff: `is a TIFF image. Use ${PHOTO_KINDS}`,
  bmp: `is a BMP image. Use ${PHOTO_KINDS}`,
  unknown: 'is not a picture',
};
