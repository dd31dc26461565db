import { TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { currentPerson } from '../../../../shared/api/person.ts';
import { now, wait } from '../../../../shared/lib/clock.ts';
import { createListeners } from '../../../../shared/lib/create-listeners.ts';
import { createTurns, tabLocks, type Locks, type Run } from '../../../../shared/lib/tab-lock.ts';
import { notify } from '../../../../shared/ui/toast.ts';
import { TRAINING_MESSAGES } from './training-messages.ts';
import { selectTwin } from '../../../../entities/twin/selected-twin.ts';
import { trainingCalls } from './training-calls.ts';
import { advanceClock } from './training-clock.ts';
import * as flow from './training-flow.ts';
import { isJournalKey, trainingJournal, type Refund } from './training-journal.ts';
import { refundNotice, stateNotice } from './training-notices.ts';
import { isRefundOpen, isTrainingBusy, type RefundOutcome, type TrainingState } from './training-state.ts';

export interface TrainingSnapshot {
  state: TrainingState;
  /** Refunds that are not settled although they were asked for. */
  refunds: readonly Refund[];
  isRefunding: boolean;
  /** Remarks of the server on the photos of the last training. */
  warnings: readonly string[];
}

export type TrainingStore = ReturnType<typeof createTrainingStore>;

const IDLE: TrainingSnapshot = { state: { step: 'idle' }, refunds: [], isRefunding: false, warnings: [] };
/** The clock may be sped up, so it is read often; nothing is drawn unless it changed. */
const TICK_MS = 250;
/** Between two questions to the server about a training that should be ready. */
const ASK_EVERY_MS = 5_000;
/** A press that had to wait for another tab counts for so long; later it would be a surprise. */
const PRESS_LASTS_MS = 3_000;
/** Pauses between two questions about a refund whose outcome is unknown: they double. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The training of one user, outside React: a submission goes on when the studio is left, everything else is read from
 * the journal on return. Intervals are measured by `performance.now()`, because
 * this device's clock may be set while the page is open.
 */
export function createTrainingStore(userId: string, locks: Locks = tabLocks) {
  const journal = trainingJournal(userId);
  const listeners = createListeners(watch);
  let snapshot = IDLE;
  let upload: AbortController | undefined;
  let askedAt = -Infinity;
  let asking: AbortController | undefined;

  /**
   * Two tabs that press the button at once must not both charge, and a tab must not mistake another tab's upload for one
   * that crashed, and refund it.
   */
  const turns = createTurns(locks, `twin-studio:training-lock:${userId}`, () => {
    if (!isTrainingBusy(snapshot.state)) deps.enter({ step: 'otherTab' });
  });

  const deps: flow.TrainingDeps = {
    calls: trainingCalls(userId),
    journal,
    enter(state) {
      show({ state: state.step === 'running' ? advanceClock(state, now()) : state });
      const notice = isForCurrentPerson(state) ? stateNotice(state) : undefined;
      if (notice) notify(notice);
      if (state.step === 'ready') selectTwin(userId, state.twin.key);
      if (state.step === 'failed') printGuidelines(state.failure.guidelines);
    },
    warn(warnings) {
      show({ warnings });
      notify({ ...TRAINING_MESSAGES.photoTips, text: warnings[0] });
    },
  };

  /** Not for the next user. After a sign-out the landing explains it, unless credits may be owed. */
  function isForCurrentPerson(state: TrainingState): boolean {
    const isNoLoss = state.step === 'failed' && state.refund === undefined;
    return (currentPerson() ?? (isNoLoss ? undefined : userId)) === userId;
  }

  function show(change: Partial<TrainingSnapshot>) {
    const { refunds } = journal.read();
    const { state } = (snapshot = { ...snapshot, ...change, refunds: refunds.filter(isAsked) });
    const isOpen = state.step === 'failed' && isRefundOpen(state.refund);
    // Another tab has settled what this one shows as open.
    if (isOpen && refunds.every(({ id }) => id !== state.id)) snapshot = { ...snapshot, state: IDLE.state };
    listeners.notify();
  }

  /** For a press: waits for what runs. */
  async function takeTurn(run: Run, isPatient = true) {
    await turns.take(run, isPatient);
    void keepAsking();
  }

  /** For what happens by itself: not while something runs in this page. */
  async function tryTurn(run: Run, isPatient = true) {
    if (!turns.isTaken()) await takeTurn(run, isPatient);
  }

  const hasUnknown = () => journal.read().refunds.some(isUnknown);

  /**
   * Asks for open refunds, one after the other: for all of them at a press, else for the unclear ones.
   * @returns how long the server asks to be left alone, ms
   */
  async function settleRefunds({ isPress }: { isPress: boolean }): Promise<number> {
    const settlements: flow.Settlement[] = [];
    for (const refund of journal.read().refunds.filter((one) => isPress || isUnknown(one))) {
      const settlement = await flow.settle(deps, refund);
      settlements.push(settlement);
      show({ state: withRefund(snapshot.state, refund.id, settlement.outcome) });
    }
    const outcomes = settlements.map(({ outcome }) => outcome);
    const told = outcomes.filter((outcome) => isPress || !isRefundOpen(outcome));
    if (told.length > 0) notify(refundNotice(told));
    return Math.max(0, ...settlements.map(({ retryAfterMs }) => retryAfterMs));
  }

  /** Asks by itself until every unclear refund is clear (decision 54). */
  async function keepAsking(): Promise<void> {
    if (asking) return;
    asking = new AbortController();
    const { signal } = asking;
    let retryAfterMs = 0;
    for (let pauseMs = FIRST_PAUSE_MS; hasUnknown(); pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      await wait(Math.max(pauseMs, retryAfterMs), signal);
      if (signal.aborted) return;
      retryAfterMs = await askForUnknown();
    }
    asking = undefined;
  }

  /** Only for the person who is here, and not while another tab asks. @returns see {@link settleRefunds} */
  async function askForUnknown(): Promise<number> {
    let retryAfterMs = 0;
    if (currentPerson() === userId && hasUnknown())
      await tryTurn(async () => (retryAfterMs = await settleRefunds({ isPress: false })), false);
    return retryAfterMs;
  }

  /** Does the journal hold something that this page has neither begun nor shown? */
  function isBehind(): boolean {
    const { open, refunds } = journal.read();
    const { state } = snapshot;
    const shownId = state.step === 'running' ? state.id : undefined;
    return open?.id !== shownId || !refunds.every(isAsked);
  }

  /** After a reload, a sign-in, or what another tab did. Takes a turn only when there is something to do. */
  function catchUp() {
    show({});
    if (isBehind()) void tryTurn(look);
  }

  /** The one way to go on, by what is shown and what the journal holds. */
  async function look(): Promise<unknown> {
    const { open } = journal.read();
    const { state } = snapshot;
    askedAt = performance.now();
    if (state.step === 'running' && !open) return flow.showResult(deps, state);
    if (isBehind()) return flow.resumeTraining(deps);
    if (state.step === 'running') return flow.checkTraining(deps);
    if (state.step === 'runningElsewhere') return flow.checkElsewhere(deps);
    return state.step === 'otherTab' ? deps.enter({ step: 'idle' }) : undefined;
  }

  function tick() {
    const { state } = snapshot;
    if (state.step === 'running') {
      const clock = advanceClock(state, now());
      if (clock !== state) show({ state: clock });
      if (clock.percent < 100 && clock.missingSince === undefined) return;
      if (state.percent < 100 && clock.percent === 100) askedAt = -Infinity;
    } else if (state.step !== 'runningElsewhere') return;
    // Decision 42, for a training whose start and mode this device does not know.
    else if (performance.now() - state.shownSince >= TRAINING_ENDS_WITHIN_MS.lora)
      return deps.enter({ step: 'idle' });
    if (performance.now() - askedAt >= ASK_EVERY_MS) void tryTurn(look);
  }

  /** The page is seen or online again: the server is asked, whatever the clock says. */
  function comeBack() {
    if (['running', 'runningElsewhere'].includes(snapshot.state.step)) void tryTurn(look);
    else void askForUnknown();
  }

  /** What is owed from an earlier visit is offered at once, before any call. @returns stop */
  function watch() {
    const watching = new AbortController();
    const { signal } = watching;
    const timer = setInterval(tick, TICK_MS);
    addEventListener('storage', ({ key }) => isJournalKey(key, userId) && catchUp(), { signal });
    addEventListener('online', comeBack, { signal });
    const isSeen = () => document.visibilityState === 'visible';
    document.addEventListener('visibilitychange', () => isSeen() && comeBack(), { signal });
    catchUp();
    asking?.abort();
    asking = undefined;
    void askForUnknown();
    return () => {
      clearInterval(timer);
      watching.abort();
      // Nobody is asked for somebody who has left; on return it goes on.
      if (currentPerson() !== userId) asking?.abort();
      // What runs goes on; how it ends is still shown in its panel on return (decision 32).
      if (turns.isTaken()) return;
      journal.release();
      snapshot = IDLE;
    };
  }

  return {
    getSnapshot: () => snapshot,
    /** The first subscriber resumes what an earlier visit left open; with the last one everything but calls stops. */
    subscribe: listeners.subscribe,
    async start(order: Omit<flow.TrainingOrder, 'upload'>): Promise<void> {
      const pressedAt = performance.now();
      const train = () => {
        const { state } = snapshot;
        // Another press or tab may have begun since.
        if (isBehind() || (state.step !== 'otherTab' && isTrainingBusy(state))) return look();
        if (performance.now() - pressedAt > PRESS_LASTS_MS) {
          notify(TRAINING_MESSAGES.pressTooLate);
          return look();
        }
        show({ warnings: [] });
        upload = new AbortController();
        return flow.runTraining(deps, { ...order, upload: upload.signal });
      };
      if (!isTrainingBusy(snapshot.state)) await takeTurn(train);
    },
    /** Stops the upload; the credits are refunded. */
    cancelUpload: () => upload?.abort(),
    /** Gives up an overdue training that the server says nothing about; the credits are asked back. */
    stopWaiting: () => takeTurn(() => flow.stopWaiting(deps)),
    /** Asks the server whether a training is ready: again, where it is being asked, as that may be too early. */
    checkNow: () => takeTurn(look),
    /** Asks for every open refund now. */
    async retryRefunds(): Promise<void> {
      show({ isRefunding: true });
      await takeTurn(async () => {
        await settleRefunds({ isPress: true });
        if (snapshot.state.step === 'otherTab') deps.enter({ step: 'idle' });
      });
      show({ isRefunding: false });
    },
    /** Asks once whether a training runs that has no journal here. Rejects when that cannot be asked. */
    async checkElsewhere(): Promise<boolean> {
      // It moves nothing, so it needs no turn; and an answer that comes late must not stop a new training.
      const isStillIdle = () => !isTrainingBusy(snapshot.state) && !turns.isTaken() && !listeners.isEmpty;
      return flow.showElsewhere({ ...deps, enter: (state) => isStillIdle() && deps.enter(state) });
    },
    /** The person has read how it ended. */
    dismiss() {
      if (!isTrainingBusy(snapshot.state)) show({ state: { step: 'idle' }, warnings: [] });
    },
  };
}

const isAsked = ({ state }: Refund) => state !== 'pending';
const isUnknown = ({ state }: Refund) => state === 'unknown';

/** The same state, where it tells of this training, with what became of its charge. */
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
