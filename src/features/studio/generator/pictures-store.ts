import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/lib/create-listeners.ts';
import { deviceFiles } from '../../../shared/lib/device-files.ts';
import { pictureList, type Picture } from './picture.ts';
import { nextHistory, type HistoryEvent } from './picture-history.ts';

const files = deviceFiles('pictures', pictureList);
/** By user; nothing until they are read. */
const known = new Map<string, readonly Picture[]>();
// Without listeners the memory is cleared, and the next user's pictures are read anew.
const listeners = createListeners(() => () => known.clear());

/** Reads what this device keeps, once more: another tab may have added to it. */
function loadPictures(userId: string): Promise<void> {
  return inTurn(async () => show(userId, (await files.read(userId)) ?? []));
}

/** Shown at once, then kept. */
function changePictures(userId: string, event: HistoryEvent): Promise<void> {
  const before = known.get(userId);
  if (before) show(userId, nextHistory(before, event));
  return inTurn(async () => {
    const pictures = nextHistory((await files.read(userId)) ?? [], event);
    await files.write(userId, pictures);
    show(userId, pictures);
  });
}

function show(userId: string, pictures: readonly Picture[]): void {
  if (listeners.isEmpty) return;
  known.set(userId, pictures);
  listeners.notify();
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One change after the other: each builds on what the one before left. The files never reject. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(change);
  lastTurn = turn;
  return turn;
}

/** The pictures of this user on this device, newest first (decision 16); `undefined` until they are read. */
export function usePictures(userId: string) {
  const pictures = useSyncExternalStore(listeners.subscribe, () => known.get(userId));

  useEffect(() => {
    void loadPictures(userId);
  }, [userId]);

  const apply = useCallback((event: HistoryEvent) => void changePictures(userId, event), [userId]);
  return { pictures, apply };
}
