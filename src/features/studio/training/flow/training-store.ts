import { reloadCredits } from '#entities/credits/credits.ts';
import { selectTwin } from '#entities/twin/selected-twin.ts';
import { currentPerson } from '#shared/api/person.ts';
import { useUserId } from '#shared/api/session.ts';
import { createTurns, tabLocks, type Locks } from '#shared/api/tab-lock.ts';
import { wait } from '#shared/lib/clock.ts';
import { deviceChanges } from '#shared/lib/device-store.ts';
import { newId } from '#shared/lib/new-id.ts';
import { createStore, useStore } from '#shared/lib/store.ts';
import { notify } from '#shared/lib/toast.ts';
import { applyEvent, fetchLatestTraining, type Page } from './training-calls.ts';
import {
  isBehind,
  isDue,
  isTrainingBusy,
  isUnknown,
  NO_TRAINING,
  readClocks,
  readJournal,
  writeJournal,
  type Training,
  type TrainingMode,
} from './training-state.ts';
import type { TrainingEvent } from './training.ts';

/** Short, because the simulated clock may run fast. */
const TICK_MS = 250;
/** Between two checks of a training that should be ready. */
const CHECK_INTERVAL_MS = 5_000;
/** Before an unclear refund is requested again; doubled each time. */
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 30_000;

export type TrainingStore = ReturnType<typeof createTrainingStore>;

/**
 * The training of one user, outside React: a submission continues when the studio is left; everything else is read
 * from the journal on return. Intervals use `performance.now()`, because this device's clock may be changed while the
 * page is open.
 */
export function createTrainingStore(userId: string, locks: Locks = tabLocks) {
  /** The first listener resumes what is open; after the last one only calls continue. */
  const snapshot = createStore(NO_TRAINING, watch);
  /** Two tabs must not charge at once, and a tab must not refund another tab's upload as interrupted. */
  const turns = createTurns(locks, `twin-studio:training-lock:${userId}`);
  let photos: readonly File[] = [];
  let upload: AbortController | undefined;
  let checkedAt = -Infinity;
  let isRepeating = false;

  const page: Page = {
    read: () => ({ ...snapshot.get(), ...readJournal(userId) }),
    write(after, before) {
      writeJournal(userId, before, after);
      snapshot.set(after);
    },
    perform(command) {
      if (command.type === 'select') selectTwin(userId, command.twin.key);
      else if (command.type === 'reloadCredits') void reloadCredits();
      else if (canBeTold(command.isOwed)) notify(command.message);
    },
    sender: () => ({ userId, photos, signal: upload?.signal }),
  };
  const apply = (event: TrainingEvent) => applyEvent(page, event);

  /** Not to the next user. After a sign-out only when credits may be owed, because the landing explains the rest. */
  function canBeTold(isOwed: boolean): boolean {
    const person = currentPerson();
    return person === userId || (isOwed && person === undefined);
  }

  /** For a press: waits for what runs in this page, and for another tab if it is patient. */
  async function takeTurn(toEvent: () => TrainingEvent, isPatient = true) {
    const onWait = () => void apply({ type: 'waits', isOver: false });
    await turns.take(() => apply(toEvent()), isPatient ? onWait : undefined);
    if (!turns.isTaken()) void apply({ type: 'waits', isOver: true });
    void repeatRefunds();
  }

  const look = () => {
    checkedAt = performance.now();
    if (!turns.isTaken()) void takeTurn(() => ({ type: 'looked' }));
  };

  const hasUnknown = () => page.read().refunds.some(isUnknown);

  /** Skipped while something runs in this page or in another tab. */
  async function askAgain(): Promise<void> {
    if (hasUnknown() && !turns.isTaken())
      await takeTurn(() => ({ type: 'askedAgain', isPress: false }), false);
  }

  /** Until all are clear, while their user is here. */
  async function repeatRefunds(): Promise<void> {
    if (isRepeating) return;
    isRepeating = true;
    let pauseMs = FIRST_PAUSE_MS;
    while (hasUnknown() && currentPerson() === userId) {
      await wait(Math.max(pauseMs, snapshot.get().retryAfterMs));
      if (currentPerson() === userId) await askAgain();
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
    }
    isRepeating = false;
  }

  /** After a reload, a sign-in, or a change by another tab. Takes the lock only when there is something to do. */
  function catchUp() {
    void apply({ type: 'changed' });
    if (isBehind(snapshot.get())) look();
  }

  /** Checks a training that should be ready, or is missing on the server. */
  function tick() {
    const isTime = performance.now() - checkedAt >= CHECK_INTERVAL_MS;
    if (isTime && isDue(snapshot.get(), readClocks())) look();
  }

  /** The page is visible or online again. */
  function onReturn() {
    if (['running', 'runningElsewhere'].includes(snapshot.get().shown.step)) look();
    else void askAgain();
  }

  /** Shows open refunds at once, before any call. @returns stops watching */
  function watch() {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setInterval(tick, TICK_MS);
    // A stored value is kept while somebody listens, even if the browser clears its storage.
    const unsubscribe = deviceChanges.subscribe(() => {});
    addEventListener('storage', catchUp, { signal });
    addEventListener('online', onReturn, { signal });
    const isSeen = () => document.visibilityState === 'visible';
    document.addEventListener('visibilitychange', () => isSeen() && onReturn(), { signal });
    catchUp();
    void askAgain();
    return () => {
      clearInterval(timer);
      controller.abort();
      unsubscribe();
      // A running task continues; its result is shown on return (decision 32).
      if (!turns.isTaken()) void apply({ type: 'cleared' });
    };
  }

  return {
    snapshot,
    /** A press on a mode. */
    async train(mode: TrainingMode, files: readonly File[]): Promise<void> {
      if (isTrainingBusy(snapshot.get().shown)) return;
      const pressedAt = performance.now();
      await takeTurn(() => {
        photos = files;
        upload = new AbortController();
        const waitedMs = performance.now() - pressedAt;
        const isReadable = readJournal(userId) !== undefined;
        return { type: 'pressed', id: newId(), mode, waitedMs, isReadable };
      });
    },
    /** Cancels the upload; the credits are refunded. */
    cancelUpload: () => upload?.abort(),
    /** Any other press, also during an earlier task. */
    press: (event: TrainingEvent) => takeTurn(() => event),
    dismiss() {
      if (!isTrainingBusy(snapshot.get().shown)) void apply({ type: 'cleared' });
    },
    /**
     * Checks once whether a training without a journal here runs. It changes nothing, so it needs no lock.
     * @throws {ApiError}
     */
    async checkElsewhere(): Promise<boolean> {
      const answer = await fetchLatestTraining(userId);
      await apply({ type: 'status', answer });
      return answer?.status === 'training';
    },
  };
}

const stores = new Map<string, TrainingStore>();

/** The training of the signed-in user on this device. */
export function useTraining(): Training & { store: TrainingStore } {
  const userId = useUserId();
  const store = stores.get(userId) ?? createTrainingStore(userId);
  stores.set(userId, store);
  return { ...useStore(store.snapshot), store };
}
