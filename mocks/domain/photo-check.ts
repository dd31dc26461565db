import type { PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { hashOf } from './hash.ts';

export type PhotoType = (typeof PHOTO_MEDIA_TYPES)[number];

/** The message for bytes that are not an image, or a broken one. */
export const UNREADABLE_PHOTO = 'This image cannot be read. Try another one.';

/** The first bytes of a type, and the part without which a file of it holds no picture. */
const PHOTO_FORMATS: Record<PhotoType, { start: RegExp; picture: RegExp }> = {
  'image/png': { start: /^‰PNG/, picture: /IDAT/ },
  'image/jpeg': { start: /^ÿØÿ/, picture: /ÿÚ[^]{13}/ },
  'image/gif': { start: /^GIF8[79]a/, picture: /^[^]{13,},/ },
  'image/webp': { start: /^RIFF[^]{4}WEBP/, picture: /VP8[^]{20}/ },
  'image/avif': { start: /^[^]{4}ftypavi[fs]/, picture: /mdat/ },
};
const PHOTO_TYPES = Object.keys(PHOTO_FORMATS) as PhotoType[];

/** Before the picture a camera may write some hundred kilobytes about it. */
const MAX_HEADER_BYTES = 1_048_576;
/** In this encoding a byte is a character. */
const textOf = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, MAX_HEADER_BYTES));

/** The image type according to the file's first bytes, not its name; undefined for types that cannot be used. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  const start = textOf(bytes.subarray(0, 16));
  return PHOTO_TYPES.find((type) => PHOTO_FORMATS[type].start.test(start));
}

/** Finds files that are cut off before the picture, or only look like one; in Node and in browsers alike. */
export function isDecodable(bytes: Uint8Array, type: PhotoType): boolean {
  return PHOTO_FORMATS[type].picture.test(textOf(bytes));
}

/** The same for the same bytes: their number and a hash, which for large files reads every 7th byte only. */
export function fingerprint(bytes: Uint8Array): string {
  const hash = hashOf(bytes, bytes.length > 65_536 ? 7 : 1);
  return `${bytes.length.toString(36)}-${hash.toString(36)}`;
}
