import type { PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';

export type PhotoType = (typeof PHOTO_MEDIA_TYPES)[number];

/** The real format of a file, by its bytes, because its name and type can be wrong. */
export type ImageKind = PhotoType | 'heic' | 'svg' | 'tiff' | 'bmp' | 'unknown';

/** The bytes that {@link imageKind} needs. */
export const HEAD_BYTES = 512;

export function imageKind(head: Uint8Array): ImageKind {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  const startsWith = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);

  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'image/gif';
  if (text(4, 8) === 'ftyp') return isoImageKind(text(8, 32));
  if (text(0, 2) === 'BM') return 'bmp';
  if (['II*\0', 'MM\0*'].includes(text(0, 4))) return 'tiff';
  if (/^\uFEFF?\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(new TextDecoder().decode(head))) return 'svg';
  return 'unknown';
}

/**
 * AVIF and HEIC share a container format and differ in their brands. HEIC files may list AVIF's brands after their
 * own.
 */
function isoImageKind(brands: string): ImageKind {
  if (/^(heic|heix|hevc|hevx|heim|heis)/.test(brands)) return 'heic';
  if (/^(avif|avis)/.test(brands)) return 'image/avif';
  if (brands.includes('avif')) return 'image/avif';
  return /^(mif1|msf1)/.test(brands) ? 'heic' : 'unknown';
}
