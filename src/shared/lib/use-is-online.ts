import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/** Is the device online? The server may still be unreachable. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  return listen({ online: changed, offline: changed });
}
