import { selectTwin } from '#entities/twin/selected-twin.ts';
import { currentPerson } from '#shared/api/person.ts';
import { createTurns, tabLocks, type Locks, type Run } from '#shared/api/tab-lock.ts';
import { wait } from '#shared/lib/clock.ts';
import { createStore } from '#shared/lib/store.ts';
import { notify } from '#shared/lib/toast.ts';
import { TRAINING_MESSAGES } from './training-failure.ts';
import * as flow from './training-flow.ts';
import { trainingJournal, type Refund } from './training-journal.ts';
import { refundNotice, stateNotice } from './training-notices.ts';
import { isRefundOpen, isTrainingBusy, type RefundOutcome, type TrainingState } from './training-state.ts';

export interface TrainingSnapshot {
  state: TrainingState;
  /** Open refunds that were requested. */
  refunds: readonly Refund[];
  /** The server's warnings about the photos of the last training. */
  warnings: readonly string[];
}

export type TrainingStore = ReturnType<typeof createTrainingStore>;

const IDLE: TrainingSnapshot = { state: { step: 'idle' }, refunds: [], warnings: [] };
/** Short, because the simulated clock may run fast. */
const TICK_MS = 250;
/** Between two checks of a training that should be ready. */
const CHECK_INTERVAL_MS = 5_000;
/** A press that waited for another tab expires after this time. */
const PRESS_TIMEOUT_MS = 3_000;
/** Pauses between requests of an unclear refund; they double. */
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 30_000;

/**
 * The training of one user, outside React: a submission continues when the studio is left; everything else is read
 * from the journal on return. Intervals use `performance.now()`, because this device's clock may be changed while the
 * page is open.
 */
