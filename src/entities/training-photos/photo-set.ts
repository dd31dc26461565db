import {
  MAX_PHOTO_BYTES,
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';
import { sizeRefusal } from '#shared/lib/format-file.ts';

/** A photo that passed the inspection. */
export interface Photo {
  id: string;
  /** The order of the photos, lowest first. */
  position: number;
  file: File;
  /** The same for files with the same bytes. */
  fingerprint: string;
  /** A thumbnail; undefined where the browser has no OffscreenCanvas. */
  preview: Blob | undefined;
}

/** The training photos on the screen. */
export interface PhotoSet {
  photos: readonly Photo[];
  /** Refused files, each with its cause, which follows the name in a sentence: "is empty". */
  refused: readonly { name: string; cause: string }[];
  /** The photos of each removal, for Undo. */
  removed: readonly (readonly Photo[])[];
}

/** The cause for a photo above the maximum, to follow its name in a sentence. */
export const NO_ROOM = `did not fit: the maximum is ${MAX_TRAINING_PHOTOS} photos`;

export const NO_PHOTOS: PhotoSet = { photos: [], refused: [], removed: [] };

export function idsOf(photos: readonly Photo[]): string[] {
  return photos.map(({ id }) => id);
}

/** Inserts photos that the set lacks. Photos above the maximum are refused by name. */
export function withPhotos(set: PhotoSet, added: readonly Photo[] = []): PhotoSet {
  const photos = [...set.photos];
  const refused = [...set.refused];
  for (const photo of added) {
    if (photos.some(({ fingerprint }) => fingerprint === photo.fingerprint)) continue;
    if (photos.length < MAX_TRAINING_PHOTOS) photos.push(photo);
    else refused.push({ name: photo.file.name, cause: NO_ROOM });
  }
  photos.sort((a, b) => a.position - b.position);
  return { ...set, photos, refused };
}

/** The position of a photo that is added at the end, after all photos that Undo can restore. */
export function nextPosition({ photos, removed }: PhotoSet): number {
  return Math.max(-1, ...[...photos, ...removed.flat()].map(({ position }) => position)) + 1;
}

/** Removes photos, which Undo can restore. */
export function withoutPhotos(set: PhotoSet, ids: readonly string[]): PhotoSet {
  const isRemoved = ({ id }: Photo) => ids.includes(id);
  return {
    ...set,
    photos: set.photos.filter((photo) => !isRemoved(photo)),
    removed: [...set.removed, set.photos.filter(isRemoved)],
  };
}

/** Undoes the last removal up to the maximum of photos. */
export function withRestored(set: PhotoSet): PhotoSet {
  return withPhotos({ ...set, removed: set.removed.slice(0, -1) }, set.removed.at(-1));
}

/** Why a file is refused before it is read; undefined when it should be inspected. */
export function refusalBeforeReading(set: PhotoSet, file: File): string | undefined {
  return set.photos.length >= MAX_TRAINING_PHOTOS ? NO_ROOM : sizeRefusal(file, MAX_PHOTO_BYTES);
}

/** Why a photo is refused as a duplicate, which may have another name. */
export function duplicateRefusal(
  { photos }: PhotoSet,
  name: string,
  fingerprint: string,
): string | undefined {
  const original = photos.find((photo) => photo.fingerprint === fingerprint);
  if (original?.file.name === name) return 'is already among your photos';
  return original && `is the same picture as ${original.file.name}`;
}

const { min, max } = RECOMMENDED_TRAINING_PHOTOS;

/** The grade of this many photos (spec §5): under 8 needs more, 8-11 good with a tip, 12-15 perfect, over 15 excellent. */
export function photoGrade(count: number): { hint: string; tip?: string; tone: string } {
  const missing = photosMissing(count);
  if (count === 0) {
    return { hint: `Needs ${MIN_TRAINING_PHOTOS}-${MAX_TRAINING_PHOTOS} photos`, tone: 'text-muted' };
  }
  if (missing > 0) return { hint: `Needs ${missing} more`, tone: 'text-amber' };
  if (count >= min) return { hint: count <= max ? 'Perfect' : 'Excellent', tone: 'text-moss' };
  const tip = `Tip: ${min}-${max} photos are recommended. Add ${min - count} more for a better likeness.`;
  return { hint: 'Good', tip, tone: 'text-ink' };
}

/** The number of photos that a training still needs. */
export function photosMissing(count: number): number {
  return Math.max(0, MIN_TRAINING_PHOTOS - count);
}

/** The marks of the ruler: the start of each grade and the maximum. */
export const RULER_MARKS = [MIN_TRAINING_PHOTOS, min, max, MAX_TRAINING_PHOTOS] as const;
