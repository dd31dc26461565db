import { reloadCredits } from '#entities/credits/credits.ts';
import { selectTwin } from '#entities/twin/selected-twin.ts';
import { createRepeats, dispatch, type Protocol } from '#shared/api/outbox.ts';
import { currentPerson } from '#shared/api/person.ts';
import { useUserId } from '#shared/api/session.ts';
import { createTurns, tabLocks, type Locks } from '#shared/api/tab-lock.ts';
import { newId } from '#shared/lib/new-id.ts';
import { createStore, useStore } from '#shared/lib/store.ts';
import { notify } from '#shared/lib/toast.ts';
import { callTraining, fetchLatestTraining } from './training-calls.ts';
import {
  keepJournal,
  isJournalReadable,
  readJournal,
  writeJournal,
  type TrainingMode,
} from './training-journal.ts';
import {
  isBehind,
  isDue,
  isTrainingBusy,
  isUnknown,
  NO_TRAINING,
  readClocks,
  type Training,
} from './training-state.ts';
import { next, type TrainingCommand, type TrainingEvent } from './training.ts';

/** Short, because the simulated clock may run fast. */
const TICK_MS = 250;
/** Between two checks of a training that should be ready. */
const CHECK_INTERVAL_MS = 5_000;

export type TrainingStore = ReturnType<typeof createTrainingStore>;

/**
 * The training of one user, outside React: a submission continues when the studio is left; everything else is read
 * from the journal on return. Intervals use `performance.now()`, because this device's clock may be changed while the
 * page is open.
 */
export function createTrainingStore(userId: string, locks: Locks = tabLocks) {
  /** The first listener resumes what is open; after the last one only calls continue. */
  const snapshot = createStore(NO_TRAINING, watch);
  let photos: readonly File[] = [];
  let upload: AbortController | undefined;
  let checkedAt = 0;
  let wasDue = false;

  const protocol: Protocol<Training, TrainingEvent, TrainingCommand> = {
    read: () => ({ ...snapshot.get(), ...readJournal(userId) }),
    next: (state, event) => next(state, event, readClocks()),
    write(after, before) {
      writeJournal(userId, before, after);
      snapshot.set(after);
    },
    run(command) {
      if (command.type === 'tell') tell(userId, command);
      else if (command.type === 'select') selectTwin(userId, command.twin.key);
      else if (command.type === 'reloadCredits') void reloadCredits();
      else return callTraining(command, { userId, photos, signal: upload?.signal });
      return undefined;
    },
  };

  function apply(event: TrainingEvent): Promise<void> {
    if (event.type === 'looked') checkedAt = performance.now();
    return dispatch(protocol, event);
  }

  /** Two tabs must not charge at once, and a tab must not refund another tab's upload as interrupted. */
  const turns = createTurns(
    locks,
    `twin-studio:training-lock:${userId}`,
    () => void apply({ type: 'waits', isOver: false }),
  );

  /** For a press: waits for what runs in this page. */
  async function takeTurn(toEvent: () => TrainingEvent, isPatient = true) {
    const release = keepJournal();
    await turns.take(() => apply(toEvent()), isPatient).finally(release);
    if (!turns.isTaken()) void apply({ type: 'waits', isOver: true });
    void repeats.start();
  }

  /** Skipped while something runs in this page. */
  async function tryTurn(event: TrainingEvent, isPatient = true) {
    if (!turns.isTaken()) await takeTurn(() => event, isPatient);
  }

  const hasUnknown = () => readJournal(userId).refunds.some(isUnknown);
  /** Skipped while another tab does something, too. */
  async function repeatRefunds(): Promise<void> {
    if (hasUnknown()) await tryTurn({ type: 'askedAgain', isPress: false }, false);
  }
  const repeats = createRepeats({
    userId,
    isOpen: hasUnknown,
    retryAfterMs: () => snapshot.get().retryAfterMs,
    repeat: repeatRefunds,
  });

  const look = () => void tryTurn({ type: 'looked' });

  /** After a reload, a sign-in, or a change by another tab. Takes the lock only when there is something to do. */
  function catchUp() {
    void apply({ type: 'changed' });
    if (isBehind(snapshot.get())) look();
  }

  /** Checks a training that should be ready, or is missing on the server: at once, then every few seconds. */
  function tick() {
    const isDueNow = isDue(snapshot.get(), readClocks());
    if (isDueNow && (!wasDue || performance.now() - checkedAt >= CHECK_INTERVAL_MS)) look();
    wasDue = isDueNow;
  }

  /** The page is visible or online again. */
  function onReturn() {
    if (['running', 'runningElsewhere'].includes(snapshot.get().shown.step)) look();
    else void repeatRefunds();
  }

  /** Shows open refunds at once, before any call. @returns stops watching */
  function watch() {
    const controller = new AbortController();
    const { signal } = controller;
    const release = keepJournal();
    const timer = setInterval(tick, TICK_MS);
    addEventListener('storage', catchUp, { signal });
    addEventListener('online', onReturn, { signal });
    const isSeen = () => document.visibilityState === 'visible';
    document.addEventListener('visibilitychange', () => isSeen() && onReturn(), { signal });
    catchUp();
    void repeatRefunds();
    return () => {
      clearInterval(timer);
      controller.abort();
      // For the time of another user.
      if (currentPerson() !== userId) repeats.stop();
      release();
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
        return { type: 'pressed', id: newId(), mode, waitedMs, isReadable: isJournalReadable(userId) };
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
      await apply({ type: 'elsewhere', answer });
      return answer?.status === 'training';
    },
  };
}

/** Not for the next user. After a sign-out only when credits may be owed, because the landing explains the rest. */
function tell(userId: string, command: TrainingCommand & { type: 'tell' }): void {
  const { message, isOwed, guidelines } = command;
  const person = currentPerson();
  if (person === userId || (isOwed && person === undefined)) notify(message);
  if (guidelines.length === 0) return;
  // oxlint-disable-next-line no-console -- the specification sends the person there ("Photo Quality Tips", §8).
  console.info(['Photo guidelines:', ...guidelines.map((line) => `• ${line}`)].join('\n'));
}

const stores = new Map<string, TrainingStore>();

/** The training of the signed-in user on this device. */
export function useTraining(): Training & { store: TrainingStore } {
  const userId = useUserId();
  const store = stores.get(userId) ?? createTrainingStore(userId);
  stores.set(userId, store);
  return { ...useStore(store.snapshot), store };
}
