import { useSyncExternalStore } from 'react';
import { MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { createListeners } from '../../shared/lib/create-listeners.ts';
import type { SaveResult } from '../../shared/lib/device-files.ts';
import type { Message } from '../../shared/lib/messages.ts';
import { newId } from '../../shared/lib/new-id.ts';
import { notify } from '../../shared/ui/toast.ts';
import {
  deleteStoredPhoto,
  storeOrder,
  storePhoto,
  readStoredPhoto,
  readStoredPhotos,
} from './stored-photos.ts';
import { inspectInWorker } from './photo-inspector.ts';
import {
  NO_PHOTOS,
  duplicateRefusal,
  refusalBeforeReading,
  withStored,
  withoutPhotos,
  withRestored,
  type Photo,
  type PhotoSet,
} from './photo-set.ts';

interface PhotoSnapshot extends PhotoSet {
  isRestored: boolean;
  checking: number;
  /** Whether the photos survive a reload, and if not, whether that is for want of room. */
  lastSave: SaveResult;
  /** SaveResult photos that could not be read; they are left as they are. */
  hasUnreadable: boolean;
}

export type PhotoStore = ReturnType<typeof createPhotoStore>;

const EMPTY: PhotoSnapshot = {
  ...NO_PHOTOS,
  isRestored: false,
  checking: 0,
  lastSave: 'saved',
  hasUnreadable: false,
};

/** Said when more photos are chosen than a training takes (spec §5). */
const TOO_MANY_PHOTOS = { title: 'Too Many Photos', tone: 'error' } satisfies Message;

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
  /** Every photo that this page has shown. */
  const known = new Set<string>();
  let saved: Promise<void> = Promise.resolve();

  function show(change: Partial<PhotoSnapshot>) {
    snapshot = { ...snapshot, ...change };
    listeners.notify();
  }

  /** Shows the set, and keeps its photos on this device. */
  function change(set: PhotoSet) {
    const before = idsOf(snapshot.photos);
    show(set);
    for (const { id } of set.photos) known.add(id);
    const seen = new Set(known);
    // One after the other, each with what it was called for: the screen may be left meanwhile.
    saved = saved.then(() => save(before, set.photos, seen));
  }

  async function save(before: readonly string[], after: readonly Photo[], seen: ReadonlySet<string>) {
    const added = after.filter(({ id }) => !before.includes(id));
    const gone = before.filter((id) => after.every((photo) => photo.id !== id));
    const results = await Promise.all(added.map((photo) => storePhoto(userId, photo)));
    await storeOrder(userId, idsOf(after), seen);
    await Promise.all(gone.map((id) => deleteStoredPhoto(userId, id)));
    const failed = results.find((result) => result !== 'saved');
    if (failed) show({ lastSave: failed });
    else if (after.length === 0) show({ lastSave: 'saved' });
  }

  /**
   * Stores a new photo, and then counts it: a reload loses none that was counted. From then on the kept copy is used, as
   * the file that was chosen can change or go before it is sent.
   */
  async function addPhoto(photo: Photo) {
    const lastSave = await storePhoto(userId, photo);
    const copy = lastSave === 'saved' ? await readStoredPhoto(userId, photo.id) : undefined;
    const file = (copy?.isRead && copy.value?.file) || photo.file;
    await storeOrder(userId, [...idsOf(snapshot.photos), photo.id], new Set(known));
    show({ photos: [...snapshot.photos, { ...photo, file }], ...(lastSave !== 'saved' && { lastSave }) });
    known.add(photo.id);
  }

  async function take(files: readonly File[]) {
    show({ refused: [], removed: [] });
    let left = 0;
    for (const file of files) {
      if (snapshot.photos.length >= MAX_TRAINING_PHOTOS) left += 1;
      const cause = refusalBeforeReading(snapshot, file) ?? (await look(file));
      if (cause !== undefined) show({ refused: [...snapshot.refused, { name: file.name, cause }] });
      show({ checking: snapshot.checking - 1 });
    }
    if (left > 0) {
      notify({
        ...TOO_MANY_PHOTOS,
        text: `The maximum is ${MAX_TRAINING_PHOTOS} photos. The first ${MAX_TRAINING_PHOTOS} were kept; ${left} did not fit.`,
      });
    }
  }

  async function look(file: File): Promise<string | undefined> {
    const inspection = await inspectInWorker(file);
    if (!inspection.isUsable) return inspection.cause;
    const { type, fingerprint, preview, converted } = inspection;
    const copy = duplicateRefusal(snapshot, file.name, fingerprint);
    if (copy !== undefined) return copy;
    // The server is told the type of each file, so it must match the bytes.
    const { name, lastModified } = file;
    const named = converted ?? (file.type === type ? file : new File([file], name, { type, lastModified }));
    const photo = { id: newId(), file: named, fingerprint, preview };
    saved = saved.then(() => addPhoto(photo));
    await saved;
    return undefined;
  }

  async function restore() {
    await saved;
    const { photos, hasUnreadable } = await readStoredPhotos(userId);
    if (listeners.isEmpty) return;
    show({ ...withStored(snapshot, photos), isRestored: true, hasUnreadable });
    for (const { id } of snapshot.photos) known.add(id);
  }

  function rest() {
    if (snapshot.checking > 0 || !listeners.isEmpty) return;
    snapshot = EMPTY;
    known.clear();
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
    undoRemoval: () => change(withRestored(snapshot)),
    readAgain: () => void restore(),
    dismissRemoval: () => show({ removed: [] }),
    dismissRefusals: () => show({ refused: [] }),
  };
}

function idsOf(photos: readonly Photo[]): string[] {
  return photos.map(({ id }) => id);
}
