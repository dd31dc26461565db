import { vi } from 'vitest';
import { setClock } from '../../../../../shared/lib/clock.ts';
import type { Locks } from '../../../../../shared/lib/tab-lock.ts';
import { noticeHistory, type PastNotice } from '../../../../../shared/ui/toast.ts';
import { createTrainingStore, type TrainingStore } from '../training-store.ts';
import { modelServer, type ModelServer } from './model-server.ts';

/** For tests: a device and its server, on which tabs are opened. */
export interface Device {
  server: ModelServer;
  locks: Locks;
  /** ms by the server's clock. */
  time: number;
}

export interface Tab extends TrainingStore {
  leave(): void;
}

const tabs: Tab[] = [];

export function device(mishaps: ModelServer['mishaps'] = {}): Device {
  const server = Object.assign(modelServer(740), { mishaps: structuredClone(mishaps) });
  const here = { server, locks: modelLocks(), time: 1_000_000 };
  setClock(() => here.time);
  return here;
}

/** One tab of the device, with the studio open. */
export function openTab({ server, locks }: Device): Tab {
  const store = createTrainingStore('user_ada', server.calls, locks);
  const tab = { ...store, leave: store.subscribe(() => {}) };
  tabs.push(tab);
  return tab;
}

/** After each test: no tab of it goes on. */
export function closeTabs(): void {
  for (const tab of tabs.splice(0)) tab.leave();
  setClock(() => Date.now());
}

/** The locks of a browser, for all its tabs: a name is held until what asked for it has settled. */
export function modelLocks(): NonNullable<Locks> {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, ...given: unknown[]) => {
    const run = given.at(-1) as (lock: Lock | null) => Promise<unknown>;
    const before = held.get(name);
    if (before && (given[0] as LockOptions).ifAvailable) return run(null);
    const running = (before ?? Promise.resolve())
      .then(() => run({ name, mode: 'exclusive' }))
      .finally(() => {
        if (held.get(name) === running) held.delete(name);
      });
    held.set(name, running);
    return running;
  };
  return { request };
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
export async function pass(here: Device, ms: number): Promise<void> {
  here.time += ms;
  await vi.advanceTimersByTimeAsync(6_000);
}

/** The page is online again. */
export async function comeBack(): Promise<void> {
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
}
