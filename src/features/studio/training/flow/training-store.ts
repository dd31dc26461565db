import { currentPerson } from '../../../../shared/api/person.ts';
import { notify } from '../../../../shared/ui/toast.ts';
import { onJournalChange, type OwedRefund } from './training-journal.ts';
import type { TrainingLock } from './training-lock.ts';
import { runTraining, type TrainingOrder } from './training-flow.ts';
import { printGuidelines } from './print-guidelines.ts';
import { refundNotice, stateNotice } from './training-notices.ts';
import { trainingPercent, type TrainingClock } from './training-progress.ts';
import {
  checkTraining,
  checkTrainingElsewhere,
  followOtherTab,
  isTrainingElsewhere,
  resumeTraining,
} from './training-recovery.ts';
import { refundOwed } from './training-refund.ts';
import { enter, isTrainingBusy, type TrainingState } from './training-state.ts';
import type { TrainingDeps } from './training-deps.ts';

export interface TrainingSnapshot {
  state: TrainingState;
  /** Refunds that the person was told of and that wait for the button. */
  owed: readonly OwedRefund[];
  isRefunding: boolean;
  /** Remarks of the server on the photos of the last training. */
  warnings: readonly string[];
}

export interface TrainingStore {
  getSnapshot(): TrainingSnapshot;
  /** The first subscriber picks up what an earlier visit left open; with the last one the clockwork stops. */
  subscribe(listener: () => void): () => void;
  start(order: Omit<TrainingOrder, 'upload'>): Promise<void>;
  /** Stops the photos that are on their way; the credits come back. */
  cancelUpload(): void;
  /** Asks the server again: what became of an unsettled call, or whether a training is ready. */
  checkNow(): Promise<void>;
  retryRefunds(): Promise<void>;
  /** Asks once whether a training runs that this device did not start. */
  lookElsewhere(): Promise<void>;
  /** The person has read how it ended. */
  dismiss(): void;
}

export type TrainingStoreDeps = Omit<TrainingDeps, 'enter' | 'warn'> & {
  userId: string;
  lock: TrainingLock;
  /** A new twin is listed. */
  onReady(key: string): void;
};

const IDLE: TrainingSnapshot = { state: { step: 'idle' }, owed: [], isRefunding: false, warnings: [] };
/** The clock may be sped up, so it is looked at often; asking the server is another matter. */
const TICK_MS = 1_000;
/** Between two questions to the server about a training that should be ready. */
const ASK_EVERY_MS = 5_000;
/** A press that had to wait for another tab counts for so long; later it would take the person by surprise. */
const PRESS_LASTS_MS = 3_000;

/**
 * The training of one user: a long-lived thing with subscribers and clean-up, so it lives outside React. A submission
 * goes on when the studio is left; everything else is read from the journal again on return.
 *
 * One function and long for it: whose turn it is, what is shown and when to ask again all turn on the same few variables.
 */
