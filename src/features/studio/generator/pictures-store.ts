import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/lib/create-listeners.ts';
import { deviceFiles, type SaveResult } from '../../../shared/lib/device-files.ts';
import { onTabMessage, postToTabs } from '../../../shared/lib/tabs.ts';
import { pictureList, type Picture } from './picture.ts';

/** Favourites do not count. A picture can be a data URL of some 100 kB, so more are not stored. */
export const MAX_SAVED_PICTURES = 60;

/** A change of the pictures of this device, newest first. */
export type PictureChange = (pictures: readonly Picture[]) => Picture[];

/** Adds it in the order of making, so that one whose deletion is undone is back where it was. */
export function withPicture(picture: Picture): PictureChange {
  return (pictures) => {
    const others = pictures.filter(({ id }) => id !== picture.id);
    const all = [picture, ...others].toSorted((one, other) => other.createdAt - one.createdAt);
    const leaving = leavingNext(others);
    return picture.isFavourite ? all : all.filter((one) => !leaving.includes(one));
  };
}

export function withoutPicture(deletedId: string): PictureChange {
  return (pictures) => pictures.filter(({ id }) => id !== deletedId);
}

export function withToggledFavourite(id: string): PictureChange {
  return (pictures) =>
    pictures.map((one) => (one.id === id ? { ...one, isFavourite: !one.isFavourite } : one));
}

/** The oldest, whose place the next picture takes. Favourites are never dropped (decision 58). */
export function leavingNext(pictures: readonly Picture[] = []): readonly Picture[] {
  return pictures.filter(({ isFavourite }) => !isFavourite).slice(MAX_SAVED_PICTURES - 1);
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

interface Pictures {
  /** Newest first; undefined until they are read. */
  pictures: readonly Picture[] | undefined;
  /** Stored pictures could not be read; `pictures` holds only those made since the page was opened. */
  hasUnreadable: boolean;
  lastSave: SaveResult;
}

const NOT_READ: Pictures = { pictures: undefined, hasUnreadable: false, lastSave: 'saved' };

const files = deviceFiles('pictures', pictureList);
/** By user; nothing until they are read. */
const known = new Map<string, Pictures>();
// Without listeners the memory is cleared, and the next user's pictures are read anew.
const listeners = createListeners(() => () => known.clear());

/** Shown at once, then kept. */
function changePictures(userId: string, change: PictureChange): void {
  const { pictures } = known.get(userId) ?? NOT_READ;
  if (pictures) show(userId, { pictures: change(pictures) });
  inTurn(async () => {
    show(userId, { lastSave: await files.change(userId, (stored = []) => change(stored)) });
    await refresh(userId);
    postToTabs({ kind: 'picturesChanged', userId });
  });
}

async function refresh(userId: string): Promise<void> {
  const reading = await files.read(userId);
  if (reading.isRead) show(userId, { pictures: reading.value ?? [], hasUnreadable: false });
  else show(userId, { pictures: files.added(userId) ?? [], hasUnreadable: !reading.isBlocked });
}

/** Several parts of the studio show them. While one does, every change is heard, and nothing needs to be read anew. */
async function readOnce(userId: string): Promise<void> {
  if (!known.get(userId)?.pictures) await refresh(userId);
}

/** Once more, with what was added meanwhile. */
function readAgain(userId: string): void {
  inTurn(async () => {
    show(userId, { lastSave: await files.change(userId) });
    await refresh(userId);
  });
}

function show(userId: string, change: Partial<Pictures>): void {
  if (listeners.isEmpty) return;
  known.set(userId, { ...(known.get(userId) ?? NOT_READ), ...change });
  listeners.notify();
}

let lastTurn = Promise.resolve();

/** One change after the other: each builds on what the one before left. The files never reject. */
function inTurn(turn: () => Promise<void>): void {
  lastTurn = lastTurn.then(turn);
}

onTabMessage((message) => {
  if (message.kind === 'picturesChanged' && known.has(message.userId)) inTurn(() => refresh(message.userId));
});

/** The pictures of this user on this device, newest first (decision 16), live in every tab. */
export function usePictures(userId: string) {
  const { pictures, hasUnreadable, lastSave } = useSyncExternalStore(
    listeners.subscribe,
    () => known.get(userId) ?? NOT_READ,
  );

  useEffect(() => inTurn(() => readOnce(userId)), [userId]);

  const apply = useCallback((change: PictureChange) => changePictures(userId, change), [userId]);
  return { pictures, hasUnreadable, lastSave, apply, readAgain: () => readAgain(userId) };
}
