import type { Picture } from './picture.ts';

/** More are not kept: a picture can be a data URL of some 100 kB. */
export const MAX_KEPT_PICTURES = 60;

/** A change of the pictures of this device, newest first. */
export type PictureChange = (pictures: readonly Picture[]) => Picture[];

/** Adds it in the order of making, so that one whose deletion is undone is back where it was. */
export function withPicture(picture: Picture): PictureChange {
  return (pictures) => {
    const others = pictures.filter(({ id }) => id !== picture.id);
    return withinLimit([picture, ...others].toSorted((one, other) => other.createdAt - one.createdAt));
  };
}

export function withoutPicture(deletedId: string): PictureChange {
  return (pictures) => pictures.filter(({ id }) => id !== deletedId);
}

export function withToggledFavourite(id: string): PictureChange {
  return (pictures) =>
    pictures.map((one) => (one.id === id ? { ...one, isFavourite: !one.isFavourite } : one));
}

/** The oldest leave first; favourites stay as long as there is anything else to drop. */
function withinLimit(pictures: Picture[]): Picture[] {
  if (pictures.length <= MAX_KEPT_PICTURES) return pictures;
  const oldestOrdinary = pictures.findLastIndex(({ isFavourite }, index) => !isFavourite && index > 0);
  return withinLimit(pictures.toSpliced(oldestOrdinary === -1 ? pictures.length - 1 : oldestOrdinary, 1));
}

/** The address of the latest picture of a twin from each template, by the template's name. */
export function latestByTemplate(
  pictures: readonly Picture[] = [],
  triggerWord: string | undefined,
): ReadonlyMap<string, string> {
  const own = pictures.filter((picture) => picture.triggerWord === triggerWord).toReversed();
  return new Map(
    own.flatMap(({ templateName, imageUrl }) => (templateName ? [[templateName, imageUrl]] : [])),
  );
}
