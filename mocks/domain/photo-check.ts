import type { PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { hashOf } from './hash.ts';

export type PhotoType = (typeof PHOTO_MEDIA_TYPES)[number];

/** Said of bytes that are no image, or a broken one. */
export const UNREADABLE_PHOTO = 'This image cannot be read. Try another one.';

/** The image type according to the file's first bytes, not its name; undefined for types that cannot be used. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'image/gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && /^(avif|avis)$/.test(text(8, 12))) return 'image/avif';
  return undefined;
}

/**
 * Checks a file's structure without decoding it: finds files that are truncated or only look like images, in Node and
 * in browsers alike.
 */
export function isDecodable(bytes: Uint8Array, type: PhotoType): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (type) {
    case 'image/png':
      return bytes.length >= 57 && view.getUint32(16) > 0 && view.getUint32(20) > 0 && hasText(bytes, 'IDAT');
    case 'image/jpeg':
      return bytes.length >= 100 && hasJpegFrame(bytes);
    case 'image/gif':
      return bytes.length >= 26 && view.getUint16(6, true) > 0 && view.getUint16(8, true) > 0;
    case 'image/webp':
      return bytes.length >= 26 && view.getUint32(4, true) <= bytes.length - 8;
    case 'image/avif':
      return bytes.length >= 100 && hasText(bytes, 'mdat');
  }
}

/** The same for the same bytes: their number and a hash, which for large files reads every 7th byte only. */
export function fingerprint(bytes: Uint8Array): string {
  const hash = hashOf(bytes, bytes.length > 65_536 ? 7 : 1);
  return `${bytes.length.toString(36)}-${hash.toString(36)}`;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function hasText(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(text);
}

/** Walks the segments of a JPEG up to the frame header, which holds the picture's size. */
function hasJpegFrame(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return true;
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}
