import { createStore, useStore } from './store.ts';

/**
 * Why a value is not stored: storage is full, the browser refuses it, or the stored value is unreadable and must not be
 * overwritten.
 */
export type StorageProblem = 'full' | 'refused' | 'unreadable';

interface VisitValue {
  /** Undefined when the value was removed during this visit. */
  value: unknown;
  problem: StorageProblem;
}

/** Values that the browser did not store, by key. They last until the page is closed (decision 58). */
const visitValues = new Map<string, VisitValue>();

/** How long stored values last: `device` only when the browser has granted persistent storage. */
type Persistence = 'device' | 'browser' | 'visit';

/** The texts of each persistence. `location` follows the word "saved" in sentences. */
const STORAGE_TEXTS: Record<Persistence, { label: string; location?: string }> = {
  device: { label: 'Saved on this device', location: 'on this device' },
  browser: {
    label: 'Saved on this device (until the browser clears it)',
    location: 'in this browser for now',
  },
  visit: { label: 'Not saved: gone when you leave' },
};

const shown = createStore<Persistence>('browser', () => void queryStorage((storage) => storage.persisted()));
const shownProblem = createStore<StorageProblem | undefined>(undefined);
let isWritable: boolean | undefined;
/** Whether the browser has granted persistent storage. False while unknown. */
let isGranted = false;
let hasRequested = false;

/** The value that replaces the stored one. If it exists, storage is not used for this key. */
export function visitValue(key: string): VisitValue | undefined {
  return visitValues.get(key);
}

/** Uses a value for this visit in place of the stored one. */
export function storeForVisit(key: string, value: unknown, problem: StorageProblem): void {
  visitValues.set(key, { value, problem });
  announceChange();
}

/** Removes a visit value. Called when the value was stored or removed after all. */
export function forgetVisitValue(key: string): void {
  if (visitValues.delete(key)) announceChange();
}

/** The keys of visit values that start with this prefix. */
export function visitKeys(prefix: string): string[] {
  return [...visitValues.keys()].filter((key) => key.startsWith(prefix));
}

/** The problem of the first value that is not stored; undefined while all values are stored. */
export function useStorageProblem(): StorageProblem | undefined {
  return useStore(shownProblem, firstProblem);
}

/** The problem that the error of a failed write reports. */
export function problemOf(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** The problem that the error of a failed read reports. Blocked storage has no value that could be overwritten. */
export function readProblemOf(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === 'SecurityError' ? 'refused' : 'unreadable';
}

/**
 * Where values are stored, to follow the word "saved" (decision 58): "on this device" only with persistent storage.
 * Undefined while a value is not stored, when no sentence may claim that something is saved.
 */
export function useStorageLocation(): string | undefined {
  return STORAGE_TEXTS[usePersistence()].location;
}

/** The same as {@link useStorageLocation}, outside React. */
export function storageLocation(): string | undefined {
  return STORAGE_TEXTS[persistence()].location;
}

/** The label of stored lists (decision 16). It never promises more than the browser has granted. */
export function useStorageLabel(): string {
  return STORAGE_TEXTS[usePersistence()].label;
}

/** How long stored values last, as far as known. */
export function usePersistence(): Persistence {
  return useStore(shown, persistence);
}

/** Requests persistent storage once a value is stored. Browsers may clear other data, Safari after seven days. */
export function requestPersistence(): void {
  if (hasRequested) return;
  hasRequested = true;
  void queryStorage((storage) => storage.persist());
}

/** Resets the module; for tests, and when the demo restarts. */
export function resetPersistence(): void {
  visitValues.clear();
  isWritable = undefined;
  hasRequested = false;
}

function firstProblem(): StorageProblem | undefined {
  return visitValues.values().next().value?.problem;
}

function persistence(): Persistence {
  isWritable ??= canWrite();
  if (!isWritable || visitValues.size > 0) return 'visit';
  return isGranted ? 'device' : 'browser';
}

function canWrite(): boolean {
  const probe = 'twin-studio:probe';
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** `navigator.storage` is missing on insecure origins, and throws where site data is blocked. */
async function queryStorage(question: (storage: StorageManager) => Promise<boolean>): Promise<void> {
  const granted = await Promise.resolve()
    .then(() => question(navigator.storage))
    .catch(() => false);
  if (granted === isGranted) return;
  isGranted = granted;
  announceChange();
}

/** Notifies subscribers in a microtask, because a read during rendering may find a problem. */
function announceChange(): void {
  queueMicrotask(() => {
    shown.set(persistence());
    shownProblem.set(firstProblem());
  });
}
