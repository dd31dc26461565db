import { UNREADABLE_FILE } from '#shared/lib/messages.ts';
import {
  heicToJpeg,
  HEAD_BYTES,
  imageKind,
  UNSUPPORTED_KINDS,
  type ImageKind,
  type PhotoType,
} from '../photo/photo-file.ts';

/** The result of an inspection. `cause` follows the name of an unusable file in a sentence. */
export type Inspection =
  | {
      isUsable: true;
      type: PhotoType;
      fingerprint: string;
      preview: Blob | undefined;
      /** The JPEG that replaces a file of a format that the server does not accept. */
      converted?: File;
    }
  | { isUsable: false; cause: string };

/** Previews are shown at 176 px. Twice that width is sharp on high-density screens. */
const PREVIEW_WIDTH_PX = 400;

/** Detects a file's format, decodes it and creates a thumbnail. Runs in the worker, else in the page. */
export async function inspectPhoto(file: File): Promise<Inspection> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { isUsable: false, cause: UNREADABLE_FILE };
  const kind = imageKind(new Uint8Array(bytes, 0, Math.min(HEAD_BYTES, bytes.byteLength)));
  if (kind === 'heic') {
    const converted = await heicToJpeg(file);
    if (!converted) return { isUsable: false, cause: UNSUPPORTED_KINDS.heic };
    const inspection = await inspectPhoto(converted);
    return inspection.isUsable ? { ...inspection, converted } : inspection;
  }
  if (!isPhotoType(kind)) return { isUsable: false, cause: UNSUPPORTED_KINDS[kind] };
  try {
    return {
      isUsable: true,
      type: kind,
      fingerprint: await fingerprint(bytes),
      preview: await preview(file),
    };
  } catch {
    return { isUsable: false, cause: 'cannot be opened: the file is damaged or cut off' };
  }
}

function isPhotoType(kind: ImageKind): kind is PhotoType {
  return kind.startsWith('image/');
}

/** A SHA-256 on secure origins; elsewhere a checksum, which is sufficient to detect duplicates. */
async function fingerprint(bytes: ArrayBuffer): Promise<string> {
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle;
  if (subtle) {
    const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  let sum = 0x811c9dc5;
  for (const byte of new Uint8Array(bytes)) sum = Math.imul(sum ^ byte, 0x01000193);
  return `${bytes.byteLength}-${sum >>> 0}`;
}

/** Creates a thumbnail; undefined without OffscreenCanvas. @throws when the picture cannot be decoded */
async function preview(file: Blob): Promise<Blob | undefined> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  const bitmap = await createImageBitmap(file, { resizeWidth: PREVIEW_WIDTH_PX, resizeQuality: 'medium' });
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    // Use a canvas in main memory, because reading from a GPU canvas blocks the main thread.
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0);
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    // Safari cannot encode WebP and returns a PNG, which is ten times as large.
    return webp.type === 'image/webp'
      ? webp
      : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  } finally {
    // Free the decoded photo, which takes 48 MB or more, without waiting for the garbage collector.
    bitmap.close();
  }
}
