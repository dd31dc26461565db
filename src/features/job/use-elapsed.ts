import { useSyncExternalStore } from 'react';
import { serverNow } from '#shared/lib/clock.ts';

/**
 * What `read` makes of the time since this server timestamp, ms, every second. NaN while the server's time is unknown,
 * or for an invalid timestamp.
 */
export function useElapsed<T extends string | boolean | undefined>(time: number, read: (ms: number) => T): T {
  return useSyncExternalStore(everySecond, () => read((serverNow() ?? NaN) - time));
}

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
}
