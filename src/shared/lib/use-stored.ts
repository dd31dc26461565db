import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Change } from './persistence.ts';
import { storeListeners, type DeviceStore } from './device-store.ts';

/**
 * The value of a device store for this user, live across components and tabs. `change` updates the stored value, so
 * that another tab's change of other fields is not lost.
 */
export function useStored<T>(store: DeviceStore<T>, userId: string) {
  // Compared as text: every read returns a new object, and React would render forever.
  const text = useSyncExternalStore(storeListeners.subscribe, () => store.readText(userId));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the value depends on the text
  const value = useMemo(() => store.read(userId), [store, userId, text]);
  const change = useCallback((next: Change<T>) => store.change(userId, next), [store, userId]);
  const write = useCallback((next: T) => store.write(userId, next), [store, userId]);
  return { value, change, write };
}
