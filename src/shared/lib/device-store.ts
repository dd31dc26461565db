import { forgetVisitValue, problemOf, readProblemOf, storeForVisit, visitValue } from './persistence.ts';
import { tryParse, type Schema } from './schema.ts';
import { createStore } from './store.ts';

/** `sessionStorage` lasts as long as the tab. Where site data is blocked, even accessing either one throws. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** The stored text; undefined when there is none or when storage cannot be read. */
export function readItem(key: string, area: StorageArea = 'localStorage'): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. Does nothing when storage is full or refused. */
export function writeItem(key: string, text: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text);
  } catch {
    // These values are not important enough to report the failure.
  }
}

/** Removes a text. Does nothing when storage is blocked. */
export function removeItem(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Blocked storage contains no value to remove.
  }
}

/** Computes the new value. The current one is undefined when none is stored. */
export type Change<T> = (value: T | undefined) => T;

/** Changes with any value in a device store, in any tab. Components that show values subscribe to it. */
export const deviceChanges = createStore<string | undefined>(undefined);
const announceChange = () => deviceChanges.set(undefined);

if (typeof window !== 'undefined') {
  addEventListener('storage', announceChange);
  // A frozen page misses the events of other tabs.
  addEventListener('focus', announceChange);
}

/**
 * Small values in `localStorage`, per user (decision 16). A value that storage refuses lasts for this visit. So does a
 * change of an unreadable value, which must not be overwritten (decision 58). Never throws.
 * @param schema reads the stored value, which another version of the app may have written
 */
export function deviceStore<T>(name: string, schema: Schema<T>) {
  const keyOf = (userId: string) => `twin-studio:${name}:${userId}`;
  const parse = (text: string | undefined) => (text === undefined ? undefined : parseJson(schema, text));
  /** The stored text: a component that subscribes to {@link deviceChanges} compares it cheaply. */
  const readText = (userId: string) => readKey(keyOf(userId));
  /** Changes the latest stored value, which another tab may have written. */
  const change = (userId: string, next: Change<T>) => {
    const text = JSON.stringify(next(parse(readText(userId))));
    writeKey(keyOf(userId), text);
  };

  return {
    readText,
    /** The value of this user; undefined when it is missing or damaged. */
    read: (userId: string) => parse(readText(userId)),
    /** Whether storage could read the value. Otherwise `read` does not return the stored value. */
    isReadable(userId: string): boolean {
      readText(userId);
      return visitValue(keyOf(userId))?.problem !== 'unreadable';
    },
    change,
    write: (userId: string, value: T) => change(userId, () => value),
    remove: (userId: string) => writeKey(keyOf(userId), undefined),
  };
}

export type DeviceStore<T> = ReturnType<typeof deviceStore<T>>;

function readKey(key: string): string | undefined {
  const held = visitValue(key);
  if (held) return held.value as string | undefined;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    storeForVisit(key, undefined, readProblemOf(error));
    return undefined;
  }
}

/** @param text undefined removes the value */
function writeKey(key: string, text: string | undefined): void {
  const held = visitValue(key);
  if (held) storeForVisit(key, text, held.problem);
  else storeText(key, text);
  announceChange();
}

function storeText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    forgetVisitValue(key);
  } catch (error) {
    storeForVisit(key, text, problemOf(error));
  }
}

function parseJson<T>(schema: Schema<T>, text: string): T | undefined {
  try {
    return tryParse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
