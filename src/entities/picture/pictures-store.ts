import { useMemo, useState, useSyncExternalStore } from 'react';
import { parse } from 'valibot';
import { useUserId } from '#shared/api/session.ts';
import { deviceFiles } from '#shared/lib/device-files.ts';
import { createStore, perUser, useStore } from '#shared/lib/store.ts';
import { carryOverPictures } from './carry-over-pictures.ts';
import { inlineImage, pictureImage } from './picture-file.ts';
import { isRemote, storedPicture, type Picture, type StoredPicture } from './picture.ts';

/** The maximum number of stored pictures without favorites. */
export const MAX_SAVED_PICTURES = 60;

/** A change of the stored pictures, newest first. */
export type PictureChange = (pictures: readonly Picture[]) => Picture[];

/** Adds a new picture at the start and drops the oldest pictures above the maximum. */
export function withPicture(picture: Picture): PictureChange {
  return (pictures) => {
    const others = withoutPicture(picture.id)(pictures);
    const evicted = picturesToEvict(others);
    // Do not rely on dates, because clocks may be wrong.
    const position = Math.max(picture.createdAt, positionOf(others[0]) + 1);
    return [{ ...picture, position }, ...others.filter((candidate) => !evicted.includes(candidate))];
  };
}

/** Restores a deleted picture to its position. Drops no picture: the next new picture does so, with a warning. */
export function withRestoredPicture(picture: Picture): PictureChange {
  return (pictures) => inOrder([picture, ...withoutPicture(picture.id)(pictures)]);
}

export function withoutPicture(deletedId: string): PictureChange {
  return (pictures) => pictures.filter(({ id }) => id !== deletedId);
}

export function withToggledFavourite(id: string): PictureChange {
  return (pictures) =>
    pictures.map((picture) =>
      picture.id === id ? { ...picture, isFavourite: !picture.isFavourite } : picture,
    );
}

function inOrder(pictures: readonly Picture[]): Picture[] {
  return pictures.toSorted((a, b) => positionOf(b) - positionOf(a));
}

function positionOf(picture: Picture | undefined): number {
  return picture?.position ?? 0;
}

/** The oldest pictures, which the next new picture removes. Favorites are never removed (decision 58). */
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

/** {@link latestByTemplate} as a stable map: a new favorite does not render the templates again. */
export function useLatestByTemplate(...[pictures, triggerWord]: Parameters<typeof latestByTemplate>) {
  const next = useMemo(() => latestByTemplate(pictures, triggerWord), [pictures, triggerWord]);
  const [latest, setLatest] = useState(next);
  const isSame = latest.size === next.size && [...next].every(([name, url]) => latest.get(name) === url);
  if (!isSame) setLatest(next);
  return latest;
}

const NO_PICTURES: readonly Picture[] = [];

const files = deviceFiles('picture', storedPicture);

const picturesOf = perUser((userId) => {
  /** Undefined while loading. Cleared with the last listener, after which the pictures are read from storage again. */
  const store = createStore<readonly Picture[] | undefined>(undefined, () => {
    void refresh();
    return () => store.set(undefined);
  });
  files.onOtherTab((changed) => {
    if (changed === userId && store.hasListeners()) void refresh();
  });
  /** The object URL of each file by picture id. URLs are not revoked, because Undo shows a deleted picture again. */
  const urls = new Map<string, string>();
  let saved = Promise.resolve();
  let changeCount = 0;

  function fromStored({ image, ...fields }: StoredPicture): Picture {
    if (typeof image === 'string') return { ...fields, imageUrl: image };
    const imageUrl = urls.get(fields.id) ?? URL.createObjectURL(image);
    urls.set(fields.id, imageUrl);
    return { ...fields, imageUrl, file: image };
  }

  function show(pictures: readonly Picture[]): void {
    if (store.hasListeners()) store.set(pictures);
  }

  async function refresh(): Promise<void> {
    const countBefore = changeCount;
    await saved;
    await carryOverPictures(userId);
    const stored = await files.readAll(userId);
    // The entries that were read lack a picture that was added in the meantime.
    if (changeCount !== countBefore) return refresh();
    show(inOrder(stored.map(fromStored)));
  }

  /** Shows the change immediately, then stores each picture that differs. */
  function change(next: PictureChange): void {
    const before = store.get() ?? NO_PICTURES;
    const isNew = ({ id }: Picture) => before.every((picture) => picture.id !== id);
    const after = next(before).map((picture) =>
      isNew(picture) && isRemote(picture) ? { ...picture, isFetching: true } : picture,
    );
    const removed = before.filter(({ id }) => after.every((picture) => picture.id !== id));
    changeCount += 1;
    show(after);
    saved = storeChanges(
      after.filter((picture) => !before.includes(picture)),
      removed,
    );
    for (const picture of after) if (isNew(picture) && isRemote(picture)) void fetchImage(picture);
  }

  /** Stores changed pictures and deletes removed pictures after all earlier writes. */
  async function storeChanges(changed: readonly Picture[], removed: readonly Picture[]): Promise<void> {
    await saved;
    for (const picture of changed) await files.set(userId, picture.id, toStored(picture));
    for (const { id } of removed) await files.delete(userId, id);
  }

  async function storeImage(id: string, image: Blob | string): Promise<void> {
    await saved;
    const stored = await files.read(userId, id);
    if (stored) await files.set(userId, id, { ...stored, image });
  }

  /** Replaces the stored address by the bytes. The page may be closed before they arrive, so the address is stored first. */
  async function fetchImage({ id, imageUrl }: Picture): Promise<void> {
    const image = await pictureImage(imageUrl);
    changeCount += 1;
    if (image !== imageUrl) saved = storeImage(id, image);
    const fetched = typeof image === 'string' ? { imageUrl: image } : { file: image };
    const pictures = store.get() ?? NO_PICTURES;
    show(
      pictures.map((picture) =>
        picture.id === id ? { ...picture, ...fetched, isFetching: false } : picture,
      ),
    );
  }

  return { store, change };
});

/** The picture's entry. Parsing drops the fields that are only for display. */
function toStored(picture: Picture): StoredPicture {
  const { createdAt, position = createdAt, imageUrl, file } = picture;
  const image = file ?? inlineImage(imageUrl);
  return parse(storedPicture, { ...picture, position, image });
}

/**
 * The face of each twin by its trigger word: its latest picture on this device. `TwinFace` draws a head for a twin without
 * a picture.
 */
export function useTwinFaces(): ReadonlyMap<string | undefined, string> {
  const { pictures = NO_PICTURES } = usePictures();
  return useMemo(
    () => new Map(pictures.toReversed().map(({ triggerWord, imageUrl }) => [triggerWord, imageUrl])),
    [pictures],
  );
}

/** Whether the pictures are loaded. A changed picture does not render the component again. */
export function useArePicturesRead(): boolean {
  const { store } = picturesOf(useUserId());
  return useSyncExternalStore(store.subscribe, () => store.get() !== undefined);
}

/** The pictures of the signed-in user on this device, newest first (decision 16), live across tabs. */
export function usePictures() {
  const { store, change } = picturesOf(useUserId());
  return { pictures: useStore(store), change };
}
