import { useSyncExternalStore } from 'react';

/** Short enough that a whole second is never shown late. */
const TICK_MS = 250;

/** What `read` returns, read again four times a second; renders only when it has changed. */
export function useTicking<T extends string | number | boolean | undefined>(read: () => T): T {
  return useSyncExternalStore(everyTick, read);
}

function everyTick(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}
