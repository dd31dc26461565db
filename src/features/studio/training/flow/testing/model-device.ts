import { vi } from 'vitest';
import { noticeHistory, type PastNotice } from '../../../../../shared/ui/toast.ts';
import type { TrainingLock } from '../training-schedule.ts';
import { createTrainingStore, type TrainingStore } from '../training-store.ts';
import { diskJournal, diskProgress, modelDisk, modelLock, type ModelDisk } from './model-page.ts';
import { modelServer, type ModelServer } from './model-server.ts';

/** For tests: a device and its server, on which tabs are opened. */
export interface Device {
  server: ModelServer;
  disk: ModelDisk;
  lock: TrainingLock;
  /** Keys of the twins that were selected. */
  ready: string[];
}

export interface Tab extends TrainingStore {
  leave(): void;
}

const tabs: Tab[] = [];

export function device(mishaps: ModelServer['mishaps'] = {}): Device {
  const server = Object.assign(modelServer({ balance: 740 }), { mishaps: structuredClone(mishaps) });
  return { server, disk: modelDisk(), lock: modelLock(), ready: [] };
}

/** One tab of the device, with the studio open. */
export function openTab({ server, disk, lock, ready }: Device): Tab {
  const store = createTrainingStore({
    userId: 'user_ada',
    calls: server.calls,
    journal: diskJournal(disk),
    progress: diskProgress(disk),
    lock,
    now: () => disk.time,
    deviceNow: () => disk.time,
    wait: async (ms) => {
      disk.time += ms;
    },
    newId: () => `id${(disk.count += 1)}`,
    onReady: (key) => ready.push(key),
  });
  const tab = { ...store, leave: store.subscribe(() => {}) };
  tabs.push(tab);
  return tab;
}

/** After each test: no tab of it goes on. */
export function closeTabs(): void {
  for (const tab of tabs.splice(0)) tab.leave();
}

export function start(tab: TrainingStore): Promise<void> {
  return tab.start({ mode: 'fast', photos: [], knownTwins: [] });
}

export function stepOf(tab: TrainingStore): string {
  return tab.getSnapshot().state.step;
}

export function lastNotice(): PastNotice | undefined {
  return noticeHistory().at(-1);
}

/** Time passes on the server's clock, and the studio gets round to looking at it. */
export async function pass({ disk }: Device, ms: number): Promise<void> {
  disk.time += ms;
  await vi.advanceTimersByTimeAsync(6_000);
}
