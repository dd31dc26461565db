import { MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { useUserId } from '#shared/api/session.ts';
import type { Message } from '#shared/lib/messages.ts';
import { newId } from '#shared/lib/new-id.ts';
import { createStore, perUser, useStore } from '#shared/lib/store.ts';
import { notify } from '#shared/lib/toast.ts';
import { inspectInWorker } from './photo-inspector.ts';
import {
  NO_PHOTOS,
  NO_ROOM,
  duplicateRefusal,
  idsOf,
  nextPosition,
  refusalBeforeReading,
  withPhotos,
  withoutPhotos,
  withRestored,
  type Photo,
  type PhotoSet,
} from './photo-set.ts';
import { deleteStoredPhoto, readStoredPhotos, storePhoto } from './stored-photos.ts';

/** Shown when more photos are added than a training takes (spec §5). */
const TOO_MANY_PHOTOS = { title: 'Too Many Photos', tone: 'error' } satisfies Message;

interface PhotoSnapshot extends PhotoSet {
  checkingCount: number;
}

const EMPTY: PhotoSnapshot = { ...NO_PHOTOS, checkingCount: 0 };

/** The last addition of files. Additions run one after another, so that "the first 20" is well defined. */
let lastAddition: Promise<void> = Promise.resolve();

/** The photos of the signed-in user on this device, with their actions. */
export function usePhotos(): PhotoSnapshot & { store: ReturnType<typeof photosOf> } {
  const store = photosOf(useUserId());
  return { ...useStore(store.snapshot), store };
}

/** The first subscriber loads the stored photos. After the last subscriber has left, the memory is freed. */
const photosOf = perUser((userId) => {
  const snapshot = createStore(EMPTY, () => {
    saved = saved.then(readStored);
    return releaseWhenUnused;
  });
  /** The last read or write, because they run one after another. */
  let saved: Promise<void> = Promise.resolve();

  function show(change: Partial<PhotoSnapshot>) {
    snapshot.set({ ...snapshot.get(), ...change });
  }

  async function readStored() {
    const photos = await readStoredPhotos(userId);
    if (snapshot.hasListeners()) show(withPhotos(snapshot.get(), photos));
  }

  /** Shows the set and stores its photos one by one. */
  function change(set: PhotoSet) {
    const before = snapshot.get().photos;
    show(set);
    const added = set.photos.filter((photo) => !before.includes(photo));
    const removed = before.filter((photo) => !set.photos.includes(photo));
    saved = storeChanges(added, removed);
  }

  async function storeChanges(added: readonly Photo[], removed: readonly Photo[]) {
    await saved;
    for (const photo of added) await storePhoto(userId, photo);
    for (const { id } of removed) await deleteStoredPhoto(userId, id);
  }

  /**
   * Stores a new photo before showing it, so that a reload preserves every photo that was shown. Then uses the stored
   * copy, because the original file may change or disappear.
   */
  async function addPhoto(photo: Photo) {
    const stored = await storePhoto(userId, photo);
    show(withPhotos(snapshot.get(), [stored]));
    // Undo may have filled the last free position in the meantime.
    if (!idsOf(snapshot.get().photos).includes(photo.id)) await deleteStoredPhoto(userId, photo.id);
  }

  async function addInOrder(files: readonly File[], refused: PhotoSet['refused']) {
    show({ refused });
    // The stored photos precede new photos and count towards the maximum.
    await saved;
    for (const file of files) {
      const cause = refusalBeforeReading(snapshot.get(), file) ?? (await inspectAndAdd(file));
      if (cause !== undefined) show({ refused: [...snapshot.get().refused, { name: file.name, cause }] });
      show({ checkingCount: snapshot.get().checkingCount - 1 });
    }
    const overflow = snapshot.get().refused.filter(({ cause }) => cause === NO_ROOM).length;
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
    const copy = duplicateRefusal(snapshot.get(), file.name, fingerprint);
    if (copy !== undefined) return copy;
    // The declared type is sent to the server, so it must match the bytes.
    const { name, lastModified } = file;
    const typed = file.type === type ? file : new File([file], name, { type, lastModified });
    const position = nextPosition(snapshot.get());
    const photo = { id: newId(), position, file: converted ?? typed, fingerprint, preview };
    saved = saved.then(() => addPhoto(photo));
    await saved;
    return undefined;
  }

  function releaseWhenUnused() {
    if (snapshot.get().checkingCount > 0 || snapshot.hasListeners()) return;
    snapshot.set(EMPTY);
  }

  return {
    snapshot,
    /** Adds the files in order. Lists refused files with their causes. */
    async add(files: readonly File[], refused: PhotoSet['refused'] = []): Promise<void> {
      show({ checkingCount: snapshot.get().checkingCount + files.length });
      lastAddition = lastAddition.then(() => addInOrder(files, refused));
      await lastAddition;
      releaseWhenUnused();
    },
    remove: (ids: readonly string[]) => change(withoutPhotos(snapshot.get(), ids)),
    removeAll: () => change(withoutPhotos(snapshot.get(), idsOf(snapshot.get().photos))),
    undoRemoval: () => change(withRestored(snapshot.get())),
    dismissRemoval: () => show({ removed: [] }),
    dismissRefusals: () => show({ refused: [] }),
  };
});
