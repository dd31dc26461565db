import { currentPerson } from '../../../../shared/api/person.ts';
import { createListeners } from '../../../../shared/lib/create-listeners.ts';
import { notify } from '../../../../shared/ui/toast.ts';
import type { TrainingDeps } from './training-deps.ts';
import { runTraining, type TrainingOrder } from './training-flow.ts';
import type { OpenTraining, OwedRefund, ShownProgress } from './training-journal.ts';
import { refundNotice, stateNotice } from './training-notices.ts';
import { advanceClock, isOverdue } from './training-progress.ts';
import {
  checkElsewhere,
  checkTraining,
  followOtherTab,
  resumeTraining,
  showElsewhere,
  stopWaiting,
} from './training-recovery.ts';
import { confirmRefunds, refundOwed } from './training-refund.ts';
import { createTurns, watchPage, type TrainingLock } from './training-schedule.ts';
import { enter, isTrainingBusy, type TrainingState } from './training-state.ts';

export interface TrainingSnapshot {
  state: TrainingState;
  /** Refunds that the person knows of and that wait for the button. */
  owed: readonly OwedRefund[];
  isRefunding: boolean;
  /** Remarks of the server on the photos of the last training. */
  warnings: readonly string[];
}

export interface TrainingStore {
  getSnapshot(): TrainingSnapshot;
  /** The first subscriber resumes what an earlier visit left open; with the last one everything but calls stops. */
  subscribe(listener: () => void): () => void;
  start(order: Omit<TrainingOrder, 'upload'>): Promise<void>;
  /** Stops the upload; the credits are refunded. */
  cancelUpload(): void;
  /** Gives up an overdue training that the server says nothing about; the credits are asked back. */
  stopWaiting(): Promise<void>;
  /** Asks the server again: what became of an unsettled call, or whether a training is ready. */
  checkNow(): Promise<void>;
  retryRefunds(): Promise<void>;
  /** Asks once whether a training runs that has no journal here. Rejects when that cannot be asked. */
  checkElsewhere(): Promise<boolean>;
  /** The person has read how it ended. */
  dismiss(): void;
}

export type TrainingStoreDeps = Omit<TrainingDeps, 'enter' | 'warn'> & {
  userId: string;
  lock: TrainingLock;
  progress: ShownProgress;
  /** A new twin is listed. */
  onReady(key: string): void;
};

const IDLE: TrainingSnapshot = { state: { step: 'idle' }, owed: [], isRefunding: false, warnings: [] };
/** Between two questions to the server about a training that should be ready. */
const ASK_EVERY_MS = 5_000;
/** A press that had to wait for another tab counts for so long; later it would be a surprise. */
const PRESS_LASTS_MS = 3_000;

/**
 * The training of one user, outside React: a submission goes on when the studio is left, everything else is read from
 * the journal on return. What runs when is in `training-schedule.ts`; intervals are measured by `performance.now()`,
 * because this device's clock may be set while the page is open.
 */
