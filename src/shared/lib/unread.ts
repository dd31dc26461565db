import { useSyncExternalStore } from 'react';
import { createListeners } from './create-listeners.ts';

/** What could not be read on this device, by key, and how to try again. It is left as it is until it could be read. */
const unread = new Map<string, () => void>();
const listeners = createListeners();

export function isUnread(key: string): boolean {
  return unread.has(key);
}

/** For the stores of this device. @param tryAgain calls {@link forgetUnread} when it worked */
export function noteUnread(key: string, tryAgain: () => void): void {
  const isNew = !unread.has(key);
  unread.set(key, tryAgain);
  // A store may be read while a screen is drawn.
  if (isNew) queueMicrotask(listeners.notify);
}

export function forgetUnread(key: string): void {
  if (unread.delete(key)) listeners.notify();
}

/** Is there something that could not be read? */
export function useUnread(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => unread.size > 0,
    () => false,
  );
}

export function readAgain(): void {
  for (const tryAgain of unread.values()) tryAgain();
}

/** As when the page was opened; for tests, and for a demo that starts anew. */
export function resetUnread(): void {
  unread.clear();
}
