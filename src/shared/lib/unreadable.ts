import { useSyncExternalStore } from 'react';
import { createListeners } from './create-listeners.ts';

/** What could not be read on this device, by key, and how to try again. It is left as it is until it could be read. */
const unreadable = new Map<string, () => void>();
const listeners = createListeners();

export function isUnreadable(key: string): boolean {
  return unreadable.has(key);
}

/** For the stores of this device. @param tryAgain calls {@link forgetUnreadable} when it worked */
export function noteUnreadable(key: string, tryAgain: () => void): void {
  const isNew = !unreadable.has(key);
  unreadable.set(key, tryAgain);
  // A store may be read while a screen is drawn.
  if (isNew) queueMicrotask(listeners.notify);
}

export function forgetUnreadable(key: string): void {
  if (unreadable.delete(key)) listeners.notify();
}

/** Is there something that could not be read? */
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

/** As when the page was opened; for tests, and for a demo that starts anew. */
export function resetUnreadable(): void {
  unreadable.clear();
}
