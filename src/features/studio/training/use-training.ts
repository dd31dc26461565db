import { useSyncExternalStore } from 'react';
import { createTrainingStore, type TrainingSnapshot, type TrainingStore } from './flow/training-store.ts';

const stores = new Map<string, TrainingStore>();

/** The training of this user on this device, with its actions. */
export function useTraining(userId: string): TrainingSnapshot & { store: TrainingStore } {
  const store = stores.get(userId) ?? createTrainingStore(userId);
  stores.set(userId, store);
  return { ...useSyncExternalStore(store.subscribe, store.getSnapshot), store };
}
