import { useSyncExternalStore } from 'react';

/** A value outside React. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
  hasListeners(): boolean;
  /** The value while prerendering and hydrating. */
  readonly initial: T;
}

/**
 * @param onFirst called when the first listener subscribes; what it returns is called when the last one has left
 */
export function createStore<T>(initial: T, onFirst?: () => (() => void) | void): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  let isWatched = false;
  let onLast: (() => void) | void;
  return {
    initial,
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (!isWatched) {
        isWatched = true;
        onLast = onFirst?.();
      }
      return () => {
        listeners.delete(listener);
        // Not at once: the next screen subscribes just after the last one has left.
        queueMicrotask(() => {
          if (!isWatched || listeners.size > 0) return;
          isWatched = false;
          onLast?.();
        });
      };
    },
    hasListeners: () => listeners.size > 0,
  };
}

/** What each user has of their own, made when it is first used. */
export function perUser<T>(create: (userId: string) => T): (userId: string) => T {
  const created = new Map<string, T>();
  return (userId) => {
    const own = created.get(userId) ?? create(userId);
    created.set(userId, own);
    return own;
  };
}

/** The value of a store, live. @param read for a value that is computed with each change */
export function useStore<T>(store: Store<T>, read: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, read, () => store.initial);
}