export function createTrainingStore(given: TrainingStoreDeps): TrainingStore {
  const { userId, journal, progress } = given;
  const listeners = createListeners(() => {
    watch();
    return stop;
  });
  let snapshot = IDLE;
  /** The training on show, also while another tab runs it. */
  let shown: OpenTraining | null = null;
  let upload: AbortController | undefined;
  let askedAt = 0;
  let elsewhereSince = 0;
  let stopWatching: (() => void) | undefined;

  const turns = createTurns(given.lock, () => {
    if (snapshot.state.step !== 'otherTab') deps.enter({ step: 'otherTab' });
  });

  const deps: TrainingDeps = {
    ...given,
    enter(state) {
      const { open } = journal.read();
      const isOnClock = state.step === 'running' || state.step === 'finishing';
      if (isOnClock) shown = open;
      else if (state.step !== 'otherTab') shown = null;
      if (state.step === 'runningElsewhere') elsewhereSince = performance.now();
      const next =
        state.step === 'running' && open ? advanceClock(state, given.now(), progress.read(open.id)) : state;
      show({ state: enter(snapshot.state, next) });
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

  /** Not for the next user. After a sign-out the landing explains it, unless credits may be owed. */
  function isForWhomIsHere(state: TrainingState): boolean {
    const person = currentPerson();
    if (person === undefined) return state.step !== 'failed' || state.refund !== 'notCharged';
    return person === userId;
  }

  function show(change: Partial<TrainingSnapshot>) {
    const owed = journal.read().owed.filter(({ isOffered }) => isOffered);
    snapshot = { ...snapshot, ...change, owed };
    listeners.notify();
  }

  async function takeTurn(run: () => Promise<void>, afterOtherTab = resume): Promise<void> {
    await turns.take(run, afterOtherTab);
    show({});
    // A failure while the screen was left is still shown in its panel on return (decision 32).
    if (listeners.isEmpty && snapshot.state.step !== 'failed') stop();
  }

  /** Takes a turn only when there is something to resume, so that tabs that merely open do not wait for each other. */
  async function resumeIfNeeded(): Promise<void> {
    const { open, owed } = journal.read();
    if (open || shown || owed.some(({ isOffered }) => !isOffered)) await takeTurn(resume);
  }

  /** Reads the journal: after a reload, a sign-in, or what another tab did. */
  async function resume(): Promise<void> {
    const { open, owed } = journal.read();
    const isOnShow = snapshot.state.step !== 'otherTab' && shown !== null && shown.id === open?.id;
    if (open?.step === 'running' && isOnShow) return;
    if (!open && shown) return followOtherTab(deps, shown);
    if (open || owed.some(({ isOffered }) => !isOffered)) return resumeTraining(deps);
    if (snapshot.state.step === 'otherTab') deps.enter({ step: 'idle' });
  }

  async function checkNow(): Promise<void> {
    askedAt = performance.now();
    const { state } = snapshot;
    if (state.step === 'unsettled') return takeTurn(() => resumeTraining(deps));
    return takeTurn(() => (state.step === 'runningElsewhere' ? checkElsewhere(deps) : checkTraining(deps)));
  }

  function tick() {
    const { state } = snapshot;
    if (state.step === 'running') {
      const clock = advanceClock(state, given.now());
      if (clock !== state) {
        if (shown) progress.write(shown.id, clock.percent);
        show({ state: clock });
      }
      if (clock.percent >= 100) {
        deps.enter({ ...clock, step: 'finishing' });
        void checkNow();
      }
      return;
    }
    if (state.step === 'runningElsewhere') {
      // Decision 42, for a training whose start and mode this device does not know.
      const since = { mode: 'lora', startedAt: elsewhereSince } as const;
      if (isOverdue(since, performance.now())) return deps.enter({ step: 'idle' });
    } else if (state.step === 'finishing') {
      if (!state.isOverdue && isOverdue(state, given.now())) show({ state: { ...state, isOverdue: true } });
    } else return;
    if (performance.now() - askedAt >= ASK_EVERY_MS) void checkNow();
  }

  /** The page is seen or online again: the server is asked, whatever the clock says. */
  function comeBack() {
    const { state } = snapshot;
    const isOpen = ['running', 'finishing', 'runningElsewhere', 'unsettled'].includes(state.step);
    if (isOpen) void checkNow();
    if (state.step !== 'failed' || state.refund !== 'unconfirmed') return;
    void takeTurn(async () => {
      await confirmRefunds(deps);
      if (journal.read().owed.length === 0) show({ state: { ...state, refund: 'refunded' } });
    });
  }

  function watch() {
    stopWatching = watchPage(userId, {
      tick,
      journalChange() {
        show({});
        void resumeIfNeeded();
      },
      comeBack,
    });
    // What is owed from an earlier visit is offered at once, before any call.
    show({});
    void resumeIfNeeded();
  }

  function stop() {
    stopWatching?.();
    stopWatching = undefined;
    if (turns.current) return;
    snapshot = IDLE;
    shown = null;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    async start(order) {
      await turns.current;
      const pressedAt = performance.now();
      const train = async () => {
        // Another tab may have begun since this one last looked.
        if (journal.read().open || performance.now() - pressedAt > PRESS_LASTS_MS) return resume();
        if (snapshot.state.step === 'otherTab') deps.enter({ step: 'idle' });
        show({ warnings: [] });
        upload = new AbortController();
        await runTraining(deps, { ...order, upload: upload.signal });
      };
      if (!isTrainingBusy(snapshot.state)) await takeTurn(train, train);
    },
    cancelUpload: () => upload?.abort(),
    stopWaiting: () => takeTurn(() => stopWaiting(deps)),
    checkNow,
    async retryRefunds() {
      if (snapshot.isRefunding) return;
      show({ isRefunding: true });
      await turns.current;
      await takeTurn(async () => {
        const { refund, count } = await refundOwed(deps);
        notify(refundNotice(refund, count));
        const { state } = snapshot;
        const isWaiting = state.step === 'failed' && ['owed', 'unconfirmed'].includes(state.refund);
        if (isWaiting) show({ state: { ...state, refund } });
      });
      show({ isRefunding: false });
    },
    async checkElsewhere() {
      await turns.current;
      // It moves nothing, so it needs no turn; and an answer that comes late must not stop a new training.
      const isStillIdle = () => !isTrainingBusy(snapshot.state) && !turns.current && !listeners.isEmpty;
      return showElsewhere({ ...deps, enter: (state) => isStillIdle() && deps.enter(state) });
    },
    dismiss() {
      if (!isTrainingBusy(snapshot.state)) show({ state: { step: 'idle' }, warnings: [] });
    },
  };
}

/** Spec §8: the guidelines of refused photos are printed to the console; the photo panel shows them too. */
function printGuidelines(guidelines: readonly string[]): void {
  if (guidelines.length === 0) return;
  // oxlint-disable-next-line no-console -- the specification sends the person there ("Photo Quality Tips").
  console.info(['Photo guidelines:', ...guidelines.map((line) => `• ${line}`)].join('\n'));
}
