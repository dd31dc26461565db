import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/lib/create-listeners.ts';
import { deviceFiles } from '../../../shared/lib/device-files.ts';
import { pictureList, type Picture } from './picture.ts';

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

const files = deviceFiles('pictures', pictureList);
/** By user; nothing until they are read. */
const known = new Map<string, readonly Picture[]>();
// Without listeners the memory is cleared, and the next user's pictures are read anew.
const listeners = createListeners(() => () => known.clear());

/** Shown at once, then kept. */
function changePictures(userId: string, change: PictureChange): void {
  const before = known.get(userId);
  if (before) show(userId, change(before));
  inTurn(async () => {
    const pictures = change((await files.read(userId)) ?? []);
    await files.write(userId, pictures);
    show(userId, pictures);
  });
}

function show(userId: string, pictures: readonly Picture[]): void {
  if (listeners.isEmpty) return;
  known.set(userId, pictures);
  listeners.notify();
}

let lastTurn = Promise.resolve();

/** One change after the other: each builds on what the one before left. The files never reject. */
function inTurn(turn: () => Promise<void>): void {
  lastTurn = lastTurn.then(turn);
}

/** The pictures of this user on this device, newest first (decision 16); `undefined` until they are read. */
export function usePictures(userId: string) {
  const pictures = useSyncExternalStore(listeners.subscribe, () => known.get(userId));

  // Read once more at each visit: another tab may have added to them.
  useEffect(() => inTurn(async () => show(userId, (await files.read(userId)) ?? [])), [userId]);

  const apply = useCallback((change: PictureChange) => changePictures(userId, change), [userId]);
  return { pictures, apply };
}
