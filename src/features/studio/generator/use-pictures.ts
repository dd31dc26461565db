import { useCallback, useEffect, useState } from 'react';
import { deviceFiles } from '../../../shared/lib/device-files.ts';
import { isPictureList, type Picture } from './picture.ts';
import { nextHistory, type HistoryEvent } from './picture-history.ts';

const store = deviceFiles('pictures', isPictureList);
let lastTurn: Promise<unknown> = Promise.resolve();

/** One change after the other: each reads what the one before (or another tab) left. The store never rejects. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(change);
  lastTurn = turn;
  return turn;
}

interface KeptPictures {
  userId: string;
  pictures: Picture[];
  /** False when storage is full or forbidden: they last as long as the page does. */
  isKept: boolean;
}

/** The pictures of this user on this device, newest first (decision 16); `undefined` until they are read. */
export function usePictures(userId: string) {
  const [kept, setKept] = useState<KeptPictures>();

  useEffect(() => {
    let isCurrent = true;
    void inTurn(async () => {
      const pictures = (await store.read(userId)) ?? [];
      if (isCurrent) setKept({ userId, pictures, isKept: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const apply = useCallback(
    (event: HistoryEvent) => {
      const show = (change: (before: KeptPictures) => KeptPictures) =>
        setKept((before) => (before?.userId === userId ? change(before) : before));
      show((before) => ({ ...before, pictures: nextHistory(before.pictures, event) }));
      void inTurn(async () => {
        const pictures = nextHistory((await store.read(userId)) ?? [], event);
        const isKept = await store.write(userId, pictures);
        show(() => ({ userId, pictures, isKept }));
      });
    },
    [userId],
  );

  const isRead = kept?.userId === userId;
  return {
    pictures: isRead ? kept.pictures : undefined,
    isKept: !isRead || kept.isKept,
    apply,
  };
}