export function createTrainingStore(given: TrainingStoreDeps): TrainingStore {
  const { userId, lock, journal } = given;
  const listeners = new Set<() => void>();
  let snapshot = IDLE;
  /** What this page is at; settles without an error. */
  let current: Promise<void> | undefined;
  let isStarting = false;
  /** The training that is being shown, also while another tab looks after it. */
  let clock: TrainingClock | undefined;
  let upload: AbortController | undefined;
  let askedAt = 0;
  let stop: (() => void) | undefined;

  const deps: TrainingDeps = {
    ...given,
    enter(state) {
      show({ state: enter(snapshot.state, state) });
      if ('startedAt' in state) clock = state;
      else if (state.step !== 'otherTab') clock = undefined;
      const notice = isForWhomIsHere(state) ? stateNotice(state) : undefined;
      if (notice) notify(notice);
      if (state.step === 'ready') given.onReady(state.twin.key);
      if (state.step === 'failed') printGuidelines(state.failure.guidelines);
    },
    warn(warnings) {
      show({ warnings });
      notify({ title: 'Photo Quality Tips', text: warnings[0] });
    },
  };

  /** Not for the next person; and where nobody is left, the landing says why, unless there is a debt to speak of. */
  function isForWhomIsHere(state: TrainingState): boolean {
    const person = currentPerson();
    if (person === undefined) return state.step !== 'failed' || state.refund !== 'notCharged';
    return person === userId;
  }

  function show(change: Partial<TrainingSnapshot>) {
    const owed = journal.read().owed.filter(({ isOffered }) => isOffered);
    snapshot = { ...snapshot, ...change, owed };
    for (const listener of listeners) listener();
  }

  /** One thing at a time in this page, and one in all tabs. @param late what remains to do after another tab. */
  async function work(run: () => Promise<void>, late = pickUp): Promise<void> {
    if (current) return;
    current = inTurn(run, late);
    await current;
    current = undefined;
    show({});
    // A failure that happened while nobody looked still stands in its panel on return (decision 32).
    if (listeners.size === 0 && snapshot.state.step !== 'failed') rest();
  }

  async function inTurn(run: () => Promise<void>, late: () => Promise<void>): Promise<void> {
    if (await lock.tryRun(run)) return;
    if (snapshot.state.step !== 'otherTab') deps.enter({ step: 'otherTab' });
    await lock.runNext(late);
  }

  /** Takes its turn only when there is something to pick up, so that tabs that merely open are not in each other's way. */
  async function lookAround(): Promise<void> {
    const { open, owed } = journal.read();
    if (open || clock || owed.some(({ isOffered }) => !isOffered)) await work(pickUp);
  }

  /** Reads the journal anew: after a reload, a sign-in, or what another tab did. */
  async function pickUp(): Promise<void> {
    const { open, owed } = journal.read();
    const isShown = snapshot.state.step !== 'otherTab' && clock?.startedAt === open?.startedAt;
    if (open?.step === 'running' && isShown) return;
    if (!open && clock) return followOtherTab(deps, clock);
    if (open || owed.some(({ isOffered }) => !isOffered)) return resumeTraining(deps);
    if (snapshot.state.step === 'otherTab') deps.enter({ step: 'idle' });
  }

  async function ask(): Promise<void> {
    askedAt = Date.now();
    await work(() =>
      snapshot.state.step === 'runningElsewhere' ? checkTrainingElsewhere(deps) : checkTraining(deps),
    );
  }

  function tick() {
    const { state } = snapshot;
    if (state.step === 'running' && trainingPercent(state, given.now()) >= 100) {
      deps.enter({ ...state, step: 'finishing' });
      void ask();
      return;
    }
    const isWaiting = state.step === 'finishing' || state.step === 'runningElsewhere';
    if (isWaiting && Date.now() - askedAt >= ASK_EVERY_MS) void ask();
  }

  function wake() {
    const timer = setInterval(tick, TICK_MS);
    const stopListening = onJournalChange(userId, () => {
      show({});
      void lookAround();
    });
    const askAgain = () => {
      if (snapshot.state.step === 'unsettled') void work(() => resumeTraining(deps));
    };
    window.addEventListener('online', askAgain);
    stop = () => {
      clearInterval(timer);
      stopListening();
      window.removeEventListener('online', askAgain);
    };
    // What is owed from an earlier visit is offered at once, before any call.
    show({});
    void lookAround();
  }

  function rest() {
    stop?.();
    stop = undefined;
    if (current) return;
    snapshot = IDLE;
    clock = undefined;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) wake();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) rest();
      };
    },
    async start(order) {
      if (isStarting) return;
      isStarting = true;
      await current;
      const pressedAt = Date.now();
      const train = async () => {
        // Another tab may have begun since this one last looked.
        if (journal.read().open || Date.now() - pressedAt > PRESS_LASTS_MS) return pickUp();
        if (snapshot.state.step === 'otherTab') deps.enter({ step: 'idle' });
        show({ warnings: [] });
        upload = new AbortController();
        await runTraining(deps, { ...order, upload: upload.signal });
      };
      if (!isTrainingBusy(snapshot.state)) await work(train, train);
      isStarting = false;
    },
    cancelUpload: () => upload?.abort(),
    async checkNow() {
      await (snapshot.state.step === 'unsettled' ? work(() => resumeTraining(deps)) : ask());
    },
    async retryRefunds() {
      if (snapshot.isRefunding) return;
      show({ isRefunding: true });
      await current;
      await work(async () => {
        const { refund, count } = await refundOwed(deps);
        notify(refundNotice(journal.read().owed.length === 0, count));
        const { state } = snapshot;
        if (state.step === 'failed' && state.refund === 'owed') show({ state: { ...state, refund } });
      });
      show({ isRefunding: false });
    },
    async lookElsewhere() {
      await current;
      if (snapshot.state.step !== 'idle') return;
      // It moves nothing, so it needs no turn; and an answer that comes late must not stop a new training.
      const isRunning = await isTrainingElsewhere(deps);
      if (!isRunning || snapshot.state.step !== 'idle' || current || listeners.size === 0) return;
      deps.enter({ step: 'runningElsewhere' });
    },
    dismiss() {
      if (!isTrainingBusy(snapshot.state)) show({ state: { step: 'idle' }, warnings: [] });
    },
  };
}
