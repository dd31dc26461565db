import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { deviceFiles } from '../../../shared/lib/device-files.ts';
import { pictureList, type Picture } from './picture.ts';
import { nextHistory, type HistoryEvent } from './picture-history.ts';

/** What is known of a user's pictures on this device; `undefined` until they are read. */
interface KeptPictures {
  pictures: readonly Picture[];
  /** False when storage is full or forbidden: they last as long as the page does. */
  isKept: boolean;
}

const files = deviceFiles('pictures', pictureList);
const known = new Map<string, KeptPictures>();
const listeners = new Set<() => void>();

function subscribeToPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Nobody looks any more: what was somebody's leaves the memory, and is read again for whoever comes next.
    if (listeners.size === 0) known.clear();
  };
}

/** Reads what this device keeps, once more: another tab may have added to it. */
function loadPictures(userId: string): Promise<void> {
  return inTurn(async () => show(userId, { pictures: (await files.read(userId)) ?? [], isKept: true }));
}

/** Shown at once, then kept. */
function changePictures(userId: string, event: HistoryEvent): Promise<void> {
  const before = known.get(userId);
  if (before) show(userId, { ...before, pictures: nextHistory(before.pictures, event) });
  return inTurn(async () => {
    const pictures = nextHistory((await files.read(userId)) ?? [], event);
    show(userId, { pictures, isKept: await files.write(userId, pictures) });
  });
}

function show(userId: string, pictures: KeptPictures): void {
  if (listeners.size === 0) return;
  known.set(userId, pictures);
  for (const listener of listeners) listener();
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
  const kept = useSyncExternalStore(subscribeToPictures, () => known.get(userId));

  useEffect(() => {
    void loadPictures(userId);
  }, [userId]);

  const apply = useCallback((event: HistoryEvent) => void changePictures(userId, event), [userId]);
  return { pictures: kept?.pictures, isKept: kept?.isKept ?? true, apply };
}
