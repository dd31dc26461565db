import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Change } from './persistence.ts';
import { storeListeners, type DeviceStore } from './device-store.ts';

/**
 * What a device store holds for this user, live: other parts of the screen and other tabs see a change at once. A part
 * of a value is changed by `change`, which leaves the other parts as they are stored by then.
 */
export function useStored<T>(store: DeviceStore<T>, userId: string) {
  // Compared as text: every read makes a new object, and React would draw for ever.
  const text = useSyncExternalStore(storeListeners.subscribe, () => store.readText(userId));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read is the text.
  const value = useMemo(() => store.read(userId), [store, userId, text]);
  const change = useCallback((next: Change<T>) => store.change(userId, next), [store, userId]);
  const write = useCallback((next: T) => store.write(userId, next), [store, userId]);
  return { value, change, write };
}
