import { useSyncExternalStore } from 'react';
import { createListeners } from './create-listeners.ts';

/** Keys that could not be read, with a function that tries again. Their values are not overwritten meanwhile. */
const unreadable = new Map<string, () => void>();
const listeners = createListeners();

export function isUnreadable(key: string): boolean {
  return unreadable.has(key);
}

/** @param tryAgain calls {@link forgetUnreadable} when it succeeds */
export function noteUnreadable(key: string, tryAgain: () => void): void {
  const isNew = !unreadable.has(key);
  unreadable.set(key, tryAgain);
  // A store may be read while rendering.
  if (isNew) queueMicrotask(listeners.notify);
}

export function forgetUnreadable(key: string): void {
  if (unreadable.delete(key)) listeners.notify();
}

/** Is there a value that could not be read? */
export function useHasUnreadable(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => unreadable.size > 0,
    () => false,
  );
}

export function retryUnreadable(): void {
  for (const tryAgain of unreadable.values()) tryAgain();
}

/** Resets the module; for tests, and when the demo restarts. */
export function resetUnreadable(): void {
  unreadable.clear();
}
