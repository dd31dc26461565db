import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { createStore, useStore } from './store.ts';

export type Change<T> = (value: T | undefined) => T;

/** What this page knows of a small stored value. */
export interface KeptValue {
  /** The value as JSON: what is stored, or what storage refused. */
  text?: string | undefined;
  /** What was stored when it was last read or written. */
  stored?: string | undefined;
  isUnreadable?: boolean;
}

/** The small values of this page by key, kept until it is closed (device-store.ts). */
export const keptValues = new Map<string, KeptValue>();
/** Changes of files that are not stored yet, by key, kept likewise (device-files.ts). */
export const pendingChanges = new Map<string, readonly ((value: never) => unknown)[]>();
/** The keys of what the device refused, or did not store in time. */
const unsaved = new Set<string>();
const shown = createStore<Persistence>('browser', () => void queryStorage((storage) => storage.persisted()));
let isWritable: boolean | undefined;
/** Did the browser grant persistent storage? False while unknown. */
let isGranted = false;
let hasAsked = false;
/** Did storage accept bytes and refuse a Blob? Private windows of Safari do. */
let isPrivateWindow = false;

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

/** Is the value of this key only in memory? */
export function isUnsaved(key: string): boolean {
  return unsaved.has(key);
}

/** Called by both device stores with each write. @param isSaved false when the value of this key is only in memory */
export function markSaved(key: string, isSaved = true): void {
  if (isSaved) unsaved.delete(key);
  else unsaved.add(key);
  shown.set(persistence());
}

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
  keptValues.clear();
  pendingChanges.clear();
  unsaved.clear();
  isWritable = undefined;
  isPrivateWindow = false;
  hasAsked = false;
}

/** How long stored values last, as far as known. */
export function usePersistence(): Persistence {
  return useStore(shown, persistence);
}

function persistence(): Persistence {
  isWritable ??= canWrite();
  if (!isWritable || unsaved.size > 0) return 'visit';
  if (isPrivateWindow) return 'privateWindow';
  return isGranted ? 'device' : 'browser';
}

function canWrite(): boolean {
  const probe = 'twin-studio:probe';
  const isRead = readItem(probe).isRead && writeItem(probe, '1');
  removeItem(probe);
  return isRead;
}

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
