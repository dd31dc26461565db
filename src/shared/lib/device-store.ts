import { readItem, writeItem } from './browser-storage.ts';
import { isUnsaved, keptValues, markSaved, type Change, type KeptValue } from './persistence.ts';
import { tryParse, type Schema } from './schema.ts';
import { createStore } from './store.ts';

const PREFIX = 'twin-studio';
/** Stored in place of a removed value, because a missing one was cleared by the browser. */
const REMOVED = 'null';

/** Set when a value in any device store changes, in this tab or in another one. Components that show values listen. */
export const deviceChanges = createStore<string | undefined>(undefined);
const announceChange = () => deviceChanges.set(undefined);

if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key, newValue }) => {
    // Removed elsewhere, as when the demo begins another state. When storage is cleared, no key is named.
    if (key !== null && newValue === null && keptValues.delete(key)) markSaved(key);
    announceChange();
  });
  // A page that was frozen has missed events of other tabs.
  addEventListener('focus', announceChange);
}

/** What helps where values could not be read: only a reload, if one of them was changed meanwhile. */
export function unreadableRetry(): 'reload' | typeof retryUnreadable | undefined {
  const keys = [...keptValues.keys()].filter((key) => keptValues.get(key)?.isUnreadable);
  return keys.some(isUnsaved) ? 'reload' : keys.length > 0 ? retryUnreadable : undefined;
}

export function retryUnreadable(): void {
  for (const key of keptValues.keys()) readAgain(key);
}

/**
 * Small values stored on this device, per user (decision 16). Never throws, and never overwrites what cannot be read.
 * What this page has read or written stays in memory: it outlives storage that is cleared, full or fails.
 * @param schema reads the stored value, which another version of the app may have written
 */
export function deviceStore<T>(name: string, schema: Schema<T>) {
  const keyOf = (userId: string) => `${PREFIX}:${name}:${userId}`;
  const parse = (text: string | undefined) => (text === undefined ? undefined : parseJson(schema, text));
  /** Its text, for a component that listens to {@link deviceChanges}: a cheap way to see whether it changed. */
  const readText = (userId: string) => readAgain(keyOf(userId)).kept.text;
  /**
   * Changes the newest stored value, also when another tab wrote it. The change is only in memory when storage is full or
   * refused, or would overwrite what this page could not read.
   */
  const change = (userId: string, next: Change<T>) =>
    update(keyOf(userId), (text) => JSON.stringify(next(parse(text))));

  return {
    readText,
    /** The value of this user; undefined when there is none, when it is damaged or outdated, or cannot be read now. */
    read: (userId: string) => parse(readText(userId)),
    /** False while storage fails to read it: then `read` says nothing about what is stored. */
    isReadable: (userId: string) => readAgain(keyOf(userId)).kept.isUnreadable !== true,
    change,
    write: (userId: string, value: T) => change(userId, () => value),
    remove: (userId: string) => update(keyOf(userId), () => REMOVED),
  };
}

export type DeviceStore<T> = ReturnType<typeof deviceStore<T>>;

function update(key: string, next: (text: string | undefined) => string): void {
  const { kept, canWrite } = readAgain(key);
  if (canWrite && kept.text !== undefined && kept.stored === undefined) storeAgain();
  kept.text = next(kept.text);
  const isSaved = canWrite && writeItem(key, kept.text);
  if (isSaved) kept.stored = kept.text;
  markSaved(key, isSaved);
  announceChange();
}

/** Reads what is stored. @returns what this page knows, and whether a change of it may be stored */
function readAgain(key: string): { kept: KeptValue; canWrite: boolean } {
  const kept = keptValues.get(key) ?? {};
  keptValues.set(key, kept);
  const { isRead, isBlocked, value: stored } = readItem(key);
  const isChanged = isUnsaved(key);
  const canWrite = isRead && (!isChanged || stored === undefined || stored === kept.stored);
  if (canWrite && !isChanged) {
    kept.text = stored ?? kept.text;
    kept.stored = stored;
  }
  // Where storage is blocked, there is nothing to read.
  const isUnreadable = !canWrite && !isBlocked;
  // This may be a render.
  if (isUnreadable !== Boolean(kept.isUnreadable)) queueMicrotask(announceChange);
  kept.isUnreadable = isUnreadable;
  return { kept, canWrite };
}

/** After storage was cleared while this page was open. */
function storeAgain(): void {
  for (const [key, kept] of keptValues) {
    const { isRead, value } = readItem(key);
    if (kept.text === undefined || !isRead || value !== undefined) continue;
    if (!writeItem(key, kept.text)) continue;
    kept.stored = kept.text;
    markSaved(key);
  }
}

function parseJson<T>(schema: Schema<T>, text: string): T | undefined {
  try {
    return text === REMOVED ? undefined : tryParse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
