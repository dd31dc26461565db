import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DeviceStore } from './device-store.ts';

const listeners = new Set<() => void>();

/** What a device store holds for this user, for several parts of a screen at once; other tabs' changes included. */
export function useStored<T>(store: DeviceStore<T>, userId: string) {
  // Compared as text: every read makes a new object, and React would draw for ever.
  const text = useSyncExternalStore(subscribe, () => store.readText(userId));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read is the text.
  const value = useMemo(() => store.read(userId), [store, userId, text]);
  const write = useCallback(
    (next: T): boolean => {
      const isKept = store.write(userId, next);
      for (const listener of listeners) listener();
      return isKept;
    },
    [store, userId],
  );
  return { value, write };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
