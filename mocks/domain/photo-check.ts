import type { PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { hashOf } from './hash.ts';

export type PhotoType = (typeof PHOTO_MEDIA_TYPES)[number];

/** The message for a damaged file, or one that is not an image. */
export const UNREADABLE_PHOTO = 'This image cannot be read. Try another one.';

/** The first bytes of a file and the start of its image data, by type. */
const PHOTO_FORMATS: Record<PhotoType, { start: RegExp; picture: RegExp }> = {
  'image/png': { start: /^‰PNG/, picture: /IDAT/ },
  'image/jpeg': { start: /^ÿØÿ/, picture: /ÿÚ[^]{13}/ },
  'image/gif': { start: /^GIF8[79]a/, picture: /^[^]{13,},/ },
  'image/webp': { start: /^RIFF[^]{4}WEBP/, picture: /VP8[^]{20}/ },
  'image/avif': { start: /^[^]{4}ftypavi[fs]/, picture: /mdat/ },
};
const PHOTO_TYPES = Object.keys(PHOTO_FORMATS) as PhotoType[];

/** Cameras write up to some hundred kilobytes of metadata before the image data. */
const MAX_HEADER_BYTES = 1_048_576;
/** The bytes as text, one character per byte. */
const textOf = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, MAX_HEADER_BYTES));

/** The image type by the file's first bytes, not by its name; undefined for other types. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  const start = textOf(bytes.subarray(0, 16));
  return PHOTO_TYPES.find((type) => PHOTO_FORMATS[type].start.test(start));
}

/** Whether the file has image data. It does not decode the image, which Node cannot. */
export function isDecodable(bytes: Uint8Array, type: PhotoType): boolean {
  return PHOTO_FORMATS[type].picture.test(textOf(bytes));
}

/** Identifies a file by its length and a hash. Of large files only every 7th byte is hashed. */
export function fingerprint(bytes: Uint8Array): string {
  const hash = hashOf(bytes, bytes.length > 65_536 ? 7 : 1);
  return `${bytes.length.toString(36)}-${hash.toString(36)}`;
}
