import { MAX_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { problem } from './handler.ts';

interface DeclaredPhoto {
  /** The file name of a part of a form; undefined for a body that is a file. */
  name?: string;
  /** The size in bytes. */
  size: number;
  /** The declared content type. */
  type: string;
}

/** Types of form parts whose bytes the handler checks. A file as the body must declare its type. */
const UNDECLARED = ['', 'application/octet-stream'];

/**
 * Checks files before their bytes are read; every file in the contract is a photo.
 * @throws HttpProblem 413, then 415, each with the names of all affected files
 */
export function refusePhotos(photos: readonly DeclaredPhoto[]): void {
  const tooLarge = photos.filter(({ size }) => size > MAX_PHOTO_BYTES);
  refuse(
    413,
    `A photo may have ${Math.floor(MAX_PHOTO_BYTES / 1_048_576)} MB at most.`,
    tooLarge,
    ({ size }) => `${(size / 1_048_576).toFixed(1)} MB`,
  );
  const isAccepted = ({ name, type }: DeclaredPhoto) =>
    (PHOTO_MEDIA_TYPES as readonly string[]).includes(withoutParameters(type)) ||
    (name !== undefined && UNDECLARED.includes(type));
  const wrongType = photos.filter((photo) => !isAccepted(photo));
  refuse(415, 'Only JPEG, PNG, WebP, AVIF and GIF images can be used.', wrongType, ({ type }) => type);
}

/** The type and subtype of a media type. */
export function withoutParameters(mediaType: string): string {
  return mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
}

function refuse(
  status: number,
  error: string,
  photos: readonly DeclaredPhoto[],
  reason: (photo: DeclaredPhoto) => string,
): void {
  if (photos.length === 0) return;
  const details = photos.flatMap((photo) =>
    photo.name === undefined ? [] : [`${photo.name}: ${reason(photo)}`],
  );
  throw problem(status, details.length > 0 ? { error, details } : error);
}
