import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { findTwin, isNamed, storedWord, type Twin } from './twin.ts';

const store = deviceStore('selected-twin', storedWord);

/** Selects a twin as the active model (spec §4). The selection is stored on this device. */
export function selectTwin(userId: string, triggerWord: string): void {
  store.write(userId, triggerWord);
}

/**
 * The twin that was selected last, else the newest twin. While the selected twin is not listed, no twin is selected:
 * otherwise another twin would be in the next picture.
 */
export function useSelectedTwin(twins: readonly Twin[]): Twin | undefined {
  const { value: triggerWord } = useStored(store);
  return selectedTwin(twins, triggerWord);
}

/** The selected twin in a list. @param triggerWord of the selected twin; undefined when none was selected */
export function selectedTwin(twins: readonly Twin[], triggerWord: string | undefined): Twin | undefined {
  return triggerWord === undefined ? twins.find(isNamed) : findTwin(twins, triggerWord);
}
