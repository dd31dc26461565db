import { createStore, useStore } from './store.ts';

/** Keys that could not be read, with a function that tries again. Their values are not overwritten meanwhile. */
const unreadable = new Map<string, () => void>();
const count = createStore(0);
const showCount = () => count.set(unreadable.size);

export function isUnreadable(key: string): boolean {
  return unreadable.has(key);
}

/** @param tryAgain calls {@link forgetUnreadable} when it succeeds */
export function noteUnreadable(key: string, tryAgain: () => void): void {
  const isNew = !unreadable.has(key);
  unreadable.set(key, tryAgain);
  // A store may be read while rendering.
  if (isNew) queueMicrotask(showCount);
}

export function forgetUnreadable(key: string): void {
  if (unreadable.delete(key)) showCount();
}

/** Is there a value that could not be read? */
export function useHasUnreadable(): boolean {
  return useStore(count, () => unreadable.size) > 0;
}

export function retryUnreadable(): void {
  for (const tryAgain of unreadable.values()) tryAgain();
}

/** Resets the module; for tests, and when the demo restarts. */
export function resetUnreadable(): void {
  unreadable.clear();
}
