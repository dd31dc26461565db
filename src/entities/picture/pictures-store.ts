import { useMemo, useState, useSyncExternalStore } from 'react';
import { useUserId } from '#shared/api/session.ts';
import { onDeviceRecovery } from '#shared/lib/device-database.ts';
import { deviceFiles, type SaveResult } from '#shared/lib/device-files.ts';
import { createStore, perUser, useStore } from '#shared/lib/store.ts';
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

/** {@link latestByTemplate}, the same map while it holds the same: a favourite renders no template again. */
export function useLatestByTemplate(...[pictures, triggerWord]: Parameters<typeof latestByTemplate>) {
  const next = useMemo(() => latestByTemplate(pictures, triggerWord), [pictures, triggerWord]);
  const [latest, setLatest] = useState(next);
  const isSame = latest.size === next.size && [...next].every(([name, url]) => latest.get(name) === url);
  if (!isSame) setLatest(next);
  return latest;
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

/** Cleared with the last listener, so that the pictures are read from storage again. */
const picturesOf = perUser((userId) => {
  const store = createStore(LOADING, () => {
    void refresh();
    const stopRecovering = onDeviceRecovery(() => void readAgain());
    return () => {
      stopRecovering();
      store.set(LOADING);
    };
  });
  files.onOtherTab((changed) => {
    if (changed === userId && store.hasListeners()) void refresh();
  });

  function show(part: Partial<Pictures>): void {
    if (store.hasListeners()) store.set({ ...store.get(), ...part });
  }

  /** Shows the change at once, then stores it. */
  async function change(next: PictureChange): Promise<void> {
    const { pictures, hasUnreadable } = store.get();
    if (pictures) show({ pictures: next(pictures) });
    // Without a stored value, the device was cleared while the pictures were on the screen.
    const lastSave = await files.change(userId, (stored = pictures) => next(stored ?? []));
    if (lastSave !== store.get().lastSave) show({ lastSave });
    // Otherwise what is shown is what is stored: other tabs announce their own changes.
    if (!pictures || hasUnreadable || lastSave !== 'saved') await refresh();
  }

  /** Reads them again, and stores what was added or cleared since. */
  async function readAgain(): Promise<void> {
    const { pictures = [] } = store.get();
    // Without a change, what is still pending is stored.
    const refill = pictures.length > 0 ? (stored = [...pictures]) => stored : undefined;
    show({ lastSave: await files.change(userId, refill) });
    await refresh();
  }

  /** The result includes the changes that are not stored yet. */
  async function refresh(): Promise<void> {
    const { isRead, isBlocked, value } = await files.read(userId);
    const { pictures, hasUnreadable } = store.get();
    if (isRead) show({ pictures: value ?? pictures ?? [], hasUnreadable: false });
    else if (!pictures || hasUnreadable) show({ pictures: value ?? [], hasUnreadable: !isBlocked });
  }

  return { store, change: (next: PictureChange) => void change(next), readAgain: () => void readAgain() };
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

/** Does not render its component again when a picture changes. */
export function useArePicturesRead(): boolean {
  const { store } = picturesOf(useUserId());
  return useSyncExternalStore(store.subscribe, () => store.get().pictures !== undefined);
}

/** The pictures of the signed-in user on this device, newest first (decision 16), live across tabs. */
export function usePictures() {
  const { store, ...actions } = picturesOf(useUserId());
  return { ...useStore(store), ...actions };
}
