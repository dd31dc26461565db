import { useUserId } from '#shared/api/session.ts';
import { useStore } from '#shared/lib/store.ts';
import { createTrainingStore, type TrainingSnapshot, type TrainingStore } from './flow/training-store.ts';

const stores = new Map<string, TrainingStore>();

/** The training of the signed-in user on this device, with its actions. */
export function useTraining(): TrainingSnapshot & { store: TrainingStore } {
  const userId = useUserId();
  const store = stores.get(userId) ?? createTrainingStore(userId);
  stores.set(userId, store);
  return { ...useStore(store.snapshot), store };
}
