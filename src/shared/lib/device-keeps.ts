import { useSyncExternalStore } from 'react';
import { createListeners } from './create-listeners.ts';

/** What storage did not take, by key: kept until the page is left, so that at least this visit loses nothing. */
const unkept = new Map<string, unknown>();
const listeners = createListeners();
let isWritable: boolean | undefined;

/**
 * Is this device's storage working? False when it is full or refused: then nothing may say that something is kept on
 * this device.
 */
export function useDeviceKeeps(): boolean {
  return useSyncExternalStore(listeners.subscribe, deviceKeeps, () => true);
}

/** The label of what is kept here (decision 16), never a promise that this device does not hold. */
export function useKeptWords(): string {
  return useDeviceKeeps() ? 'Kept on this device' : 'Kept until you leave: this device cannot store it';
}

/** The value of a key that storage did not take; `undefined` for all others. */
export function readUnkept(key: string): unknown {
  return unkept.get(key);
}

/** For the two stores of this device, after each write: what storage refused is kept here. */
export function noteWrite(key: string, isKept: boolean, value?: unknown): void {
  if (isKept) unkept.delete(key);
  else unkept.set(key, value);
  listeners.notify();
}

/** {@link useDeviceKeeps} outside React. */
export function deviceKeeps(): boolean {
  isWritable ??= tryToWrite();
  return isWritable && unkept.size === 0;
}

/** As when the page was opened; for tests, and for a demo that starts anew. */
export function resetDeviceKeeps(): void {
  unkept.clear();
  isWritable = undefined;
}

function tryToWrite(): boolean {
  try {
    localStorage.setItem('twin-studio:probe', '1');
    localStorage.removeItem('twin-studio:probe');
    return true;
  } catch {
    return false;
  }
}
