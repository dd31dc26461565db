/** What a read found. A failed one is not an empty one: nothing may be written over what could not be read. */
export type ReadResult<T> = { isRead: true; value: T | undefined } | FailedRead;

interface FailedRead {
  isRead: false;
  /** The browser lets this page keep nothing at all, so there is nothing to be read either. */
  isBlocked: boolean;
}

/** `sessionStorage` lasts as long as the tab. Where site data is blocked, even touching them throws. */
type Area = 'localStorage' | 'sessionStorage';

/** The text under this key. */
export function readItem(key: string, area: Area = 'localStorage'): ReadResult<string> {
  const first = tryToRead(key, area);
  // Once more: some failures pass.
  return first.isRead || first.isBlocked ? first : tryToRead(key, area);
}

/** @returns false when storage is full or refused */
export function writeItem(key: string, text: string, area: Area = 'localStorage'): boolean {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Nothing is kept there, or it cannot be changed.
  }
}

/** For both kinds of storage. */
export function toFailedRead(error: unknown): FailedRead {
  return { isRead: false, isBlocked: error instanceof DOMException && error.name === 'SecurityError' };
}

function tryToRead(key: string, area: Area): ReadResult<string> {
  try {
    return { isRead: true, value: globalThis[area].getItem(key) ?? undefined };
  } catch (error) {
    return toFailedRead(error);
  }
}
