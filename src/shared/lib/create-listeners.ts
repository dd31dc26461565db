/** Listeners of a store; with a snapshot, all that `useSyncExternalStore` needs. */
export interface Listeners {
  subscribe(listener: () => void): () => void;
  notify(): void;
  readonly isEmpty: boolean;
}

/**
 * @param onFirst called when the first listener subscribes; what it returns is called when the last one unsubscribes
 */
export function createListeners(onFirst?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let onLast: (() => void) | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) onLast = onFirst?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onLast?.();
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
    get isEmpty() {
      return listeners.size === 0;
    },
  };
}
