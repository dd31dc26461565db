import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { HistoryEvent } from './picture-history.ts';
import { changePictures, knownPictures, loadPictures, subscribeToPictures } from './pictures-store.ts';

/** The pictures of this user on this device, newest first (decision 16); `undefined` until they are read. */
export function usePictures(userId: string) {
  const kept = useSyncExternalStore(subscribeToPictures, () => knownPictures(userId));

  useEffect(() => {
    void loadPictures(userId);
  }, [userId]);

  const apply = useCallback((event: HistoryEvent) => void changePictures(userId, event), [userId]);
  return { pictures: kept?.pictures, isKept: kept?.isKept ?? true, apply };
}
