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
  KEEP_ASKING,
  NO_TRAINING,
  readClocks,
  runningTraining,
  withJournal,
  type Training,
  type TrainingMode,
} from './training-state.ts';
import type { Progress, TrainingEvent } from './training.ts';

/** Short, because the simulated clock may run fast. */
const TICK_MS = 250;
/** Between two checks of a training that should be ready. */
const CHECK_INTERVAL_MS = 5_000;
/** Between two checks of a training that is in view before that. */
const LOOK_INTERVAL_MS = 60_000;
/** Before an unclear refund is requested again; doubled each time. */
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

/** Not to the next user. After a sign-out only when credits may be owed, because the landing explains the rest. */
export function announce(userId: string, message: Message, isOwed: boolean): void {
  const user = currentUser();
  if (user === userId) notify(message);
  if (user !== undefined || !isOwed) return;
  // While signed out no request is sent; after the sign-in only the stored journal counts.
  const later = storageLocation()
    ? 'We request the refund when you sign in on this device and open the studio.'
    : '';
  notify({ ...message, text: message.text?.replace(KEEP_ASKING, later).trim() });
}

const isInView = () => document.visibilityState === 'visible';

/** How long after a check the next one is due, ms; undefined while there is nothing to check. */
function checkInterval(training: Training): number | undefined {
  const running = runningTraining(training);
  if (hasOtherTraining(training) || (running && isDue(running, readClocks()))) return CHECK_INTERVAL_MS;
  return running && isInView() ? LOOK_INTERVAL_MS : undefined;
}

/** Loaded before the panel is shown, and for what an earlier visit left open. */
export const trainingCode = lazyModule(() => import('./training-requests.ts'));

export type TrainingStore = ReturnType<typeof createTrainingStore>;

/**
 * The training of one user, outside React: a submission continues when the studio is left; everything else is read
 * from the journal on return. Intervals use `performance.now()`, because this device's clock may be changed while the
 * page is open.
 */
export function createTrainingStore(userId: string, locks: Locks = tabLocks) {
  /** The first listener resumes what is open; after the last one has left, only calls under way continue. */
  const snapshot = createStore(NO_TRAINING, watch);
  /** Two tabs must not charge at once, and a tab must not refund another tab's upload as interrupted. */
  const turns = createTabLock(locks, `twin-studio:training-lock:${userId}`);
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
    tell: (message, isOwed) => announce(userId, message, isOwed),
  };

  const readAgain = () => snapshot.set({ ...page.read(), refusal: undefined });
  const dismiss = () => snapshot.set({ ...page.read(), shown: NO_TRAINING.shown, warnings: [] });

  /** @param isPress waits for what runs in this page; anything else is skipped meanwhile, and tried again later */
  async function dispatch(event: TrainingEvent, isPress = false): Promise<void> {
    // Before the turn: another tab must not wait for this one's connection.
    const code = await trainingCode.load().catch(() => undefined);
    if (!code || (turns.isTaken() && !isPress)) return;
    const hasRun = await turns.take(() => code.applyEvent(page, event));
    if (isPress && !hasRun) refuse(OTHER_TAB_BUSY);
    // Otherwise the next tick catches up with the other tab.
    checkedAt = hasRun ? performance.now() : -Infinity;
    void repeatRefunds();
  }

  const dispatchClick = (event: TrainingEvent) => dispatch(event, true);

  /** Says why a press does nothing, also in the panel until something happens. */
  function refuse(refusal: Message): void {
    snapshot.set({ ...snapshot.get(), refusal });
    notify({ ...refusal, isShownInPanel: true });
  }

  const hasUnclear = () => page.read().refunds.some(({ state }) => state === 'unknown');

  const askAgain = () => dispatch({ type: 'askedAgain', cause: 'repeat' });

  /** Until all are clear, while their user is here. */
  async function repeatRefunds(): Promise<void> {
    if (isRepeating) return;
    isRepeating = true;
    for (let pauseMs = FIRST_PAUSE_MS; hasUnclear() && currentUser() === userId; pauseMs *= 2) {
      await wait(Math.max(Math.min(pauseMs, MAX_PAUSE_MS), snapshot.get().retryAfterMs));
      await askAgain();
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

  /** The studio is opened, or the page is visible, focused or online again. Takes the lock only when there is something to do. */
  function comeBack() {
    readAgain();
    const training = snapshot.get();
    if (training.open || runningTraining(training)) resume();
    if (hasUnclear()) void askAgain();
  }

  /** @returns stops watching */
  function watch() {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setInterval(tick, TICK_MS);
    addEventListener('storage', readAgain, { signal });
    addEventListener('online', comeBack, { signal });
    addEventListener('focus', comeBack, { signal });
    document.addEventListener('visibilitychange', () => isInView() && comeBack(), { signal });
    comeBack();
    return () => {
      clearInterval(timer);
      controller.abort();
      // A running task continues; its result is shown on return (decision 32). Everything else is read from the journal
      // then, which the demo may have replaced.
      if (!turns.isTaken()) snapshot.set(NO_TRAINING);
    };
  }

  return {
    snapshot,
    /** A press on a mode. */
    async train(mode: TrainingMode, files: readonly File[]): Promise<void> {
      // A second press may come before the first one has changed what is shown.
      if (page.upload || isTrainingBusy(snapshot.get().shown)) return;
      if (!journals.isReadable(userId)) return refuse(JOURNAL_UNREADABLE);
      page.photos = files;
      page.upload = new AbortController();
      await dispatchClick({ type: 'pressed', id: newId(), mode }).finally(() => delete page.upload);
    },
    /** Cancels the upload; the credits are refunded. */
    cancelUpload: () => page.upload?.abort(),
    /** Any other press, also during an earlier task. */
    dispatchClick,
    dismiss,
    dismissSettled: () => snapshot.set({ ...snapshot.get(), settled: [] }),
    /** Checks once whether a training without a journal here runs. It changes nothing, so it needs no lock. */
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
