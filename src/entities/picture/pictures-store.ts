import { useCallback, useEffect, useMemo } from 'react';
import { useUserId } from '#shared/api/session.ts';
import { onDeviceRecovery } from '#shared/lib/device-database.ts';
import { deviceFiles, type SaveResult } from '#shared/lib/device-files.ts';
import { createStore, useStore } from '#shared/lib/store.ts';
import { pictureList, type Picture } from './picture.ts';

/** Favourites do not count. A picture can be a data URL of some 100 kB, so more are not stored. */
export const MAX_SAVED_PICTURES = 60;

/** A change of the stored pictures, newest first. */
export type PictureChange = (pictures: readonly Picture[]) => Picture[];

/** Puts a new picture first, and drops the oldest ones when there are too many. */
export function withPicture(picture: Picture): PictureChange {
  return (pictures) => {
    const others = withoutPicture(picture.id)(pictures);
    const evicted = picturesToEvict(others);
    return [picture, ...others.filter((one) => !evicted.includes(one))];
  };
}

export interface DeletedPicture {
  picture: Picture;
  /** Those after it, which say where it was: dates may be those of a wrong clock. */
  following: readonly Picture[];
}

/** Puts a deleted picture back in its place. Removes none: the next new picture does, with a warning. */
export function withRestoredPicture({ picture, following }: DeletedPicture): PictureChange {
  const isFollowing = ({ id }: Picture) => following.some((one) => one.id === id);
  return (pictures) => {
    const others = withoutPicture(picture.id)(pictures);
    return [...others.filter((one) => !isFollowing(one)), picture, ...others.filter(isFollowing)];
  };
}

export function withoutPicture(deletedId: string): PictureChange {
  return (pictures) => pictures.filter(({ id }) => id !== deletedId);
}

export function withToggledFavourite(id: string): PictureChange {
  return (pictures) =>
    pictures.map((one) => (one.id === id ? { ...one, isFavourite: !one.isFavourite } : one));
}

/** The oldest pictures, removed when the next one is added. Favourites are never removed (decision 58). */
export function picturesToEvict(pictures: readonly Picture[] = []): readonly Picture[] {
  return pictures.filter(({ isFavourite }) => !isFavourite).slice(MAX_SAVED_PICTURES - 1);
}

/** The URL of a twin's latest picture from each template, by the template's name. */
export function latestByTemplate(
  pictures: readonly Picture[] = [],
  triggerWord: string | undefined,
): ReadonlyMap<string, string> {
  const own = pictures.filter((picture) => picture.triggerWord === triggerWord).toReversed();
  return new Map(
    own.flatMap(({ templateName, imageUrl }) => (templateName ? [[templateName, imageUrl]] : [])),
  );
}

interface Pictures {
  /** Newest first; undefined while loading. */
  pictures: readonly Picture[] | undefined;
  /** Stored pictures could not be read; `pictures` holds only those made since the page was opened. */
  hasUnreadable: boolean;
  lastSave: SaveResult;
}

const NO_PICTURES: readonly Picture[] = [];
const LOADING: Pictures = { pictures: undefined, hasUnreadable: false, lastSave: 'saved' };

const files = deviceFiles('pictures', pictureList);
/** By user; empty until they are read. Cleared with the last listener, so that the next user's are read from storage. */
const cache = createStore<ReadonlyMap<string, Pictures>>(new Map(), () => {
  const stopRecovering = onDeviceRecovery(() => {
    for (const userId of cache.get().keys()) void readAgain(userId);
  });
  return () => {
    stopRecovering();
    cache.set(new Map());
  };
});
const picturesOf = (userId: string) => cache.get().get(userId) ?? LOADING;

/** Shows the change at once, then stores it. */
async function changePictures(userId: string, change: PictureChange): Promise<void> {
  const { pictures, hasUnreadable } = picturesOf(userId);
  if (pictures) show(userId, { pictures: change(pictures) });
  // Without a stored value, the device was cleared while the pictures were on the screen.
  const lastSave = await files.change(userId, (stored = pictures) => change(stored ?? []));
  if (lastSave !== picturesOf(userId).lastSave) show(userId, { lastSave });
  // Otherwise what is shown is what is stored: other tabs announce their own changes.
  if (!pictures || hasUnreadable || lastSave !== 'saved') await refresh(userId);
}

/** Reads them again, and stores what was added or cleared since. */
async function readAgain(userId: string): Promise<void> {
  const { pictures = [] } = picturesOf(userId);
  // Without a change, what is still pending is stored.
  const change = pictures.length > 0 ? (stored = [...pictures]) => stored : undefined;
  show(userId, { lastSave: await files.change(userId, change) });
  await refresh(userId);
}

/** The result includes the changes that are not stored yet. */
async function refresh(userId: string): Promise<void> {
  const { isRead, isBlocked, value } = await files.read(userId);
  const { pictures, hasUnreadable } = picturesOf(userId);
  if (isRead) show(userId, { pictures: value ?? pictures ?? [], hasUnreadable: false });
  else if (!pictures || hasUnreadable) show(userId, { pictures: value ?? [], hasUnreadable: !isBlocked });
}

/** Several panels show the pictures. While one is mounted the cache follows every change, so storage is read once. */
function readOnce(userId: string): void {
  if (cache.get().has(userId)) return;
  show(userId, LOADING);
  void refresh(userId);
}

function show(userId: string, change: Partial<Pictures>): void {
  if (cache.hasListeners()) cache.set(new Map(cache.get()).set(userId, { ...picturesOf(userId), ...change }));
}

files.onOtherTab((userId) => {
  if (cache.get().has(userId)) void refresh(userId);
});

/**
 * The face of each twin by its trigger word: its latest picture on this device. The same everywhere; `TwinFace` draws a
 * head for a twin without one.
 */
export function useTwinFaces(): ReadonlyMap<string | undefined, string> {
  const { pictures = NO_PICTURES } = usePictures();
  return useMemo(
    () => new Map(pictures.toReversed().map(({ triggerWord, imageUrl }) => [triggerWord, imageUrl])),
    [pictures],
  );
}

/** The pictures of the signed-in user on this device, newest first (decision 16), live across tabs. */
export function usePictures() {
  const userId = useUserId();
  const { pictures, hasUnreadable, lastSave } = useStore(cache).get(userId) ?? LOADING;

  useEffect(() => readOnce(userId), [userId]);

  const change = useCallback((next: PictureChange) => void changePictures(userId, next), [userId]);
  return { pictures, hasUnreadable, lastSave, change, readAgain: () => void readAgain(userId) };
}
