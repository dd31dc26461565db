import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../../shared/lib/create-listeners.ts';
import { deviceFiles } from '../../../shared/lib/device-files.ts';
import { pictureList, type Picture } from './picture.ts';
import type { PictureChange } from './picture-history.ts';

const files = deviceFiles('pictures', pictureList);
/** By user; nothing until they are read. */
const known = new Map<string, readonly Picture[]>();
// Without listeners the memory is cleared, and the next user's pictures are read anew.
const listeners = createListeners(() => () => known.clear());

/** Shown at once, then kept. */
function changePictures(userId: string, change: PictureChange): void {
  const before = known.get(userId);
  if (before) show(userId, change(before));
  inTurn(async () => {
    const pictures = change((await files.read(userId)) ?? []);
    await files.write(userId, pictures);
    show(userId, pictures);
  });
}

function show(userId: string, pictures: readonly Picture[]): void {
  if (listeners.isEmpty) return;
  known.set(userId, pictures);
  listeners.notify();
}

let lastTurn = Promise.resolve();

/** One change after the other: each builds on what the one before left. The files never reject. */
function inTurn(turn: () => Promise<void>): void {
  lastTurn = lastTurn.then(turn);
}

/** The pictures of this user on this device, newest first (decision 16); `undefined` until they are read. */
export function usePictures(userId: string) {
  const pictures = useSyncExternalStore(listeners.subscribe, () => known.get(userId));

  // Read once more at each visit: another tab may have added to them.
  useEffect(() => inTurn(async () => show(userId, (await files.read(userId)) ?? [])), [userId]);

  const apply = useCallback((change: PictureChange) => changePictures(userId, change), [userId]);
  return { pictures, apply };
}
