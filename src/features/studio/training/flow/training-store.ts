import { currentPerson } from '../../../../shared/api/person.ts';
import { now, wait } from '../../../../shared/lib/clock.ts';
import { createListeners } from '../../../../shared/lib/create-listeners.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { tabLocks, type Locks } from '../../../../shared/lib/tab-lock.ts';
import { notify } from '../../../../shared/ui/toast.ts';
import { TRAINING_MESSAGES } from './training-messages.ts';
import { selectTwin } from '../../../../entities/twin/selected-twin.ts';
import { trainingCalls } from './training-calls.ts';
import {
  checkElsewhere,
  checkTraining,
  followOtherTab,
  resumeTraining,
  runTraining,
  settle,
  showElsewhere,
  stopWaiting,
  type Settlement,
  type TrainingDeps,
  type TrainingOrder,
} from './training-flow.ts';
import { shownProgress, trainingJournal, type OpenTraining, type Refund } from './training-journal.ts';
import { refundNotice, stateNotice, tooLateNotice } from './training-notices.ts';
import { advanceClock, isOverdue } from './training-progress.ts';
import { createTurns, watchPage, type Run } from './training-schedule.ts';
import { isRefundOpen, isTrainingBusy, type TrainingState } from './training-state.ts';

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
/** Between two questions to the server about a training that should be ready. */
const ASK_EVERY_MS = 5_000;
/** A press that had to wait for another tab counts for so long; later it would be a surprise. */
const PRESS_LASTS_MS = 3_000;
/** Between two readings by which a training is lost. */
const LOST_AFTER_MS = 30_000;
/** Pauses between two questions about a refund whose outcome is unknown: they double. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * The training of one user, outside React: a submission goes on when the studio is left, everything else is read from
 * the journal on return. What runs when is in `training-schedule.ts`; intervals are measured by `performance.now()`,
 * because this device's clock may be set while the page is open.
 */
