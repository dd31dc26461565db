import { vi } from 'vitest';
import { MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import type { Locks } from '#shared/api/tab-lock.ts';
import { toastHistory, type Toast } from '#shared/lib/toast.ts';
import { fakeLocks } from '#test/fake-locks.ts';
import { photos } from '#test/photos.ts';
import { shownRefunds, type TrainingState } from '../training-state.ts';
import { createTrainingStore } from '../training-store.ts';
import { USER } from './rough-network.ts';

const PHOTOS = photos(MIN_TRAINING_PHOTOS);

export type Tab = ReturnType<typeof openTab>;

const openTabs: { leave(): void }[] = [];

/** For tests: a tab with the studio open. */
export function openTab(locks: Locks = fakeLocks()) {
  const store = createTrainingStore(USER, locks);
  const { get, subscribe } = store.snapshot;
  let leave = subscribe(() => {});
  const tab = {
    ...store,
    get step() {
      return get().shown.step;
    },
    /** Why the last click had no effect. */
    get refusal() {
      return get().refusal?.title;
    },
    /** The states of the refunds that the panels show. */
    get refunds() {
      return shownRefunds(get()).map(({ state }) => state);
    },
    click: () => store.train('fast', PHOTOS),
    checkNow: () => store.dispatchClick({ type: 'resumed' }),
    retryRefunds: () => store.dispatchClick({ type: 'refundsRequested', cause: 'click' }),
    /** Waits until the training reaches this step, however briefly. */
    async reach(step: TrainingState['step']): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const check = () => get().shown.step === step && resolve();
      const unsubscribe = subscribe(check);
      check();
      await promise.finally(unsubscribe);
    },
    leave: () => leave(),
    comeBack: () => void (leave = subscribe(() => {})),
  };
  openTabs.push(tab);
  return tab;
}

/** Closes the tabs that a test has opened. */
export function closeTabs(): void {
  for (const tab of openTabs.splice(0)) tab.leave();
}

export const lastNotice = (): Toast | undefined => toastHistory().at(-1);

/** Stops the page's clock. @returns a function that sets it to a time after the stop, ms */
export function holdTime(): (ms: number) => void {
  const start = Math.ceil(performance.now());
  const time = vi.spyOn(performance, 'now').mockReturnValue(start);
  return (ms) => void time.mockReturnValue(start + ms);
}
