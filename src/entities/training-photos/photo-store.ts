import { MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { useUserId } from '#shared/api/session.ts';
import { onDeviceRecovery } from '#shared/lib/device-database.ts';
import type { SaveResult } from '#shared/lib/device-files.ts';
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
  placed,
  refusalBeforeReading,
  withPhotos,
  withoutPhotos,
  withRestored,
  type Photo,
  type PhotoSet,
} from './photo-set.ts';
import {
  deleteStoredPhoto,
  storeAgain,
  storeOrder,
  storePhoto,
  readStoredPhoto,
  readStoredPhotos,
} from './stored-photos.ts';

/** Shown when more photos are added than a training takes (spec §5). */
const TOO_MANY_PHOTOS = { title: 'Too Many Photos', tone: 'error' } satisfies Message;

interface PhotoSnapshot extends PhotoSet {
  checkingCount: number;
  /** Whether the photos were stored. */
  lastSave: SaveResult;
  /** Some stored photos could not be read; undefined before the first read. */
  hasUnreadable: boolean | undefined;
}

const EMPTY: PhotoSnapshot = {
  ...NO_PHOTOS,
  checkingCount: 0,
  lastSave: 'saved',
  hasUnreadable: undefined,
};

/** Files are added one after another, so that "the first 20" is well defined. */
let lastAddition: Promise<void> = Promise.resolve();

/** The photos of the signed-in user on this device, with their actions. */
export function usePhotos(): PhotoSnapshot & { store: ReturnType<typeof photosOf> } {
  const store = photosOf(useUserId());
  return { ...useStore(store.snapshot), store };
}

/** The first subscriber loads the stored photos; the last one frees the memory. */
const photosOf = perUser((userId) => {
  const snapshot = createStore(EMPTY, () => {
    recover();
    const stopRecovering = onDeviceRecovery(recover);
    return () => {
      stopRecovering();
      releaseWhenUnused();
    };
  });
  /** Every photo that this page has shown. */
  const known = new Set<string>();
  let saved: Promise<void> = Promise.resolve();

  function show(change: Partial<PhotoSnapshot>) {
    snapshot.set({ ...snapshot.get(), ...change });
    for (const { id } of snapshot.get().photos) known.add(id);
  }

  /** Shows the set and stores its photos. */
  function change(set: PhotoSet) {
    const before = snapshot.get().photos;
    show(set);
    const seen = new Set(known);
    // Saved in order, each with its own arguments, because the state may have changed by its turn.
    saved = saved.then(() => save(before, set.photos, seen));
  }

  async function save(before: readonly Photo[], after: readonly Photo[], seen: ReadonlySet<string>) {
    await refill();
    const added = after.filter((photo) => !before.includes(photo));
    const gone = before.filter((photo) => !after.includes(photo));
    const results = await Promise.all(added.map((photo) => storePhoto(userId, photo)));
    results.push(await storeOrder(userId, after, seen));
    await Promise.all(gone.map(({ id }) => deleteStoredPhoto(userId, id)));
    const failed = results.find((result) => result !== 'saved');
    if (failed && added.length > 0) show({ lastSave: failed });
    else if (after.length === 0) show({ lastSave: 'saved' });
  }

  /**
   * Stores a new photo before showing it, so that a reload loses none that was shown. Uses the stored copy from then
   * on, because the original file may change or disappear.
   */
  async function addPhoto(photo: Photo) {
    const stored = await storePhoto(userId, photo);
    const copy = stored === 'saved' ? await readStoredPhoto(userId, photo.id) : undefined;
    const file = copy?.photo?.file ?? photo.file;
    const ordered = await storeOrder(userId, [...snapshot.get().photos, photo], new Set(known));
    const lastSave = stored === 'saved' ? ordered : stored;
    const index = snapshot.get().photos.length;
    show({
      ...withPhotos(snapshot.get(), [{ photo: { ...photo, file }, index }]),
      ...(lastSave !== 'saved' && { lastSave }),
    });
    // Meanwhile Undo may have taken the last place.
    if (!idsOf(snapshot.get().photos).includes(photo.id)) await deleteStoredPhoto(userId, photo.id);
  }

  async function addInOrder(files: readonly File[]) {
    show({ refused: [] });
    saved = saved.then(refill);
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
    const named = converted ?? (file.type === type ? file : new File([file], name, { type, lastModified }));
    const photo = { id: newId(), file: named, fingerprint, preview };
    saved = saved.then(() => addPhoto(photo));
    await saved;
    return undefined;
  }

  /** Stores what the device did not, or what it has lost. */
  async function storeShown() {
    show({ lastSave: await storeAgain(userId, snapshot.get().photos) });
  }

  /** Before each change, because the device may have been cleared (decision 79). */
  async function refill() {
    if (snapshot.get().lastSave === 'saved') await storeShown();
  }

  async function storeAndRead() {
    await storeShown();
    if (snapshot.get().hasUnreadable === false) return;
    const { photos, hasUnreadable } = await readStoredPhotos(userId);
    // Before those that were added meanwhile.
    if (snapshot.hasListeners()) show({ ...withPhotos(snapshot.get(), placed(photos)), hasUnreadable });
  }

  function recover() {
    saved = saved.then(storeAndRead);
  }

  function releaseWhenUnused() {
    if (snapshot.get().checkingCount > 0 || snapshot.hasListeners()) return;
    snapshot.set(EMPTY);
    known.clear();
  }

  return {
    snapshot,
    /** Adds the files in order; refused files are listed with their causes. */
    async add(files: readonly File[]): Promise<void> {
      show({ checkingCount: snapshot.get().checkingCount + files.length });
      lastAddition = lastAddition.then(() => addInOrder(files));
      await lastAddition;
      releaseWhenUnused();
    },
    remove: (ids: readonly string[]) => change(withoutPhotos(snapshot.get(), ids)),
    removeAll: () => change(withoutPhotos(snapshot.get(), idsOf(snapshot.get().photos))),
    undoRemoval: () => change(withRestored(snapshot.get())),
    readAgain: recover,
    dismissRemoval: () => show({ removed: [] }),
    dismissRefusals: () => show({ refused: [] }),
  };
});
