import { MAX_PHOTO_BYTES, MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { formatFileSize } from '../../../shared/lib/format-file-size.ts';
import { MAX_PHOTO_SIZE } from '../../../shared/lib/photo-words.ts';
import type { Photo, RefusedFile } from './photo.ts';

export interface PhotoSet {
  photos: readonly Photo[];
  refused: readonly RefusedFile[];
  /** What "Undo" restores, each with its former position. */
  removed: readonly { photo: Photo; index: number }[];
}

export const NO_PHOTOS: PhotoSet = { photos: [], refused: [], removed: [] };

export type PhotoEvent =
  | { type: 'photosRestored'; photos: readonly Photo[] }
  | { type: 'filesChosen' }
  | { type: 'photoAdded'; photo: Photo }
  | { type: 'fileRefused'; file: RefusedFile }
  | { type: 'refusalsRead' }
  | { type: 'photoRemoved'; id: string }
  | { type: 'rejectedRemoved'; ids: readonly string[] }
  | { type: 'allRemoved' }
  | { type: 'removalUndone' }
  | { type: 'removalForgotten' };

export function afterPhotoEvent(set: PhotoSet, event: PhotoEvent): PhotoSet {
  switch (event.type) {
    case 'photosRestored':
      // Files may have been added while storage was being read.
      return {
        ...set,
        photos: [...event.photos.filter((photo) => !find(set.photos, photo)), ...set.photos].slice(
          0,
          MAX_TRAINING_PHOTOS,
        ),
      };
    case 'filesChosen':
      return { ...set, refused: [], removed: [] };
    case 'photoAdded':
      return { ...set, photos: [...set.photos, event.photo] };
    case 'fileRefused':
      return { ...set, refused: [...set.refused, event.file] };
    case 'refusalsRead':
      return { ...set, refused: [] };
    case 'photoRemoved': {
      const index = set.photos.findIndex(({ id }) => id === event.id);
      const photo = set.photos[index];
      if (!photo) return set;
      return { ...set, photos: set.photos.toSpliced(index, 1), removed: [{ photo, index }] };
    }
    case 'rejectedRemoved': {
      const isRejected = ({ id }: Photo) => event.ids.includes(id);
      return {
        ...set,
        photos: set.photos.filter((photo) => !isRejected(photo)),
        removed: set.photos
          .map((photo, index) => ({ photo, index }))
          .filter(({ photo }) => isRejected(photo)),
      };
    }
    case 'allRemoved':
      return { ...set, photos: [], removed: set.photos.map((photo, index) => ({ photo, index })) };
    case 'removalUndone': {
      const photos = [...set.photos];
      for (const { photo, index } of set.removed) photos.splice(index, 0, photo);
      return { ...set, photos, removed: [] };
    }
    case 'removalForgotten':
      return { ...set, removed: [] };
  }
}

/** Why a file is refused without reading it; undefined when it should be inspected. */
export function refusalBeforeLooking(set: PhotoSet, file: File): string | undefined {
  if (set.photos.length >= MAX_TRAINING_PHOTOS)
    return `did not fit: ${MAX_TRAINING_PHOTOS} photos are the maximum`;
  if (file.size === 0) return 'is empty';
  if (file.size > MAX_PHOTO_BYTES) {
    return `is ${formatFileSize(file.size)} large; ${MAX_PHOTO_SIZE} are the maximum`;
  }
  const twin = set.photos.find(
    ({ file: { name, size, lastModified } }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  );
  return twin && 'is already among your photos';
}

/** Why an inspected photo is refused: the same picture is there already, perhaps under another name. */
export function refusalAsCopy(set: PhotoSet, photo: Pick<Photo, 'fingerprint'>): string | undefined {
  const original = find(set.photos, photo);
  return original && `is the same picture as ${original.file.name}`;
}

function find(photos: readonly Photo[], { fingerprint }: Pick<Photo, 'fingerprint'>): Photo | undefined {
  return photos.find((photo) => photo.fingerprint === fingerprint);
}
