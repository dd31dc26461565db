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
 * Creates a store.
 * @param onFirst called when the first listener subscribes; its result is called when the last listener has unsubscribed
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
        // Wait a microtask: the next screen subscribes just after the last screen has unsubscribed.
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

/** A value per user, created at its first use. */
export function perUser<T>(create: (userId: string) => T): (userId: string) => T {
  const created = new Map<string, T>();
  return (userId) => {
    const own = created.get(userId) ?? create(userId);
    created.set(userId, own);
    return own;
  };
}

/** The live value of a store. @param read computes another value with each change */
export function useStore<T>(store: Store<T>, read: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, read, () => store.initial);
}
