import { useSyncExternalStore } from 'react';
import { listen } from '../lib/listen.ts';
import { createStore, useStore } from '../lib/store.ts';

/** Whether the last request got no response. */
const lastRequestFailed = createStore(false);

/** Called by the client after each request. @param hasResponse whether the server responded, with any status */
export function reportRequest(hasResponse: boolean): void {
  if (lastRequestFailed.get() === hasResponse) lastRequestFailed.set(!hasResponse);
}

/**
 * Whether the device is offline: the browser reports it and the last request got no response. Browsers also report some
 * devices behind a VPN or a virtual network as offline although their requests succeed.
 */
export function isOffline(): boolean {
  return lastRequestFailed.get() && !navigator.onLine;
}

/** {@link isOffline}, live. */
export function useIsOffline(): boolean {
  const isFailing = useStore(lastRequestFailed);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isFailing && !isOnline;
}

function subscribe(onChange: () => void): () => void {
  return listen({ online: onChange, offline: onChange });
}
