import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { findTwin, isNamed, storedWord, type Twin } from './twin.ts';

const store = deviceStore('selected-twin', storedWord);

/** Makes a twin the active model (spec §4); stored on this device. */
export function selectTwin(userId: string, triggerWord: string): void {
  store.write(userId, triggerWord);
}

/**
 * The twin that was selected last, else the newest. While the selected one is not listed, none is: another one would be
 * in the next picture.
 */
export function useSelectedTwin(twins: readonly Twin[]): Twin | undefined {
  const { value: triggerWord } = useStored(store);
  return selectedTwin(twins, triggerWord);
}

/** @param triggerWord of the twin that was selected; undefined when none was */
export function selectedTwin(twins: readonly Twin[], triggerWord: string | undefined): Twin | undefined {
  return triggerWord === undefined ? twins.find(isNamed) : findTwin(twins, triggerWord);
}
