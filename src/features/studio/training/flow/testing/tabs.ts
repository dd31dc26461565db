import { vi } from 'vitest';
import { fakeLocks } from '../../../../../test/fake-locks.ts';
import { photos } from '../../../../../test/photos.ts';
import type { Locks } from '../../tab-lock.ts';
import { toastHistory, type PastToast } from '../../../../../shared/lib/toast.ts';
import { createTrainingStore, type TrainingStore } from '../training-store.ts';
import { USER } from './rough-network.ts';

const PHOTOS = photos(8);

/** For tests: a tab with the studio open. */
export interface Tab extends TrainingStore {
  leave(): void;
}

const tabs: Tab[] = [];

export function openTab(locks: Locks = fakeLocks()): Tab {
  const store = createTrainingStore(USER, locks);
  const tab = { ...store, leave: store.snapshot.subscribe(() => {}) };
  tabs.push(tab);
  return tab;
}

/** After each test: closes its tabs. */
export function closeTabs(): void {
  for (const tab of tabs.splice(0)) tab.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

export const start = (tab: TrainingStore) => tab.start({ mode: 'fast', photos: PHOTOS });

export const stepOf = (tab: TrainingStore) => tab.snapshot.get().state.step;

/** Waits until a tab reaches this step. */
export async function reach(tab: TrainingStore, step: string): Promise<void> {
  if (stepOf(tab) === step) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const leave = tab.snapshot.subscribe(() => stepOf(tab) === step && resolve());
  await promise;
  leave();
}

export const lastNotice = (): PastToast | undefined => toastHistory().at(-1);

/** The page is online again. */
export const onReturn = () => window.dispatchEvent(new Event('online'));

/** Another tab has written the journal. */
export const writeElsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

/** Another tab does something. @returns its end */
export function work(locks: NonNullable<Locks>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks.request(`twin-studio:training-lock:${USER}`, () => promise);
  return resolve;
}

/** The page's time, from now on. @returns passes it */
export function holdTime(): (ms: number) => void {
  const start = Math.ceil(performance.now());
  const time = vi.spyOn(performance, 'now').mockReturnValue(start);
  return (ms) => void time.mockReturnValue(start + ms);
}
