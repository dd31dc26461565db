import { useSyncExternalStore } from 'react';

let isOn = false;
const listeners = new Set<() => void>();

export function switchLens(on: boolean): void {
  isOn = on;
  for (const changed of listeners) changed();
}

/** Whether the parts of the screen are outlined. */
export const isLensOn = () => isOn;

export function useLensSwitch(): boolean {
  return useSyncExternalStore(subscribe, isLensOn);
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
