import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { deviceStore } from '../../../shared/lib/device-store.ts';
import { isSavedStyle, type SavedStyle } from './style-profile.ts';

const store = deviceStore('style-profile', isSavedStyle);
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have learned a style meanwhile.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The style learned last by this user on this device (decision 16); the writing panel saves it, the post panel needs it. */
export function useSavedStyle(userId: string) {
  // Compared as text: every read makes a new object, and React would draw for ever.
  const snapshot = useSyncExternalStore(subscribe, () => JSON.stringify(store.read(userId) ?? null));
  const style = useMemo(() => (JSON.parse(snapshot) as SavedStyle | null) ?? undefined, [snapshot]);
  const save = useCallback(
    (next: SavedStyle) => {
      const isKept = store.write(userId, next);
      for (const listener of listeners) listener();
      return isKept;
    },
    [userId],
  );
  return { style, save };
}
