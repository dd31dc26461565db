import { readItem, removeItem, writeItem, type ReadResult } from './browser-storage.ts';
import { createListeners } from './create-listeners.ts';
import { setPendingChanges, pendingChanges, type Change } from './persistence.ts';
import { read, type Schema } from './schema.ts';
import { forgetUnreadable, isUnreadable, noteUnreadable } from './unreadable.ts';

export interface DeviceStore<T> {
  /** What was written for this user, or undefined: nothing there, damaged, of an older shape, or not to be read now. */
  read(userId: string): T | undefined;
  /** False while storage does not let it be read: then `read` says nothing about what is there. */
  isReadable(userId: string): boolean;
  /** The same as it is stored, to see cheaply whether it changed. */
  readText(userId: string): string | undefined;
  /**
   * Changes what is stored by then: another tab may have changed it, too. What could not be read is left as it is.
   * @returns false when it could only be kept in memory (storage full or forbidden).
   */
  change(userId: string, change: Change<T>): boolean;
  write(userId: string, value: T): boolean;
  remove(userId: string): void;
}

interface StoreOptions {
  /** Changes can also be made later, on top of what could not be read before: true for lists that are added to. */
  canCatchUp?: boolean;
}

const PREFIX = 'twin-studio';

/** Heard when something in any store changed, in this tab or in another one. */
export const storeListeners = createListeners(() => {
  const listening = new AbortController();
  const { signal } = listening;
  // A page that was frozen or kept for Back has missed what other tabs said.
  for (const event of ['storage', 'pageshow', 'focus'])
    addEventListener(event, storeListeners.notify, { signal });
  return () => listening.abort();
});

/**
 * Small values kept on this device, per user (decision 16). Never throws, and never writes over what could not be read.
 * @param schema reads what is there: another version, or another tab, may have written it.
 */
export function deviceStore<T>(
  name: string,
  schema: Schema<T>,
  { canCatchUp = false }: StoreOptions = {},
): DeviceStore<T> {
  const keyOf = (userId: string) => `${PREFIX}:${name}:${userId}`;
  const parse = (text: string | undefined) => (text === undefined ? undefined : parseJson(schema, text));
  const pendingOf = (key: string) => pendingChanges(key) as readonly Change<T>[] | undefined;

  function look(key: string): ReadResult<string> {
    const result = readItem(key);
    if (!result.isRead && !result.isBlocked) noteUnreadable(key, () => catchUp(key));
    return result;
  }

  function apply(text: string | undefined, changes: readonly Change<T>[]): T | undefined {
    return changes.reduce<T | undefined>((value, change) => change(value), parse(text));
  }

  /** What could not be read may be readable now: it is shown again, with what was added meanwhile where that can be. */
  function catchUp(key: string) {
    const result = readItem(key);
    const changes = pendingOf(key);
    if (!result.isRead || (changes && !canCatchUp)) return;
    forgetUnreadable(key);
    if (changes) store(key, result, changes);
    storeListeners.notify();
  }

  function store(key: string, result: ReadResult<string>, changes: readonly Change<T>[]): boolean {
    const isSeen = result.isRead && !isUnreadable(key);
    const value = apply(isSeen ? result.value : undefined, changes);
    const isKept = isSeen && writeItem(key, JSON.stringify(value));
    // Each letter is a change: of what is replaced as a whole, the last one is enough.
    if (isKept) setPendingChanges(key, undefined);
    else setPendingChanges(key, canCatchUp ? changes : [() => value]);
    return isKept;
  }

  function readText(userId: string) {
    const key = keyOf(userId);
    const changes = pendingOf(key);
    const result = look(key);
    const text = result.isRead && !isUnreadable(key) ? result.value : undefined;
    return changes ? JSON.stringify(apply(text, changes)) : text;
  }

  return {
    readText,
    read: (userId) => parse(readText(userId)),
    isReadable(userId) {
      look(keyOf(userId));
      return !isUnreadable(keyOf(userId));
    },
    change(userId, change) {
      const key = keyOf(userId);
      const isKept = store(key, look(key), [...(pendingOf(key) ?? []), change]);
      storeListeners.notify();
      return isKept;
    },
    write(userId, value) {
      return this.change(userId, () => value);
    },
    remove(userId) {
      const key = keyOf(userId);
      setPendingChanges(key, undefined);
      if (!isUnreadable(key)) removeItem(key);
      storeListeners.notify();
    },
  };
}

function parseJson<T>(schema: Schema<T>, text: string): T | undefined {
  try {
    return read(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The same for this tab alone: it survives a reload, and is not kept when the tab is closed. */
export function tabStore<T>(
  name: string,
  schema: Schema<T>,
): Pick<DeviceStore<T>, 'read' | 'write' | 'remove'> {
  const keyOf = (userId: string) => `${PREFIX}:${name}:${userId}`;
  const unkept = new Map<string, string>();
  return {
    read(userId) {
      const result = readItem(keyOf(userId), 'sessionStorage');
      const stored = unkept.get(userId) ?? (result.isRead ? result.value : undefined);
      return stored === undefined ? undefined : parseJson(schema, stored);
    },
    write(userId, value) {
      const text = JSON.stringify(value);
      const isKept = writeItem(keyOf(userId), text, 'sessionStorage');
      if (isKept) unkept.delete(userId);
      else unkept.set(userId, text);
      return isKept;
    },
    remove(userId) {
      unkept.delete(userId);
      removeItem(keyOf(userId), 'sessionStorage');
    },
  };
}
