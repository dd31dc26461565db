import { MAX_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { formatChoice, formatFileSize, sizeRefusal } from '#shared/lib/format-file.ts';
import { UNREADABLE_FILE } from '#shared/lib/messages.ts';

export type PhotoType = (typeof PHOTO_MEDIA_TYPES)[number];

/** The format of a file according to its bytes, because its name and type can be wrong. */
export type ImageKind = PhotoType | 'heic' | 'svg' | 'tiff' | 'bmp' | 'unknown';

const NAMES: Record<PhotoType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
};

/** The accepted photo formats: "JPEG, PNG, WebP, AVIF or GIF". */
export const PHOTO_KINDS = formatChoice(PHOTO_MEDIA_TYPES.map((type) => NAMES[type]));

/** The accepted photo formats for file inputs. */
export const PHOTO_ACCEPT = Object.fromEntries(PHOTO_MEDIA_TYPES.map((type) => [type, []]));

/** The maximum size of a photo: "10 MB". */
export const MAX_PHOTO_SIZE = formatFileSize(MAX_PHOTO_BYTES);

/** Why a file of this format is refused, to follow its name in a sentence. */
export const UNSUPPORTED_KINDS: Record<Exclude<ImageKind, PhotoType>, string> = {
  heic: 'is a HEIC photo, which only some devices can open. Export it as JPEG, then add it',
  svg: 'is an SVG drawing, not a photo',
  tiff: `is a TIFF image. Use ${PHOTO_KINDS}`,
  bmp: `is a BMP image. Use ${PHOTO_KINDS}`,
  unknown: 'is not a picture',
};

/** `cause` follows the file's name in a sentence. */
type PreparedImage = { file: File } | { cause: string };

/** Prepares an image for sending, or returns why it cannot be sent. */
export async function prepareImage(chosen: File): Promise<PreparedImage> {
  const image = sizeRefusal(chosen, MAX_PHOTO_BYTES) === undefined ? await copyOf(chosen) : { file: chosen };
  if ('cause' in image) return image;
  const isPhoto = PHOTO_MEDIA_TYPES.some((type) => type === image.file.type);
  const cause = isPhoto ? sizeRefusal(image.file, MAX_PHOTO_BYTES) : `is not a ${PHOTO_KINDS} image`;
  return cause === undefined ? image : { cause };
}

/**
 * Copies a chosen image into memory, because the file may change or disappear before it is sent, and converts HEIC to
 * JPEG where this browser can.
 */
async function copyOf(chosen: File): Promise<PreparedImage> {
  const { name, type, lastModified } = chosen;
  const bytes = await chosen.arrayBuffer().catch(() => undefined);
  if (!bytes) return { cause: UNREADABLE_FILE };
  const kind = imageKind(new Uint8Array(bytes.slice(0, HEAD_BYTES)));
  // Firefox reports no type for the files of a folder.
  const known = type === '' && kind.startsWith('image/') ? kind : type;
  const file = new File([bytes], name, { type: known, lastModified });
  if (kind !== 'heic') return { file };
  const jpeg = await heicToJpeg(file);
  return jpeg ? { file: jpeg } : { cause: UNSUPPORTED_KINDS.heic };
}

/** The bytes that {@link imageKind} needs. */
export const HEAD_BYTES = 512;

/** Detects the format of a file by its first {@link HEAD_BYTES} bytes. */
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
 * AVIF and HEIC share a container format and differ in their brands. HEIC files may list AVIF brands after HEIC brands.
 */
function isoImageKind(brands: string): ImageKind {
  if (/^(heic|heix|hevc|hevx|heim|heis)/.test(brands)) return 'heic';
  if (/^avis|avif/.test(brands)) return 'image/avif';
  return /^(mif1|msf1)/.test(brands) ? 'heic' : 'unknown';
}

/** The longest edge of a converted photo, that of phone cameras. The file stays below 10 MB. */
const MAX_EDGE_PX = 4032;

/**
 * Converts a HEIC photo to JPEG ("me.heic" to "me.jpg"); undefined where the browser cannot decode it (all but
 * Safari). Also works in a worker.
 */
export async function heicToJpeg(heic: File): Promise<File | undefined> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  const bitmap = await createImageBitmap(heic).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  if (!context) return undefined;
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const name = `${heic.name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`;
  return new File([jpeg], name, { type: 'image/jpeg', lastModified: heic.lastModified });
}