export function createTrainingStore(userId: string, locks: Locks = tabLocks) {
  const journal = trainingJournal(userId);
  /** The first listener resumes what is open; after the last one only calls continue. */
  const snapshot = createStore(IDLE, watch);
  let upload: AbortController | undefined;
  let checkedAt = 0;
  let wasDue = false;
  let polling: AbortController | undefined;
  /** How long the server asks to wait before the next requests of refunds, ms: the longest of the last answers. */
  let retryAfterMs = 0;

  /** Two tabs must not charge at once, and a tab must not refund another tab's upload as interrupted. */
  const turns = createTurns(locks, `twin-studio:training-lock:${userId}`, () => {
    if (!isTrainingBusy(snapshot.get().state)) deps.enter({ step: 'otherTab' });
  });

  const deps: flow.TrainingDeps = {
    userId,
    journal,
    enter(state) {
      show({ state });
      const notice = isForCurrentPerson(state) ? stateNotice(state) : undefined;
      if (notice) notify(notice);
      if (state.step === 'ready') selectTwin(userId, state.twin.key);
      if (state.step === 'failed') printGuidelines(state.failure.guidelines);
    },
    warn(warnings) {
      show({ warnings });
      notify({ ...TRAINING_MESSAGES.photoTips, text: warnings[0] });
    },
    postpone: (ms) => void (retryAfterMs = Math.max(retryAfterMs, ms)),
  };

  /** Not for the next user. After a sign-out only when credits may be owed, because the landing explains the rest. */
  function isForCurrentPerson(state: TrainingState): boolean {
    const mayBeOwed = 'refund' in state;
    return [userId, mayBeOwed ? undefined : userId].includes(currentPerson());
  }

  function show(change: Partial<TrainingSnapshot>) {
    const { refunds } = journal.read();
    const next = { ...snapshot.get(), ...change, refunds: refunds.filter(wasRequested) };
    const { state } = next;
    const isOpen = state.step === 'failed' && isRefundOpen(state.refund);
    // Another tab has closed the refund that this one shows as open.
    const isClosed = isOpen && refunds.every(({ id }) => id !== state.id);
    snapshot.set(isClosed ? { ...next, state: IDLE.state } : next);
  }

  /** For a press: waits for the current task. */
  async function takeTurn(run: Run, isPatient = true) {
    await turns.take(run, isPatient);
    if (snapshot.get().state.step === 'otherTab' && !turns.isTaken()) deps.enter({ step: 'idle' });
    void pollRefunds();
  }

  /** For automatic tasks: skipped while another task runs in this page. */
  async function tryTurn(run: Run, isPatient = true) {
    if (!turns.isTaken()) await takeTurn(run, isPatient);
  }

  const hasUnknown = () => journal.read().refunds.some(isUnknown);

  /** Requests open refunds one after the other: after a press all of them, else the unclear ones. */
  async function requestRefunds({ isPress = false } = {}): Promise<void> {
    const outcomes: RefundOutcome[] = [];
    retryAfterMs = 0;
    for (const refund of journal.read().refunds.filter((one) => isPress || isUnknown(one))) {
      const outcome = await flow.requestRefund(deps, refund);
      show({ state: withRefund(snapshot.get().state, refund.id, outcome) });
      if (isPress || !isRefundOpen(outcome)) outcomes.push(outcome);
    }
    if (outcomes.length > 0) notify(refundNotice(outcomes));
  }

  /** Requests unclear refunds until all are clear (decision 54). */
  async function pollRefunds(): Promise<void> {
    if (polling || currentPerson() !== userId) return;
    polling = new AbortController();
    const { signal } = polling;
    for (let pauseMs = FIRST_PAUSE_MS; hasUnknown(); pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
      await wait(Math.max(pauseMs, retryAfterMs), signal);
      if (signal.aborted) break;
      await requestUnknownRefunds();
    }
    polling = undefined;
  }

  /** Skipped while another tab does something. */
  async function requestUnknownRefunds(): Promise<void> {
    if (hasUnknown()) await tryTurn(() => requestRefunds(), false);
  }

  /** Does the journal have entries that this page has neither started nor shown? */
  function isBehind(): boolean {
    const { open, refunds } = journal.read();
    const { state } = snapshot.get();
    const shownId = state.step === 'running' ? state.id : undefined;
    return open?.id !== shownId || !refunds.every(wasRequested);
  }

  /**
   * Called after a reload, a sign-in, or a change by another tab. Takes the lock only when there is something to do.
   */
  function catchUp() {
    show({});
    if (isBehind()) void tryTurn(sync);
  }

  /** Continues by the state on screen and the journal. */
  async function sync(): Promise<unknown> {
    const { state } = snapshot.get();
    checkedAt = performance.now();
    if (isBehind()) return flow.resumeTraining(deps, state.step === 'running' ? state : undefined);
    if (state.step === 'running') return flow.checkTraining(deps);
    if (state.step === 'runningElsewhere') return flow.checkElsewhere(deps, state.shownSince);
    return undefined;
  }

  /** Checks a training that should be ready, or is missing on the server: at once, then every few seconds. */
  function tick() {
    const { state } = snapshot.get();
    const isDue = state.step === 'running' ? flow.isDue(state) : state.step === 'runningElsewhere';
    if (isDue && (!wasDue || performance.now() - checkedAt >= CHECK_INTERVAL_MS)) void tryTurn(sync);
    wasDue = isDue;
  }

  /** Called when the page is visible or online again: checks at once. */
  function onReturn() {
    if (['running', 'runningElsewhere'].includes(snapshot.get().state.step)) void tryTurn(sync);
    else void requestUnknownRefunds();
  }

  /** Shows open refunds at once, before any call. @returns stops watching */
  function watch() {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setInterval(tick, TICK_MS);
    addEventListener('storage', catchUp, { signal });
    addEventListener('online', onReturn, { signal });
    const isSeen = () => document.visibilityState === 'visible';
    document.addEventListener('visibilitychange', () => isSeen() && onReturn(), { signal });
    catchUp();
    void requestUnknownRefunds();
    return () => {
      clearInterval(timer);
      controller.abort();
      // For the time of another user; the pauses begin again on return.
      if (currentPerson() !== userId) polling?.abort();
      // A running task continues; its result is shown on return (decision 32).
      if (turns.isTaken()) return;
      journal.release();
      snapshot.set(IDLE);
    };
  }

  return {
    snapshot,
    async start(input: flow.TrainingInput): Promise<void> {
      const pressedAt = performance.now();
      const train = () => {
        const { state } = snapshot.get();
        // Another press or tab may have started one meanwhile.
        if (isBehind() || (state.step !== 'otherTab' && isTrainingBusy(state))) return sync();
        if (performance.now() - pressedAt > PRESS_TIMEOUT_MS) {
          notify(TRAINING_MESSAGES.pressTooLate);
          return Promise.resolve();
        }
        show({ warnings: [] });
        upload = new AbortController();
        return flow.runTraining(deps, input, upload.signal);
      };
      if (!isTrainingBusy(snapshot.get().state)) await takeTurn(train);
    },
    /** Cancels the upload; the credits are refunded. */
    cancelUpload: () => upload?.abort(),
    /** Gives up an overdue training that the server says nothing about, and requests the refund. */
    stopWaiting: () => takeTurn(() => flow.stopWaiting(deps)),
    /** Checks whether the training is ready, also after a check that is under way. */
    checkNow: () => takeTurn(sync),
    /** Requests every open refund now. */
    retryRefunds: () => takeTurn(() => requestRefunds({ isPress: true })),
    /** Checks once whether a training without a journal here runs. Rejects when the call fails. */
    async checkElsewhere(): Promise<boolean> {
      // It changes nothing, so it needs no lock. A late answer must not replace a new training.
      const enter = (state: TrainingState) => !isTrainingBusy(snapshot.get().state) && deps.enter(state);
      return flow.showElsewhere({ ...deps, enter });
    },
    /** Dismisses the result. */
    dismiss() {
      if (!isTrainingBusy(snapshot.get().state)) show({ state: { step: 'idle' }, warnings: [] });
    },
  };
}

const wasRequested = ({ state }: Refund) => state !== 'pending';
const isUnknown = ({ state }: Refund) => state === 'unknown';

/** The state with the outcome of this training's refund, if it shows this training. */
function withRefund(state: TrainingState, id: string, refund: RefundOutcome): TrainingState {
  if (state.step === 'failed' && state.id === id) return { ...state, refund };
  if (state.step !== 'runningElsewhere' || state.refused?.id !== id) return state;
  return { ...state, refused: { ...state.refused, refund } };
}

/** Spec §8: the guidelines of refused photos are printed to the console; the photo panel shows them too. */
function printGuidelines(guidelines: readonly string[]): void {
  if (guidelines.length === 0) return;
  // oxlint-disable-next-line no-console -- the specification sends the person there ("Photo Quality Tips").
  console.info(['Photo guidelines:', ...guidelines.map((line) => `• ${line}`)].join('\n'));
}
