import { string } from 'valibot';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import type { Twin } from './twin.ts';

const store = deviceStore('selected-twin', string());

/** Makes a twin the active model (spec §4); stored on this device. */
export function selectTwin(userId: string, key: string): void {
  store.write(userId, key);
}

/** The twin selected last, if it is still listed, else the newest. */
export function useSelectedTwin(twins: readonly Twin[]): Twin | undefined {
  const { value: key } = useStored(store);
  return twins.find((twin) => twin.key === key) ?? twins[0];
}
