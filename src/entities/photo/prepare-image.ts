import { MAX_PHOTO_BYTES } from '#openapi/limits.gen.ts';
import { HEAD_BYTES, imageKind } from './image-kind.ts';
import { heicToJpeg } from './convert-picture.ts';
import { UNREADABLE_FILE } from '../../shared/lib/messages.ts';
import { UNSUPPORTED_KINDS } from './photo-texts.ts';

/** `cause` follows the file's name in a sentence. */
type PreparedImage = { file: File } | { cause: string };

/** Is the file neither empty nor larger than the server accepts? */
export function hasUploadableSize({ size }: Blob): boolean {
  return size > 0 && size <= MAX_PHOTO_BYTES;
}

/**
 * Copies a chosen image into memory, because the file may change or disappear before it is sent, and converts HEIC to
 * JPEG where this browser can.
 */
export async function prepareImage(chosen: File): Promise<PreparedImage> {
  const { name, type, lastModified } = chosen;
  const bytes = await chosen.arrayBuffer().catch(() => undefined);
  if (!bytes) return { cause: UNREADABLE_FILE };
  const file = new File([bytes], name, { type, lastModified });
  if (imageKind(new Uint8Array(bytes.slice(0, HEAD_BYTES))) !== 'heic') return { file };
  const jpeg = await heicToJpeg(file);
  return jpeg ? { file: jpeg } : { cause: UNSUPPORTED_KINDS.heic };
}
