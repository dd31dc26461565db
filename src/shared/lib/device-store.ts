import { readItem, removeItem, writeItem, type ReadResult, type StorageArea } from './browser-storage.ts';
import { pendingChanges, setPendingChanges, unreadable, type Change } from './persistence.ts';
import { tryParse, type Schema } from './schema.ts';
import { createStore } from './store.ts';

export interface DeviceStore<T> {
  /** The value of this user; undefined when there is none, when it is damaged or outdated, or cannot be read now. */
  read(userId: string): T | undefined;
  /** False while storage fails to read it: then `read` says nothing about what is stored. */
  isReadable(userId: string): boolean;
  /** Its text, for a component that listens to {@link deviceChanges}: a cheap way to see whether it changed. */
  readShown(userId: string): string | undefined;
  /**
   * Changes the newest stored value, also when another tab wrote it. A value that cannot be read is not overwritten.
   * @returns false when the change is only in memory, because storage is full, refused or unreadable
   */
  change(userId: string, change: Change<T>): boolean;
  write(userId: string, value: T): boolean;
  remove(userId: string): void;
}

interface StoreOptions {
  /** `sessionStorage` for a value of one tab, which survives a reload. */
  area?: StorageArea;
  /** Pending changes are applied once an unreadable value can be read again: true for lists that are added to. */
  replaysChanges?: boolean;
}

const PREFIX = 'twin-studio';

/** Set when a value in any device store changes, in this tab or in another one. Components that show values listen. */
export const deviceChanges = createStore<string | undefined>(undefined, () => {
  const controller = new AbortController();
  const { signal } = controller;
  // A page that was frozen, or in the back-forward cache, has missed events of other tabs.
  for (const event of ['storage', 'pageshow', 'focus']) addEventListener(event, noticeOtherTabs, { signal });
  return () => {
    controller.abort();
    shown.clear();
  };
});
const announceChange = () => deviceChanges.set(undefined);

/** The stored texts on the screen, by key. They are stored again when storage is cleared while the page is open. */
const shown = new Map<string, { text: string; area: StorageArea }>();

function noticeOtherTabs(event: Event): void {
  const isOfStorage = event instanceof StorageEvent;
  // Another tab removes values one by one, each with its event.
  if (!isOfStorage || event.key === null) storeShown(isOfStorage);
  else if (event.newValue === null) shown.delete(event.key);
  announceChange();
}

/** @param isCleared false when unknown: then it is cleared if none is left, else what is missing was removed */
function storeShown(isCleared: boolean): void {
  const missing = [...shown].filter(isMissing);
  for (const [key, { text, area }] of missing) {
    if (isCleared || missing.length === shown.size) writeItem(key, text, area);
    else shown.delete(key);
  }
}

function isMissing([key, { area }]: [string, { area: StorageArea }]): boolean {
  const result = readItem(key, area);
  return result.isRead && result.value === undefined;
}

/** Is there a value that could not be read? */
export function hasUnreadable(): boolean {
  return unreadable.size > 0;
}

export function retryUnreadable(): void {
  for (const tryAgain of unreadable.values()) tryAgain();
}

/**
 * Small values stored on this device, per user (decision 16). Never throws, and never overwrites what cannot be read.
 * @param schema reads the stored value, which another version of the app may have written
 */
export function deviceStore<T>(
  name: string,
  schema: Schema<T>,
  { area = 'localStorage', replaysChanges = false }: StoreOptions = {},
): DeviceStore<T> {
  const keyOf = (userId: string) => `${PREFIX}:${name}:${userId}`;
  const parse = (text: string | undefined) => (text === undefined ? undefined : parseJson(schema, text));
  const pendingOf = (key: string) => pendingChanges(key) as readonly Change<T>[] | undefined;

  function readStored(key: string): ReadResult<string> {
    const result = readItem(key, area);
    if (!result.isRead && !result.isBlocked && !unreadable.has(key)) {
      unreadable.set(key, () => retryRead(key));
      // This may be a render.
      queueMicrotask(announceChange);
    }
    // A missing value stays on the screen until the cause is known.
    return result.isRead ? { isRead: true, value: result.value ?? shown.get(key)?.text } : result;
  }

  function apply(text: string | undefined, changes: readonly Change<T>[]): T | undefined {
    return changes.reduce<T | undefined>((value, change) => change(value), parse(text));
  }

  /** Tries to read an unreadable value again, and applies the changes made since where the store allows it. */
  function retryRead(key: string) {
    const result = readItem(key, area);
    const changes = pendingOf(key);
    if (!result.isRead || (changes && !replaysChanges)) return;
    unreadable.delete(key);
    if (changes) store(key, result, changes);
    announceChange();
  }

  function store(key: string, result: ReadResult<string>, changes: readonly Change<T>[]): boolean {
    const canWrite = result.isRead && !unreadable.has(key);
    const value = apply(canWrite ? result.value : undefined, changes);
    const isStored = canWrite && writeItem(key, JSON.stringify(value), area);
    // A draft changes with every key press: where changes are not applied later, the last value is enough.
    if (isStored) setPendingChanges(key);
    else setPendingChanges(key, replaysChanges ? changes : [() => value], true);
    return isStored;
  }

  function withPending(key: string, result: ReadResult<string>): string | undefined {
    const changes = pendingOf(key);
    const text = result.isRead && !unreadable.has(key) ? result.value : undefined;
    return changes ? JSON.stringify(apply(text, changes)) : text;
  }

  return {
    readShown(userId) {
      const key = keyOf(userId);
      const result = readStored(key);
      const text = result.isRead ? result.value : undefined;
      if (text !== undefined && deviceChanges.hasListeners()) shown.set(key, { text, area });
      return withPending(key, result);
    },
    read: (userId) => parse(withPending(keyOf(userId), readStored(keyOf(userId)))),
    isReadable(userId) {
      readStored(keyOf(userId));
      return !unreadable.has(keyOf(userId));
    },
    change(userId, change) {
      const key = keyOf(userId);
      // Clearing removes all values, so one tells; drafts change with every key press.
      if ([...shown].slice(0, 1).some(isMissing)) storeShown(false);
      const isStored = store(key, readStored(key), [...(pendingOf(key) ?? []), change]);
      announceChange();
      return isStored;
    },
    write(userId, value) {
      return this.change(userId, () => value);
    },
    remove(userId) {
      const key = keyOf(userId);
      setPendingChanges(key);
      shown.delete(key);
      if (!unreadable.has(key)) removeItem(key, area);
      announceChange();
    },
  };
}

function parseJson<T>(schema: Schema<T>, text: string): T | undefined {
  try {
    return tryParse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
