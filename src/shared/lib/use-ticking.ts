import { useSyncExternalStore } from 'react';

/** Short enough to show each second without a visible delay. */
const TICK_MS = 250;

/** The result of `read`, which runs four times a second. Renders only when it has changed. */
export function useTicking<T extends string | number | boolean | undefined>(read: () => T): T {
  return useSyncExternalStore(everyTick, read);
}

function everyTick(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}
