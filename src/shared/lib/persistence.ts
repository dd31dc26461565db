import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { createListeners } from './create-listeners.ts';
import { resetUnreadable } from './unreadable.ts';

/** A change of what is stored under one key. */
export type Change<T> = (value: T | undefined) => T;
type AnyChange = (value: never) => unknown;

/** What storage did not take, by key: kept until the page is left, so that at least this visit loses nothing. */
const pending = new Map<string, readonly AnyChange[]>();
const listeners = createListeners(() => {
  void askWhetherGranted();
  return () => {};
});
let isWritable: boolean | undefined;
/** Has the browser promised not to clear what is kept here? Unknown is no promise. */
let isGranted = false;
let hasAsked = false;
/** Did storage take bytes and refuse a file? Private windows of Safari do. */
let isPrivateWindow = false;

/** How long something that is kept here lasts. */
type Persistence = 'device' | 'browser' | 'privateWindow' | 'visit';

/** The label of what is kept here, and the place, to follow "kept". */
const STORAGE_TEXTS: Record<Persistence, { label: string; place?: string }> = {
  device: { label: 'Kept on this device', place: 'on this device' },
  browser: { label: 'Kept in this browser for now', place: 'in this browser for now' },
  privateWindow: { label: 'This private window keeps nothing' },
  visit: { label: 'Kept until you leave: this device cannot store it' },
};

/**
 * Where things are kept, to follow "kept" (decision 58): on the device only where the browser has promised it. Undefined
 * when storage is full or refused: then nothing may say that something is kept.
 */
export function useStorageLocation(): string | undefined {
  return STORAGE_TEXTS[usePersistence()].place;
}

/** {@link useStorageLocation} outside React. */
export function storageLocation(): string | undefined {
  return STORAGE_TEXTS[persistence()].place;
}

/** The label of what is kept here (decision 16), never a promise that this browser does not hold. */
export function useStorageLabel(): string {
  return STORAGE_TEXTS[usePersistence()].label;
}

/** What storage has not taken under this key yet; `undefined` for most. */
export function pendingChanges(key: string): readonly AnyChange[] | undefined {
  return pending.get(key);
}

/** For the two stores of this device, after each write. @param changes what storage refused */
export function setPendingChanges(key: string, changes: readonly AnyChange[] | undefined): void {
  if (changes) pending.set(key, changes);
  else pending.delete(key);
  listeners.notify();
}

/** Storage took bytes and refused a file. */
export function markPrivateWindow(): void {
  isPrivateWindow = true;
  listeners.notify();
}

/** Something was stored that would be missed: browsers clear what nobody asked to keep, Safari after seven days. */
export function requestPersistence(): void {
  if (hasAsked) return;
  hasAsked = true;
  void ask((storage) => storage.persist());
}

/** As when the page was opened; for tests, and for a demo that starts anew. */
export function resetPersistence(): void {
  pending.clear();
  isWritable = undefined;
  isPrivateWindow = false;
  hasAsked = false;
  resetUnreadable();
}

/** How long what is kept here lasts, as far as that is known. */
export function usePersistence(): Persistence {
  return useSyncExternalStore(listeners.subscribe, persistence, () => 'browser' as const);
}

function persistence(): Persistence {
  isWritable ??= canWrite();
  if (!isWritable || pending.size > 0) return 'visit';
  if (isPrivateWindow) return 'privateWindow';
  return isGranted ? 'device' : 'browser';
}

function canWrite(): boolean {
  const probe = 'twin-studio:probe';
  const isRead = readItem(probe).isRead && writeItem(probe, '1');
  removeItem(probe);
  return isRead;
}

const askWhetherGranted = () => ask((storage) => storage.persisted());

/** Absent on insecure origins; refused where site data is blocked. */
async function ask(question: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  let isPromised = false;
  try {
    isPromised = await question(navigator.storage);
  } catch {
    // Then nothing is promised.
  }
  if (isPromised === isGranted) return;
  isGranted = isPromised;
  listeners.notify();
}
