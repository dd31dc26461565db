import { journals } from '#entities/credits/open-training.ts';
import { currentUser } from '#shared/api/current-user.ts';
import { useUserId } from '#shared/api/session.ts';
import { createTabLock, tabLocks, type Locks } from '#shared/api/tab-lock.ts';
import { wait } from '#shared/lib/clock.ts';
import { lazyModule } from '#shared/lib/lazy-module.ts';
import type { Message } from '#shared/lib/messages.ts';
import { newId } from '#shared/lib/new-id.ts';
import { storageLocation } from '#shared/lib/persistence.ts';
import { createStore, perUser, useStore } from '#shared/lib/store.ts';
import { notify } from '#shared/lib/toast.ts';
import type { Page } from './training-requests.ts';
import {
  hasOtherTraining,
  isDue,
  isTrainingBusy,
  STILL_CHECKING,
  NO_TRAINING,
  readClocks,
  runningTraining,
  withJournal,
  type Training,
  type TrainingMode,
} from './training-state.ts';
import type { Progress, TrainingEvent } from './training.ts';

/** Interval between two ticks; short, because the simulated clock may run fast. */
const TICK_MS = 250;
/** Interval between two checks of a training that should be ready. */
const CHECK_INTERVAL_MS = 5_000;
/** Interval between two checks of an earlier training while the page is visible. */
const VISIBLE_INTERVAL_MS = 60_000;
/** The pause before an unclear refund is requested again; doubled each time. */
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 30_000;

const OTHER_TAB_BUSY: Message = {
  title: 'Another tab is busy',
  tone: 'info',
  text: 'Wait until it has finished, then try again.',
};

/** An open training may have been charged (decision 58). */
const JOURNAL_UNREADABLE: Message = {
  title: 'Nothing was started',
  tone: 'warning',
  text: 'Couldn’t read your earlier trainings on this device. Reload this page, then try again.',
};

/**
 * Shows a message to its user, never to the next one. After a sign-out it is shown only when credits may be owed,
 * because the landing page explains the rest.
 */
export function announce(userId: string, message: Message, isOwed: boolean): void {
  const user = currentUser();
  if (user === userId) notify(message);
  if (user !== undefined || !isOwed) return;
  // No request is sent while signed out. After the next sign-in only the stored journal counts.
  const later = storageLocation()
    ? 'We request the refund when you sign in on this device and open the studio.'
    : '';
  notify({ ...message, text: message.text?.replace(STILL_CHECKING, later).trim() });
}

const isInView = () => document.visibilityState === 'visible';

/** The interval until the next check, ms; undefined while there is nothing to check. */
function checkInterval(training: Training): number | undefined {
  const running = runningTraining(training);
  if (hasOtherTraining(training) || (running && isDue(running, readClocks()))) return CHECK_INTERVAL_MS;
  return running && isInView() ? VISIBLE_INTERVAL_MS : undefined;
}

/** The code of the requests. It loads before the panel is shown, or to resume a training of an earlier visit. */
export const trainingCode = lazyModule(() => import('./training-requests.ts'));

export type TrainingStore = ReturnType<typeof createTrainingStore>;

/**
 * The training of one user, outside React: a submission continues after the studio unmounts, and everything else is read
 * from the journal on return. Intervals use `performance.now()`, because this device's clock may be changed while the
 * page is open.
 */
