import { useSyncExternalStore } from 'react';
import { MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { useUserId } from '../../shared/api/session.ts';
import { createListeners } from '../../shared/lib/create-listeners.ts';
import type { SaveResult } from '../../shared/lib/device-files.ts';
import type { Message } from '../../shared/lib/messages.ts';
import { newId } from '../../shared/lib/new-id.ts';
import { notify } from '../../shared/lib/toast.ts';
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
  checkingCount: number;
  /** Whether the photos were stored. */
  lastSave: SaveResult;
  /** Some stored photos could not be read. */
  hasUnreadable: boolean;
}

export type PhotoStore = ReturnType<typeof createPhotoStore>;

const EMPTY: PhotoSnapshot = {
  ...NO_PHOTOS,
  isRestored: false,
  checkingCount: 0,
  lastSave: 'saved',
  hasUnreadable: false,
};

/** Shown when more photos are added than a training takes (spec §5). */
const TOO_MANY_PHOTOS = { title: 'Too Many Photos', tone: 'error' } satisfies Message;

const stores = new Map<string, PhotoStore>();
/** Files are added one after another, so that "the first 20" is well defined. */
let lastAddition: Promise<void> = Promise.resolve();

/** The photos of the signed-in user on this device, with their actions. */
export function usePhotos(): PhotoSnapshot & { store: PhotoStore } {
  const userId = useUserId();
  const store = stores.get(userId) ?? createPhotoStore(userId);
  stores.set(userId, store);
  return { ...useSyncExternalStore(store.subscribe, store.getSnapshot), store };
}

/** The photos of one user. The first subscriber loads the stored photos; the last one frees the memory. */
function createPhotoStore(userId: string) {
  const listeners = createListeners(() => {
    if (!snapshot.isRestored) void restore();
    return releaseWhenUnused;
  });
  let snapshot = EMPTY;
  /** Every photo that this page has shown. */
  const known = new Set<string>();
  let saved: Promise<void> = Promise.resolve();

  function show(change: Partial<PhotoSnapshot>) {
    snapshot = { ...snapshot, ...change };
    listeners.notify();
  }

  /** Shows the set and stores its photos. */
  function change(set: PhotoSet) {
    const before = idsOf(snapshot.photos);
    show(set);
    for (const { id } of set.photos) known.add(id);
    const seen = new Set(known);
    // Saved in order, each with its own arguments, because the state may change meanwhile.
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
   * Stores a new photo before showing it, so that a reload loses none that was shown. Uses the stored copy from then
   * on, because the original file may change or disappear.
   */
  async function addPhoto(photo: Photo) {
    const lastSave = await storePhoto(userId, photo);
    const copy = lastSave === 'saved' ? await readStoredPhoto(userId, photo.id) : undefined;
    const file = (copy?.isRead && copy.value?.file) || photo.file;
    await storeOrder(userId, [...idsOf(snapshot.photos), photo.id], new Set(known));
    show({ photos: [...snapshot.photos, { ...photo, file }], ...(lastSave !== 'saved' && { lastSave }) });
    known.add(photo.id);
  }

  async function addInOrder(files: readonly File[]) {
    show({ refused: [], removed: [] });
    let overflow = 0;
    for (const file of files) {
      if (snapshot.photos.length >= MAX_TRAINING_PHOTOS) overflow += 1;
      const cause = refusalBeforeReading(snapshot, file) ?? (await inspectAndAdd(file));
      if (cause !== undefined) show({ refused: [...snapshot.refused, { name: file.name, cause }] });
      show({ checkingCount: snapshot.checkingCount - 1 });
    }
    if (overflow > 0) {
      notify({
        ...TOO_MANY_PHOTOS,
        text: `The maximum is ${MAX_TRAINING_PHOTOS} photos. The first ${MAX_TRAINING_PHOTOS} were kept; ${overflow} did not fit.`,
      });
    }
  }

  async function inspectAndAdd(file: File): Promise<string | undefined> {
    const inspection = await inspectInWorker(file);
    if (!inspection.isUsable) return inspection.cause;
    const { type, fingerprint, preview, converted } = inspection;
    const copy = duplicateRefusal(snapshot, file.name, fingerprint);
    if (copy !== undefined) return copy;
    // The declared type is sent to the server, so it must match the bytes.
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

  function releaseWhenUnused() {
    if (snapshot.checkingCount > 0 || !listeners.isEmpty) return;
    snapshot = EMPTY;
    known.clear();
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    /** Adds the files in order; refused files are listed with their causes. */
    async add(files: readonly File[]): Promise<void> {
      show({ checkingCount: snapshot.checkingCount + files.length });
      lastAddition = lastAddition.then(() => addInOrder(files));
      await lastAddition;
      releaseWhenUnused();
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