export function createTrainingStore(userId: string, locks: Locks = tabLocks) {
  const journal = trainingJournal(userId);
  const listeners = createListeners(watch);
  let snapshot = IDLE;
  /** The training whose clock is on show. */
  let shown: OpenTraining | null = null;
  let upload: AbortController | undefined;
  let askedAt = 0;
  let enteredAt = 0;
  /** Since when the server has not known the training on show. */
  let lostSince: number | undefined;
  let asking: AbortController | undefined;
  /** How long the server has asked to be left alone about refunds, ms. */
  let retryAfterMs = 0;

  const turns = createTurns(userId, locks, () => {
    if (!isTrainingBusy(snapshot.state)) deps.enter({ step: 'otherTab' });
  });

  const deps: TrainingDeps = {
    calls: trainingCalls(userId),
    journal,
    now,
    newId,
    isLost(isKnown) {
      if (isKnown) lostSince = undefined;
      else lostSince ??= performance.now();
      return lostSince !== undefined && performance.now() - lostSince >= LOST_AFTER_MS;
    },
    enter(state) {
      if (state.step === 'running') shown = journal.read().open;
      else if (state.step !== 'finishing') shown = null;
      lostSince = undefined;
      enteredAt = performance.now();
      show({ state: state.step === 'running' ? advanceClock(state, now(), shownPercent()) : state });
      const notice = isForWhomIsHere(state) ? stateNotice(state) : undefined;
      if (notice) notify(notice);
      if (state.step === 'ready') selectTwin(userId, state.twin.key);
      if (state.step === 'failed') printGuidelines(state.failure.guidelines);
    },
    warn(warnings) {
      show({ warnings });
      notify({ ...TRAINING_MESSAGES.photoTips, text: warnings[0] });
    },
  };

  /** What the training on show had reached before a reload. */
  function shownPercent(): number {
    const kept = shownProgress.read(userId);
    return kept && kept.id === shown?.id ? kept.percent : 0;
  }

  /** Not for the next user. After a sign-out the landing explains it, unless credits may be owed. */
  function isForWhomIsHere(state: TrainingState): boolean {
    const isNoLoss = state.step === 'failed' && state.refund === undefined;
    return (currentPerson() ?? (isNoLoss ? undefined : userId)) === userId;
  }

  function show(change: Partial<TrainingSnapshot>) {
    const refunds = journal.read().refunds.filter(({ state }) => state !== 'pending');
    snapshot = { ...snapshot, ...change, refunds };
    listeners.notify();
  }

  /** For a press: waits for what runs. */
  async function takeTurn(run: Run, afterOtherTab: Run | null = run) {
    await turns.take(run, afterOtherTab);
    void keepAsking();
  }

  /** For what happens by itself: not while something runs in this page. */
  async function tryTurn(run: Run, afterOtherTab: Run | null = resume) {
    if (!turns.isTaken()) await takeTurn(run, afterOtherTab);
  }

  /** Asks for open refunds, one after the other. */
  async function settleRefunds(isAsked: (refund: Refund) => boolean): Promise<Settlement[]> {
    const settlements: Settlement[] = [];
    for (const refund of journal.read().refunds.filter(isAsked)) {
      const settlement = await settle(deps, refund);
      settlements.push(settlement);
      show({ state: withRefund(snapshot.state, refund.id, settlement) });
    }
    return settlements;
  }

  const isUnknown = ({ state }: Refund) => state === 'unknown';
  const hasUnknown = () => journal.read().refunds.some(isUnknown);

  /** Asks by itself until every unclear refund is clear (decision 54). */
  async function keepAsking(): Promise<void> {
    if (asking) return;
    asking = new AbortController();
    const { signal } = asking;
    for (let pauseMs = FIRST_PAUSE_MS; hasUnknown(); pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      await wait(Math.max(pauseMs, retryAfterMs), signal);
      if (signal.aborted) return;
      await askForUnknown();
    }
    asking = undefined;
  }

  /** Only for the person who is here, and not while another tab asks. */
  async function askForUnknown(): Promise<void> {
    if (currentPerson() !== userId || !hasUnknown()) return;
    await tryTurn(async () => {
      const settlements = await settleRefunds(isUnknown);
      retryAfterMs = Math.max(0, ...settlements.map((one) => one.retryAfterMs ?? 0));
      const outcomes = settlements.map(({ outcome }) => outcome).filter((outcome) => !isRefundOpen(outcome));
      if (outcomes.length > 0) notify(refundNotice(outcomes));
    }, null);
  }

  /** Is there something that nobody has asked for since it was written down? */
  function hasUnfinished(): boolean {
    const { open, refunds } = journal.read();
    return open !== null || refunds.some(({ state }) => state === 'pending');
  }

  /** Takes a turn only when there is something to resume, so that tabs that merely open do not wait for each other. */
  function resumeIfNeeded() {
    const { state } = snapshot;
    const isSettledElsewhere =
      state.step === 'failed' &&
      isRefundOpen(state.refund) &&
      journal.read().refunds.every(({ id }) => id !== state.id) &&
      !turns.isTaken();
    show(isSettledElsewhere ? { state: { step: 'idle' } } : {});
    if (shown || hasUnfinished()) void tryTurn(resume);
  }

  /** Reads the journal: after a reload, a sign-in, or what another tab did. */
  async function resume(): Promise<unknown> {
    const { open } = journal.read();
    if (open && open.id === shown?.id) return undefined;
    if (!open && shown) return followOtherTab(deps, shown);
    if (hasUnfinished()) return resumeTraining(deps);
    return snapshot.state.step === 'otherTab' ? deps.enter({ step: 'idle' }) : undefined;
  }

  function check(): Promise<unknown> {
    askedAt = performance.now();
    return snapshot.state.step === 'runningElsewhere' ? checkElsewhere(deps) : checkTraining(deps);
  }

  function tick() {
    const { state } = snapshot;
    if (state.step === 'running') {
      const clock = advanceClock(state, now());
      if (clock !== state) {
        if (shown) shownProgress.write(userId, { id: shown.id, percent: clock.percent });
        show({ state: clock });
      }
      if (clock.percent >= 100) {
        deps.enter({ ...clock, step: 'finishing' });
        void tryTurn(check);
      }
      if (lostSince === undefined) return;
    } else if (state.step === 'runningElsewhere') {
      // Decision 42, for a training whose start and mode this device does not know.
      const since = { mode: 'lora', startedAt: enteredAt } as const;
      if (isOverdue(since, performance.now())) return deps.enter({ step: 'idle' });
    } else if (state.step === 'finishing') {
      if (!state.isOverdue && isOverdue(state, now())) show({ state: { ...state, isOverdue: true } });
    } else return;
    if (performance.now() - askedAt >= ASK_EVERY_MS) void tryTurn(check);
  }

  /** The page is seen or online again: the server is asked, whatever the clock says. */
  function comeBack() {
    if (['running', 'finishing', 'runningElsewhere'].includes(snapshot.state.step)) void tryTurn(check);
    else void askForUnknown();
  }

  /** What is owed from an earlier visit is offered at once, before any call. @returns stop */
  function watch() {
    const stopWatching = watchPage(userId, { tick, journalChange: resumeIfNeeded, comeBack });
    resumeIfNeeded();
    asking?.abort();
    asking = undefined;
    void askForUnknown();
    return () => {
      stopWatching();
      // Nobody is asked for somebody who has left; on return it goes on.
      if (currentPerson() !== userId) asking?.abort();
      // What runs goes on; how it ends is still shown in its panel on return (decision 32).
      if (turns.isTaken()) return;
      journal.release();
      snapshot = IDLE;
      shown = null;
    };
  }

  return {
    getSnapshot: () => snapshot,
    /** The first subscriber resumes what an earlier visit left open; with the last one everything but calls stops. */
    subscribe: listeners.subscribe,
    async start(order: Omit<TrainingOrder, 'upload'>): Promise<void> {
      const pressedAt = performance.now();
      const train = () => {
        const { state } = snapshot;
        // Another press or tab may have begun since.
        if (journal.read().open || (state.step !== 'otherTab' && isTrainingBusy(state))) return resume();
        if (performance.now() - pressedAt > PRESS_LASTS_MS) {
          notify(tooLateNotice);
          return resume();
        }
        show({ warnings: [] });
        upload = new AbortController();
        return runTraining(deps, { ...order, upload: upload.signal });
      };
      if (!isTrainingBusy(snapshot.state)) await takeTurn(train);
    },
    /** Stops the upload; the credits are refunded. */
    cancelUpload: () => upload?.abort(),
    /** Gives up an overdue training that the server says nothing about; the credits are asked back. */
    stopWaiting: () => takeTurn(() => stopWaiting(deps)),
    /** Asks the server whether a training is ready: again, where it is being asked, as that may be too early. */
    checkNow: () => takeTurn(check),
    /** Asks for every open refund now. */
    async retryRefunds(): Promise<void> {
      show({ isRefunding: true });
      await takeTurn(async () => {
        const outcomes = (await settleRefunds(() => true)).map(({ outcome }) => outcome);
        if (outcomes.length > 0) notify(refundNotice(outcomes));
        if (snapshot.state.step === 'otherTab') deps.enter({ step: 'idle' });
      });
      show({ isRefunding: false });
    },
    /** Asks once whether a training runs that has no journal here. Rejects when that cannot be asked. */
    async checkElsewhere(): Promise<boolean> {
      // It moves nothing, so it needs no turn; and an answer that comes late must not stop a new training.
      const isStillIdle = () => !isTrainingBusy(snapshot.state) && !turns.isTaken() && !listeners.isEmpty;
      return showElsewhere({ ...deps, enter: (state) => isStillIdle() && deps.enter(state) });
    },
    /** The person has read how it ended. */
    dismiss() {
      if (!isTrainingBusy(snapshot.state)) show({ state: { step: 'idle' }, warnings: [] });
    },
  };
}

/** The same state, where it tells of this training, with what became of its charge. */
function withRefund(state: TrainingState, id: string, { outcome }: Settlement): TrainingState {
  if (state.step === 'failed' && state.id === id) return { ...state, refund: outcome };
  if (state.step !== 'runningElsewhere' || state.refused?.id !== id) return state;
  return { ...state, refused: { ...state.refused, refund: outcome } };
}

/** Spec §8: the guidelines of refused photos are printed to the console; the photo panel shows them too. */
function printGuidelines(guidelines: readonly string[]): void {
  if (guidelines.length === 0) return;
  // oxlint-disable-next-line no-console -- the specification sends the person there ("Photo Quality Tips").
  console.info(['Photo guidelines:', ...guidelines.map((line) => `• ${line}`)].join('\n'));
}