export function createTrainingStore(userId: string, locks: Locks = tabLocks) {
  /** The first listener resumes the open training. After the last one unsubscribes, only pending requests continue. */
  const snapshot = createStore(NO_TRAINING, watch);
  /** Two tabs must not charge concurrently, and a tab must not refund another tab's upload as interrupted. */
  const tabLock = createTabLock(locks, `twin-studio:training-lock:${userId}`);
  let checkedAt = -Infinity;
  let isRepeating = false;

  const page: Page = {
    userId,
    photos: [],
    read: () => withJournal(snapshot.get(), journals.read(userId)),
    write(after, before) {
      const { open, refunds } = after;
      if (open !== before.open || refunds !== before.refunds) journals.write(userId, { open, refunds });
      snapshot.set({ ...after, refusal: undefined });
    },
    notify: (message, isOwed) => announce(userId, message, isOwed),
  };

  const readJournal = () => snapshot.set({ ...page.read(), refusal: undefined });
  const dismiss = () => snapshot.set({ ...page.read(), shown: NO_TRAINING.shown, warnings: [] });

  /** @param isClick waits for the task that runs in this page; any other event is skipped then, and repeated later */
  async function dispatch(event: TrainingEvent, isClick = false): Promise<void> {
    // The code is loaded before the lock is taken, so no other tab waits for this tab's connection.
    const code = await trainingCode.load().catch(() => undefined);
    if (!code || (tabLock.isTaken() && !isClick)) return;
    const hasRun = await tabLock.take(() => code.applyEvent(page, event));
    if (isClick && !hasRun) refuse(OTHER_TAB_BUSY);
    // If another tab held the lock, the next tick catches up with it.
    checkedAt = hasRun ? performance.now() : -Infinity;
    void repeatRefunds();
  }

  const dispatchClick = (event: TrainingEvent) => dispatch(event, true);

  /** Shows why a click has no effect: in a toast, and in the panel until the next event. */
  function refuse(refusal: Message): void {
    snapshot.set({ ...snapshot.get(), refusal });
    notify({ ...refusal, isShownInPanel: true });
  }

  const hasUnclear = () => page.read().refunds.some(({ state }) => state === 'unknown');

  const requestUnclearRefunds = () => dispatch({ type: 'refundsRequested', cause: 'repeat' });

  /** Requests unclear refunds until all are settled, while their user is signed in. */
  async function repeatRefunds(): Promise<void> {
    if (isRepeating) return;
    isRepeating = true;
    for (let pauseMs = FIRST_PAUSE_MS; hasUnclear() && currentUser() === userId; pauseMs *= 2) {
      await wait(Math.max(Math.min(pauseMs, MAX_PAUSE_MS), snapshot.get().retryAfterMs));
      await requestUnclearRefunds();
    }
    isRepeating = false;
  }

  function resume() {
    checkedAt = performance.now();
    void dispatch({ type: 'resumed' });
  }

  /** Checks the training, or catches up with another tab. */
  function tick() {
    const intervalMs = checkInterval(snapshot.get());
    if (intervalMs !== undefined && performance.now() - checkedAt >= intervalMs) resume();
  }

  /**
   * Handles opening the studio, and the page becoming visible, focused or online again. Takes the lock only when there
   * is something to do.
   */
  function comeBack() {
    readJournal();
    const training = snapshot.get();
    if (training.open || runningTraining(training)) resume();
    if (hasUnclear()) void requestUnclearRefunds();
  }

  /** @returns a function that stops watching */
  function watch() {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setInterval(tick, TICK_MS);
    addEventListener('storage', readJournal, { signal });
    addEventListener('online', comeBack, { signal });
    addEventListener('focus', comeBack, { signal });
    document.addEventListener('visibilitychange', () => isInView() && comeBack(), { signal });
    comeBack();
    return () => {
      clearInterval(timer);
      controller.abort();
      // A running task continues, and its result is shown on return (decision 32). Everything else is then read from the
      // journal, which the demo may have replaced.
      if (!tabLock.isTaken()) snapshot.set(NO_TRAINING);
    };
  }

  return {
    snapshot,
    /** Handles a click on a mode. */
    async train(mode: TrainingMode, files: readonly File[]): Promise<void> {
      // A second click may arrive before the first one has changed the state.
      if (page.upload || isTrainingBusy(snapshot.get().shown)) return;
      if (!journals.isReadable(userId)) return refuse(JOURNAL_UNREADABLE);
      page.photos = files;
      page.upload = new AbortController();
      await dispatchClick({ type: 'clicked', id: newId(), mode }).finally(() => delete page.upload);
    },
    /** Cancels the upload; the credits are refunded. */
    cancelUpload: () => page.upload?.abort(),
    /** Handles any other click, even during an earlier task. */
    dispatchClick,
    dismiss,
    dismissSettled: () => snapshot.set({ ...snapshot.get(), settled: [] }),
    /** Checks once for a training without a journal on this device. The check is read-only, so it needs no lock. */
    async checkElsewhere(): Promise<Progress> {
      const { applyEvent, fetchLatestTraining } = await trainingCode.load();
      const progress = await fetchLatestTraining(userId);
      await applyEvent(page, { type: 'checkedElsewhere', progress });
      return progress;
    },
  };
}

const storeOf = perUser((userId) => createTrainingStore(userId));

/** The training of the signed-in user on this device. */
export function useTraining(): Training & { store: TrainingStore } {
  const store = storeOf(useUserId());
  return { ...useStore(store.snapshot), store };
}
