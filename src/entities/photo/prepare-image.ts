import { MAX_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { sizeRefusal } from '#shared/lib/format-file-size.ts';
import { UNREADABLE_FILE } from '#shared/lib/messages.ts';
import { heicToJpeg } from './convert-picture.ts';
import { HEAD_BYTES, imageKind } from './image-kind.ts';
import { PHOTO_KINDS, UNSUPPORTED_KINDS } from './photo-texts.ts';

/** `cause` follows the file's name in a sentence. */
type PreparedImage = { file: File } | { cause: string };

/** The image as it can be sent, or why it cannot. */
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
  const file = new File([bytes], name, { type, lastModified });
  if (imageKind(new Uint8Array(bytes.slice(0, HEAD_BYTES))) !== 'heic') return { file };
  const jpeg = await heicToJpeg(file);
  return jpeg ? { file: jpeg } : { cause: UNSUPPORTED_KINDS.heic };
}
