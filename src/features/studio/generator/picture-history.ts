import type { Picture } from './picture.ts';

/** More are not kept: a picture can be a data URL of some 100 kB. */
export const MAX_KEPT_PICTURES = 60;

export type HistoryEvent =
  | { type: 'pictureMade'; picture: Picture }
  | { type: 'favouriteToggled'; id: string }
  | { type: 'pictureDeleted'; id: string }
  | { type: 'deletionUndone'; picture: Picture };

export function nextHistory(pictures: readonly Picture[], event: HistoryEvent): Picture[] {
  switch (event.type) {
    case 'pictureMade':
    case 'deletionUndone':
      return withinLimit(inserted(pictures, event.picture));
    case 'favouriteToggled':
      return pictures.map((one) => (one.id === event.id ? { ...one, isFavourite: !one.isFavourite } : one));
    case 'pictureDeleted':
      return pictures.filter(({ id }) => id !== event.id);
  }
}

/** In the order of making, so that an undone deletion is back where it was. */
function inserted(pictures: readonly Picture[], picture: Picture): Picture[] {
  const others = pictures.filter(({ id }) => id !== picture.id);
  const at = others.findIndex(({ createdAt }) => createdAt <= picture.createdAt);
  return at === -1 ? [...others, picture] : others.toSpliced(at, 0, picture);
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
    own.flatMap(({ templateName, imageUrl }) =>
      templateName === undefined ? [] : [[templateName, imageUrl]],
    ),
  );
}
