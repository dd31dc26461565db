import { useSyncExternalStore } from 'react';
import { newId } from '../../../shared/lib/new-id.ts';
import { forgetPhoto, keepOrder, keepPhoto, readKeptPhotos } from './kept-photos.ts';
import { inspectInTurn } from './photo-inspector.ts';
import { createPhotoStore, type PhotoSnapshot, type PhotoStore } from './photo-store.ts';

const stores = new Map<string, PhotoStore>();

export function usePhotos(userId: string): PhotoSnapshot & { store: PhotoStore } {
  const store = storeOf(userId);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { ...snapshot, store };
}

function storeOf(userId: string): PhotoStore {
  const known = stores.get(userId);
  if (known) return known;
  const store = createPhotoStore({
    read: () => readKeptPhotos(userId),
    keep: (photo) => keepPhoto(userId, photo),
    forget: (id) => forgetPhoto(userId, id),
    keepOrder: (ids) => keepOrder(userId, ids),
    inspect: inspectInTurn,
    newId,
  });
  stores.set(userId, store);
  return store;
}
