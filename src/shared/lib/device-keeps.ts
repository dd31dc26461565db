import { useSyncExternalStore } from 'react';
import { createListeners } from './create-listeners.ts';

/** What could only be kept in memory, and is lost when the page is left. */
const unkept = new Set<string>();
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

/** For the two stores of this device, after each write. */
export function reportKept(key: string, isKept: boolean): void {
  if (isKept) unkept.delete(key);
  else unkept.add(key);
  listeners.notify();
}

/** {@link useDeviceKeeps} outside React. */
export function deviceKeeps(): boolean {
  isWritable ??= tryToWrite();
  return isWritable && unkept.size === 0;
}

/** As when the page was opened; for tests. */
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
