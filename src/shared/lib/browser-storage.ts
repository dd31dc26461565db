/** The result of a read. A failed read is not an empty one: what could not be read must not be overwritten. */
export interface ReadResult<T> {
  isRead: boolean;
  /** Why it failed: storage is blocked for this page, so nothing can be stored there either. */
  isBlocked?: boolean;
  value?: T | undefined;
}

/** `sessionStorage` lasts as long as the tab. Where site data is blocked, even accessing either one throws. */
type StorageArea = 'localStorage' | 'sessionStorage';

export function readItem(key: string, area: StorageArea = 'localStorage'): ReadResult<string> {
  try {
    return { isRead: true, value: globalThis[area].getItem(key) ?? undefined };
  } catch (error) {
    return toFailedRead(error);
  }
}

/** @returns false when storage is full or refused */
export function writeItem(key: string, text: string, area: StorageArea = 'localStorage'): boolean {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string, area: StorageArea = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Storage is blocked or read-only.
  }
}

/** For `localStorage` and IndexedDB. */
export function toFailedRead(error: unknown): ReadResult<never> {
  return { isRead: false, isBlocked: error instanceof DOMException && error.name === 'SecurityError' };
}
