import { useSyncExternalStore } from 'react';

type Listeners = { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void };

/** Listens to events of the window, and to those that bubble to it. @returns stops listening */
export function listen(listeners: Listeners, options: AddEventListenerOptions = {}): () => void {
  const controller = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    addEventListener(name, listener as EventListener, { ...options, signal: controller.signal });
  return () => controller.abort();
}

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
