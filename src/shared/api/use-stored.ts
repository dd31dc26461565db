import { useCallback, useMemo } from 'react';
import { deviceChanges, deviceStore, type Change, type DeviceStore } from '../lib/device-store.ts';
import type { Schema } from '../lib/schema.ts';
import { useStore } from '../lib/store.ts';
import { useUserId } from './session.ts';

/**
 * The signed-in user's value of a device store, live across components and tabs. `change` updates the stored value, which
 * preserves another tab's changes of other fields.
 */
export function useStored<T>(store: DeviceStore<T>) {
  const userId = useUserId();
  // Compare the text: every read returns a new object, and React would render forever.
  const text = useStore(deviceChanges, () => store.readText(userId));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the value depends on the text
  const value = useMemo(() => store.read(userId), [store, userId, text]);
  const change = useCallback((next: Change<T>) => store.change(userId, next), [store, userId]);
  const write = useCallback((next: T) => store.write(userId, next), [store, userId]);
  return { value, change, write };
}

/**
 * Unsent input of the signed-in user, stored with every change and live in every tab.
 * @param empty the draft when none is stored
 */
export function useDraft<T>(name: string, schema: Schema<T>, empty: T) {
  const userId = useUserId();
  const store = useMemo(() => deviceStore(name, schema), [name, schema]);
  const { value: draft = empty, change, write } = useStored(store);
  return {
    draft,
    write,
    change: (next: (draft: T) => T) => change((stored = empty) => next(stored)),
    /** Removes a draft that was sent, unless another tab has changed it. */
    clear() {
      if (JSON.stringify(store.read(userId) ?? empty) === JSON.stringify(draft)) store.remove(userId);
    },
  };
}
