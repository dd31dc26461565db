import { MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { createListeners } from '../../../shared/lib/create-listeners.ts';
import { notify } from '../../../shared/ui/toast.ts';
import type { Inspection } from './inspect-photo.ts';
import type { Photo } from './photo.ts';
import {
  afterPhotoEvent,
  NO_PHOTOS,
  refusalAsCopy,
  refusalBeforeLooking,
  type PhotoEvent,
  type PhotoSet,
} from './photo-set.ts';

export interface PhotoSnapshot extends PhotoSet {
  isRestored: boolean;
  checking: number;
  /** Whether the photos survive a reload; false when the device has no room for them. */
  isKept: boolean;
}

export interface PhotoStore {
  getSnapshot(): PhotoSnapshot;
  /** The first subscriber loads the stored photos; the last one to leave frees the memory. */
  subscribe(listener: () => void): () => void;
  /** Adds the files in order; each refused file is listed with its reason. */
  add(files: readonly File[]): Promise<void>;
  dispatch(
    event: Exclude<PhotoEvent, { type: 'photosRestored' | 'filesChosen' | 'photoAdded' | 'fileRefused' }>,
  ): void;
}

export interface PhotoDevice {
  read(): Promise<Photo[]>;
  keep(photo: Photo): Promise<boolean>;
  forget(id: string): Promise<void>;
  keepOrder(ids: readonly string[]): Promise<void>;
  inspect(file: File): Promise<Inspection>;
  newId(): string;
}

const EMPTY: PhotoSnapshot = { ...NO_PHOTOS, isRestored: false, checking: 0, isKept: true };

export function createPhotoStore(device: PhotoDevice): PhotoStore {
  const listeners = createListeners(() => {
    if (!snapshot.isRestored) void restore();
    return rest;
  });
  let snapshot = EMPTY;
  /** Drops are handled one after another, so that "the first 20" is well defined. */
  let lastDrop: Promise<void> = Promise.resolve();

  function show(change: Partial<PhotoSnapshot>) {
    snapshot = { ...snapshot, ...change };
    listeners.notify();
  }

  function apply(event: PhotoEvent) {
    const before = snapshot.photos;
    show(afterPhotoEvent(snapshot, event));
    if (snapshot.photos !== before && event.type !== 'photosRestored') void save(before, snapshot.photos);
  }

  async function save(before: readonly Photo[], after: readonly Photo[]) {
    const added = after.filter((photo) => !before.includes(photo));
    const gone = before.filter((photo) => !after.includes(photo));
    const kept = await Promise.all(added.map((photo) => device.keep(photo)));
    await device.keepOrder(snapshot.photos.map(({ id }) => id));
    await Promise.all(gone.map(({ id }) => device.forget(id)));
    if (kept.includes(false)) show({ isKept: false });
    else if (snapshot.photos.length === 0) show({ isKept: true });
  }

  async function take(files: readonly File[]) {
    apply({ type: 'filesChosen' });
    let left = 0;
    for (const file of files) {
      const isFull = snapshot.photos.length >= MAX_TRAINING_PHOTOS;
      // oxlint-disable-next-line no-await-in-loop -- in drop order, with one decoded photo in memory at a time.
      const cause = refusalBeforeLooking(snapshot, file) ?? (await look(file));
      if (cause !== undefined) apply({ type: 'fileRefused', file: { name: file.name, cause } });
      if (isFull) left += 1;
      show({ checking: Math.max(0, snapshot.checking - 1) });
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
    const inspection = await device.inspect(file);
    if (!inspection.isUsable) return inspection.cause;
    const { type, fingerprint, preview } = inspection;
    const copy = refusalAsCopy(snapshot, { fingerprint });
    if (copy !== undefined) return copy;
    // The server is told the type of each file, so it must match the bytes.
    const named =
      file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
    apply({ type: 'photoAdded', photo: { id: device.newId(), file: named, fingerprint, preview } });
    return undefined;
  }

  async function restore() {
    const photos = await device.read();
    if (listeners.isEmpty) return;
    apply({ type: 'photosRestored', photos });
    show({ isRestored: true });
  }

  function rest() {
    if (snapshot.checking === 0 && listeners.isEmpty) snapshot = EMPTY;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    async add(files) {
      if (files.length === 0) return;
      show({ checking: snapshot.checking + files.length });
      lastDrop = lastDrop.then(() => take(files));
      await lastDrop;
      rest();
    },
    dispatch: apply,
  };
}
