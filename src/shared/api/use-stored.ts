import { useCallback, useMemo } from 'react';
import { deviceChanges, deviceStore, type Change, type DeviceStore } from '../lib/device-store.ts';
import type { Schema } from '../lib/schema.ts';
import { useStore } from '../lib/store.ts';
import { useUserId } from './session.ts';

/**
 * The signed-in user's value of a device store, live across components and tabs. `change` updates the stored value, so
 * that another tab's change of other fields is not lost.
 */
export function useStored<T>(store: DeviceStore<T>) {
  const userId = useUserId();
  // Compared as text: every read returns a new object, and React would render forever.
  const text = useStore(deviceChanges, () => store.readText(userId));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the value depends on the text
  const value = useMemo(() => store.read(userId), [store, userId, text]);
  const change = useCallback((next: Change<T>) => store.change(userId, next), [store, userId]);
  const write = useCallback((next: T) => store.write(userId, next), [store, userId]);
  return { value, change, write };
}

/**
 * Input of the signed-in user that was not sent: stored with every change, live in every tab.
 * @param empty the draft where none is stored
 */
export function useDraft<T>(name: string, schema: Schema<T>, empty: T) {
  const userId = useUserId();
  const store = useMemo(() => deviceStore(name, schema), [name, schema]);
  const { value: draft = empty, change, write } = useStored(store);
  return {
    draft,
    write,
    change: (next: (draft: T) => T) => change((stored = empty) => next(stored)),
    /** Called when it was sent. Removes it, unless another tab has changed it. */
    clear() {
      if (JSON.stringify(store.read(userId) ?? empty) === JSON.stringify(draft)) store.remove(userId);
    },
  };
}
