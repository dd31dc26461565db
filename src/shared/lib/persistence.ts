import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { createStore, useStore } from './store.ts';

/** A change of a stored value. */
export type Change<T> = (value: T | undefined) => T;
type AnyChange = (value: never) => unknown;

/** Changes that are not stored yet, by key: kept in memory until the page is closed. */
const pending = new Map<string, readonly AnyChange[]>();
/** The keys of those that the device refused, or did not store in time. */
const refused = new Set<string>();
/** Tries again to read each small value that could not be read, by key. Such a value is not overwritten. */
export const unreadable = new Map<string, () => void>();
const shown = createStore<Persistence>('browser', () => void checkGranted());
let isWritable: boolean | undefined;
/** Did the browser grant persistent storage? False while unknown. */
let isGranted = false;
let hasAsked = false;
/** Did storage accept bytes and refuse a Blob? Private windows of Safari do. */
let isPrivateWindow = false;

/** How long stored values last. */
type Persistence = 'device' | 'browser' | 'privateWindow' | 'visit';

/** `place` follows the word "kept" in sentences. */
const STORAGE_TEXTS: Record<Persistence, { label: string; place?: string }> = {
  device: { label: 'Kept on this device', place: 'on this device' },
  browser: { label: 'Kept in this browser for now', place: 'in this browser for now' },
  privateWindow: { label: 'This private window keeps nothing' },
  visit: { label: 'Kept until you leave: this device cannot store it' },
};

/**
 * Where values are stored, to follow the word "kept" (decision 58): "on this device" only with persistent storage.
 * Undefined when storage is full or refused: then no sentence may say that something is kept.
 */
export function useStorageLocation(): string | undefined {
  return STORAGE_TEXTS[usePersistence()].place;
}

/** {@link useStorageLocation} outside React. */
export function storageLocation(): string | undefined {
  return STORAGE_TEXTS[persistence()].place;
}

/** The label of stored lists (decision 16). It never promises more than the browser has granted. */
export function useStorageLabel(): string {
  return STORAGE_TEXTS[usePersistence()].label;
}

/** The changes of this key that are not stored yet. */
export function pendingChanges(key: string): readonly AnyChange[] | undefined {
  return pending.get(key);
}

/** Called by both device stores with each write. @param changes none when all are stored */
export function setPendingChanges(key: string, changes: readonly AnyChange[] = [], isRefused = false): void {
  if (changes.length > 0) pending.set(key, changes);
  else pending.delete(key);
  if (!pending.has(key)) refused.delete(key);
  else if (isRefused) refused.add(key);
  shown.set(persistence());
}

/** Called when storage accepted bytes and refused a Blob. */
export function markPrivateWindow(): void {
  isPrivateWindow = true;
  shown.set(persistence());
}

/** Asks for persistent storage once something is stored: browsers may clear other data, Safari after seven days. */
export function requestPersistence(): void {
  if (hasAsked) return;
  hasAsked = true;
  void queryStorage((storage) => storage.persist());
}

/** Resets the module; for tests, and when the demo restarts. */
export function resetPersistence(): void {
  pending.clear();
  refused.clear();
  unreadable.clear();
  isWritable = undefined;
  isPrivateWindow = false;
  hasAsked = false;
}

/** How long stored values last, as far as that is known. */
export function usePersistence(): Persistence {
  return useStore(shown, persistence);
}

function persistence(): Persistence {
  isWritable ??= canWrite();
  if (!isWritable || refused.size > 0) return 'visit';
  if (isPrivateWindow) return 'privateWindow';
  return isGranted ? 'device' : 'browser';
}

function canWrite(): boolean {
  const probe = 'twin-studio:probe';
  const isRead = readItem(probe).isRead && writeItem(probe, '1');
  removeItem(probe);
  return isRead;
}

const checkGranted = () => queryStorage((storage) => storage.persisted());

/** `navigator.storage` is missing on insecure origins, and throws where site data is blocked. */
async function queryStorage(question: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  let granted = false;
  try {
    granted = await question(navigator.storage);
  } catch {
    // Then nothing is granted.
  }
  if (granted === isGranted) return;
  isGranted = granted;
  shown.set(persistence());
}
