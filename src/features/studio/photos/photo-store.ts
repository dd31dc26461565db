import { useSyncExternalStore } from 'react';
import { MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { createListeners } from '../../../shared/lib/create-listeners.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { notify } from '../../../shared/ui/toast.ts';
import { forgetPhoto, keepOrder, keepPhoto, readKeptPhotos } from './kept-photos.ts';
import { inspectInWorker } from './photo-inspector.ts';
import {
  NO_PHOTOS,
  refusalAsCopy,
  refusalBeforeLooking,
  withKept,
  withoutPhotos,
  withRemovedAgain,
  type Photo,
  type PhotoSet,
} from './photo-set.ts';

interface PhotoSnapshot extends PhotoSet {
  isRestored: boolean;
  checking: number;
  /** Whether the photos survive a reload; false when the device has no room for them. */
  isKept: boolean;
}

export type PhotoStore = ReturnType<typeof createPhotoStore>;

const EMPTY: PhotoSnapshot = { ...NO_PHOTOS, isRestored: false, checking: 0, isKept: true };

const stores = new Map<string, PhotoStore>();
/** Drops are handled one after another, so that "the first 20" is well defined. */
let lastDrop: Promise<void> = Promise.resolve();

/** The photos of this user on this device, and what can be done with them. */
export function usePhotos(userId: string): PhotoSnapshot & { store: PhotoStore } {
  const store = stores.get(userId) ?? createPhotoStore(userId);
  stores.set(userId, store);
  return { ...useSyncExternalStore(store.subscribe, store.getSnapshot), store };
}

/** The photos of one user. The first subscriber loads what is kept; the last one to leave frees the memory. */
function createPhotoStore(userId: string) {
  const listeners = createListeners(() => {
    if (!snapshot.isRestored) void restore();
    return rest;
  });
  let snapshot = EMPTY;

  function show(change: Partial<PhotoSnapshot>) {
    snapshot = { ...snapshot, ...change };
    listeners.notify();
  }

  /** Shows the set, and keeps its photos on this device. */
  function change(set: PhotoSet) {
    const before = snapshot.photos;
    show(set);
    void save(before, set.photos);
  }

  async function save(before: readonly Photo[], after: readonly Photo[]) {
    const added = after.filter((photo) => !before.includes(photo));
    const gone = before.filter((photo) => !after.includes(photo));
    const kept = await Promise.all(added.map((photo) => keepPhoto(userId, photo)));
    await keepOrder(userId, idsOf(snapshot.photos));
    await Promise.all(gone.map(({ id }) => forgetPhoto(userId, id)));
    if (kept.includes(false)) show({ isKept: false });
    else if (snapshot.photos.length === 0) show({ isKept: true });
  }

  async function take(files: readonly File[]) {
    show({ refused: [], removed: [] });
    let left = 0;
    for (const file of files) {
      if (snapshot.photos.length >= MAX_TRAINING_PHOTOS) left += 1;
      const cause = refusalBeforeLooking(snapshot, file) ?? (await look(file));
      if (cause !== undefined) show({ refused: [...snapshot.refused, { name: file.name, cause }] });
      show({ checking: snapshot.checking - 1 });
    }
    if (left > 0) {
      notify({
        title: 'Too Many Photos',
        text: `The maximum is ${MAX_TRAINING_PHOTOS} photos. The first ${MAX_TRAINING_PHOTOS} were kept; ${left} did not fit.`,
        variant: 'destructive',
      });
    }
  }

  async function look(file: File): Promise<string | undefined> {
    const inspection = await inspectInWorker(file);
    if (!inspection.isUsable) return inspection.cause;
    const { type, fingerprint, preview } = inspection;
    const copy = refusalAsCopy(snapshot, file.name, fingerprint);
    if (copy !== undefined) return copy;
    // The server is told the type of each file, so it must match the bytes.
    const named =
      file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
    const photo = { id: newId(), file: named, fingerprint, preview };
    change({ ...snapshot, photos: [...snapshot.photos, photo] });
    return undefined;
  }

  async function restore() {
    const kept = await readKeptPhotos(userId);
    if (!listeners.isEmpty) show({ ...withKept(snapshot, kept), isRestored: true });
  }

  function rest() {
    if (snapshot.checking === 0 && listeners.isEmpty) snapshot = EMPTY;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    /** Adds the files in order; each refused file is listed with its reason. */
    async add(files: readonly File[]): Promise<void> {
      show({ checking: snapshot.checking + files.length });
      lastDrop = lastDrop.then(() => take(files));
      await lastDrop;
      rest();
    },
    remove: (ids: readonly string[]) => change(withoutPhotos(snapshot, ids)),
    removeAll: () => change(withoutPhotos(snapshot, idsOf(snapshot.photos))),
    undoRemoval: () => change(withRemovedAgain(snapshot)),
    forgetRemoval: () => show({ removed: [] }),
    forgetRefusals: () => show({ refused: [] }),
  };
}

function idsOf(photos: readonly Photo[]): string[] {
  return photos.map(({ id }) => id);
}
