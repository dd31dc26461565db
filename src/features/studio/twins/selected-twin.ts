import { useSyncExternalStore } from 'react';
import { string } from 'valibot';
import { createListeners } from '../../../shared/lib/create-listeners.ts';
import { deviceStore } from '../../../shared/lib/device-store.ts';
import type { Twin } from './twin.ts';

const store = deviceStore('selected-twin', string());
const listeners = createListeners();

/** Makes a twin the active model (spec §4), here and after a reload. */
export function selectTwin(userId: string, key: string): void {
  store.write(userId, key);
  listeners.notify();
}

/** The twin that was selected last, if it is still listed; else the newest. */
export function useSelectedTwin(userId: string, twins: readonly Twin[]): Twin | undefined {
  const key = useSyncExternalStore(listeners.subscribe, () => store.read(userId));
  return twins.find((twin) => twin.key === key) ?? twins[0];
}
