import { useMemo } from 'react';
import { deviceStore } from '../lib/device-store.ts';
import type { Schema } from '../lib/schema.ts';
import { useUserId } from './session.ts';
import { useStored } from './use-stored.ts';

/**
 * What the signed-in person has written and not sent: stored with every change, live in every tab.
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
