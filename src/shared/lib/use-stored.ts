import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { createListeners } from './create-listeners.ts';
import type { DeviceStore } from './device-store.ts';

const listeners = createListeners(() => {
  addEventListener('storage', listeners.notify);
  return () => removeEventListener('storage', listeners.notify);
});

/** What a device store holds for this user, for several parts of a screen at once; other tabs' changes included. */
export function useStored<T>(store: DeviceStore<T>, userId: string) {
  // Compared as text: every read makes a new object, and React would draw for ever.
  const text = useSyncExternalStore(listeners.subscribe, () => store.readText(userId));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read is the text.
  const value = useMemo(() => store.read(userId), [store, userId, text]);
  const write = useCallback(
    (next: T): boolean => {
      const isKept = store.write(userId, next);
      listeners.notify();
      return isKept;
    },
    [store, userId],
  );
  return { value, write };
}
