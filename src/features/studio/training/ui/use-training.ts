import { useSyncExternalStore } from 'react';
import { now } from '../../../../shared/lib/clock.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { selectTwin } from '../../twins/selected-twin.ts';
import { trainingCalls } from '../flow/training-calls.ts';
import { shownProgress, trainingJournal } from '../flow/training-journal.ts';
import { trainingLock } from '../flow/training-schedule.ts';
import { createTrainingStore, type TrainingSnapshot, type TrainingStore } from '../flow/training-store.ts';

const stores = new Map<string, TrainingStore>();

/** The training of this user on this device, and what can be done about it. */
export function useTraining(userId: string): TrainingSnapshot & { store: TrainingStore } {
  const store = storeOf(userId);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { ...snapshot, store };
}

function storeOf(userId: string): TrainingStore {
  const known = stores.get(userId);
  if (known) return known;
  const store = createTrainingStore({
    userId,
    calls: trainingCalls(userId),
    journal: trainingJournal(userId),
    progress: shownProgress(userId),
    lock: trainingLock(userId),
    now,
    deviceNow: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId,
    onReady: (key) => selectTwin(userId, key),
  });
  stores.set(userId, store);
  return store;
}
