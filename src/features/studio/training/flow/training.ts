import type { Twin } from '#entities/twin/twin.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError, hasStatus } from '#shared/api/api-error.ts';
import { problemOf, type KeyedAnswer } from '#shared/api/outbox.ts';
import type { Message } from '#shared/lib/messages.ts';
import * as messages from './training-messages.ts';
import {
  hasUnshownEntries,
  isOverdue,
  isRefundOpen,
  isTrainingBusy,
  seenSince,
  shownTraining,
  type CallStep,
  type Now,
  type OpenTraining,
  type Refund,
  type RefundOutcome,
  type RunningTraining,
  type Training,
  type TrainingFailure,
  type TrainingMode,
  type TrainingState,
} from './training-state.ts';

/** A training unknown to the server for this long counts as lost. */
const LOST_AFTER_MS = 30_000;

/** Request and answer of each call. The request is a command; the answer becomes an event. */
interface Calls {
  /** Reads the balance and the list of twins. */
  prepare: [
    { id: string; mode: TrainingMode },
    [PromiseSettledResult<number>, PromiseSettledResult<readonly Twin[]>],
  ];
  /** The call of the step: charge, upload, or request for training. */
  send: [{ open: CalledTraining }, KeyedAnswer<StepResult>];
  /** `cause`: the training has just ended, or had before a reload; else an open refund is requested again. */
  refund: [{ refund: Refund; cause: 'end' | 'resume' | 'repeat' | 'press' }, KeyedAnswer<void>];
  /** Is its twin listed, else does it run? Without `of`: does a training of another device run? */
  check: [{ of?: RunningTraining }, Progress];
}

export type CalledTraining = OpenTraining & { step: CallStep };

/** What the accepted call of a step adds to the training. `warnings`: about its photos. */
export type StepResult = Partial<Pick<OpenTraining, 'zipUrl' | 'triggerWord' | 'trainingTime'>> & {
  warnings?: readonly string[];
};

/** The status of the user's latest training, or `ready` with the twin if it is listed. `isListed`: the list was read. */
export interface Progress {
  status: 'training' | 'ready' | 'failed' | 'none' | 'unreadable';
  triggerWord?: string | undefined;
  isRefunded?: boolean | undefined;
  isListed?: boolean;
  twin?: Twin;
}

export type TrainingCall = { [T in keyof Calls]: { type: T } & Calls[T][0] }[keyof Calls];
export type TrainingAnswer = {
  [T in keyof Calls]: { type: T; answer: Calls[T][1] } & Calls[T][0];
}[keyof Calls];

/** `isOwed`: announced after a sign-out too, because credits may be owed. */
export type TrainingCommand =
  | TrainingCall
  | { type: 'tell'; message: Message; isOwed: boolean }
  | { type: 'select'; twin: Twin }
  | { type: 'reloadCredits' };

export type TrainingEvent =
  /** On a mode. `isReadable`: the stored journal. */
  | { type: 'pressed'; id: string; mode: TrainingMode; isReadable: boolean }
  /** The page was opened or is seen again, it is time to check, or a person wants to know. */
  | { type: 'looked' }
  /** The person stops waiting for an overdue training that the server says nothing about. */
  | { type: 'gaveUp' }
  /** Open refunds are requested: after a press all of them, else the unclear ones. */
  | { type: 'askedAgain'; cause: 'press' | 'repeat' }
  | TrainingAnswer;

export interface Next {
  state: Training;
  commands: readonly TrainingCommand[];
}

/**
 * The training protocol (spec §4, decisions 7, 9 and 54): what follows an event. The state is written before the
 * commands run, one after the other. Any failure after the charge is compensated, once.
 */
export function next(state: Training, event: TrainingEvent, now: Now): Next {
  const { open } = state;
  switch (event.type) {
    case 'pressed':
      return press(state, event, now);
    case 'looked':
      return look(state, now);
    case 'gaveUp':
      return open?.step === 'running' && isOverdue(open, state.seen, now)
        ? compensate(state, open, messages.stoppedWaiting)
        : to(state);
    case 'askedAgain': {
      const { cause } = event;
      const asked = state.refunds.filter((refund) => cause === 'press' || refund.state === 'unknown');
      return to({ ...state, retryAfterMs: 0 }, ...asked.map((refund) => requestRefund(refund, cause)));
    }
    case 'prepare':
      return prepared(state, event);
    case 'send':
      return answered(state, event, now);
    case 'refund':
      return refunded(state, event);
    case 'check':
      return event.of ? checked(state, event.of, event.answer, now) : appeared(state, event.answer, now);
  }
}

type Event<T extends TrainingEvent['type']> = Extract<TrainingEvent, { type: T }>;

const to = (state: Training, ...commands: TrainingCommand[]): Next => ({ state, commands });

const tell = (message: Message, isOwed = false) => ({ type: 'tell', message, isOwed }) as const;
const check = (of: RunningTraining) => ({ type: 'check', of }) as const;
const requestRefund = (refund: Refund, cause: Event<'refund'>['cause']) =>
  ({ type: 'refund', refund, cause }) as const;

/** Shows a state, and announces it. */
function show(state: Training, shown: TrainingState, ...commands: TrainingCommand[]): Next {
  const notice = messages.stateNotice(shown);
  const notices = notice ? [tell(notice, 'refund' in shown)] : [];
  const selected = shown.step === 'ready' ? [{ type: 'select', twin: shown.twin } as const] : [];
  return to({ ...state, shown }, ...notices, ...selected, ...commands);
}

/** The next step of the open training, and its call. */
const proceed = (state: Training, open: CalledTraining, ...notices: TrainingCommand[]): Next =>
  show({ ...state, open }, open, ...notices, { type: 'send', open });

/** Nothing was charged. */
const fail = (state: Training, failure: TrainingFailure): Next => show(state, { step: 'failed', failure });

function press(state: Training, { id, mode, isReadable }: Event<'pressed'>, now: Now): Next {
  // Another press or tab may have started one meanwhile.
  if (hasUnshownEntries(state) || isTrainingBusy(state.shown)) return look(state, now);
  const cleared = { ...state, warnings: [] };
  if (!isReadable) return fail(cleared, messages.journalUnreadable);
  return show(cleared, { step: 'checkingCredits' }, { type: 'prepare', id, mode });
}

function prepared(state: Training, { id, mode, answer: [balance, twins] }: Event<'prepare'>): Next {
  if (balance.status === 'rejected') return fail(state, messages.creditFailure(balance.reason));
  if (balance.value < TRAINING_COST_CREDITS) return fail(state, messages.insufficientCredits(balance.value));
  // Without the list, the new twin of a server that does not name it cannot be identified.
  if (twins.status === 'rejected') return fail(state, messages.listFailure(twins.reason));
  const knownTwins = twins.value.map(({ key }) => key);
  return proceed(state, { id, mode, step: 'charging', knownTwins, startedAt: 0 });
}

const STEP_AFTER = { charging: 'uploading', uploading: 'requesting', requesting: 'running' } as const;

/** The upload starts nothing on the server, so a lost answer to it is treated as a refusal. */
function answered(state: Training, { open, answer }: Event<'send'>, now: Now): Next {
  if (answer.kind !== 'accepted') return rejected(state, open, answer);
  const { warnings = [], ...facts } = answer.value;
  const step = STEP_AFTER[open.step];
  // After a repeated call the training may have started a little earlier.
  const times = { startedAt: now.server, startedHereAt: now.device };
  if (step === 'running') return run(state, { ...open, ...facts, ...times, step }, now);
  const tips = { ...messages.TRAINING_MESSAGES.photoTips, text: warnings[0] };
  const notices = warnings.length > 0 ? [tell(tips)] : [];
  return proceed({ ...state, warnings }, { ...open, ...facts, step }, ...notices);
}

function rejected(
  state: Training,
  open: CalledTraining,
  answer: Exclude<Event<'send'>['answer'], { kind: 'accepted' }>,
): Next {
  const failure = messages.STEP_FAILURES[open.step](answer.error);
  // After a 402 to a repeated charge the first one may still arrive.
  const isUncharged = open.step === 'charging' && answer.kind === 'refused' && !answer.isRepeat;
  if (isUncharged) return fail({ ...state, open: null }, failure);
  const { code, refunded } = open.step === 'requesting' ? problemOf(answer.error) : {};
  // One training at a time (decision 39): shows the one that runs.
  const follows = code === 'trainingRuns' ? [{ type: 'check' } as const] : [];
  return compensate(state, open, failure, refunded, ...follows);
}

/** After a reload, it may be ready already. */
function run(state: Training, open: OpenTraining, now: Now): Next {
  const isResumed = state.shown.step !== 'requesting';
  const seen = seenSince(state.seen, open, now);
  return show({ ...state, open, seen }, open, ...(isResumed ? [check(open)] : []));
}

/**
 * Requests the refund of what was charged, or perhaps charged, for `open`. It is written to the journal together with
 * the end of the training.
 * @param isRefunded the server has refunded the credits by itself (decision 50)
 */
function compensate(
  state: Training,
  { id, step }: OpenTraining,
  failure: TrainingFailure,
  isRefunded = false,
  ...follows: TrainingCommand[]
): Next {
  const refund: Refund = { id, failure, isCharged: step !== 'charging', state: 'pending' };
  const closed = { ...state, open: null };
  if (isRefunded) return show(closed, failed(refund, 'refunded'), { type: 'reloadCredits' }, ...follows);
  // An unclear charge is announced at once, because its call was repeated already.
  const shown = refund.isCharged ? ({ step: 'refunding' } as const) : failed(refund, 'chargeUnknown');
  const refunds = [...state.refunds, refund];
  return show({ ...closed, refunds }, shown, requestRefund(refund, 'end'), ...follows);
}

const failed = ({ failure, id }: Refund, refund: RefundOutcome) =>
  ({ step: 'failed', failure, id, refund }) as const;

function refunded(state: Training, { refund, cause, answer }: Event<'refund'>): Next {
  const outcome = refundOutcome(answer, refund.isCharged);
  const isOpen = isRefundOpen(outcome);
  const asked = { ...refund, state: outcome === 'failed' ? 'failed' : 'unknown' } as const;
  const error = answer.kind === 'accepted' ? undefined : answer.error;
  const { retryAfterMs = 0 } = error instanceof ApiError ? error : {};
  const settled: Training = {
    ...state,
    refunds: [...state.refunds.filter(({ id }) => id !== refund.id), ...(isOpen ? [asked] : [])],
    retryAfterMs: Math.max(state.retryAfterMs, retryAfterMs),
  };
  if (cause === 'end' || cause === 'resume') return show(settled, failed(refund, outcome));
  const { shown } = state;
  const isShown = shown.step === 'failed' && shown.id === refund.id;
  const notices = cause === 'press' || !isOpen ? [tell(messages.refundNotice(outcome), true)] : [];
  return to(isShown ? { ...settled, shown: { ...shown, refund: outcome } } : settled, ...notices);
}

function refundOutcome(answer: KeyedAnswer<void>, isCharged: boolean): RefundOutcome {
  if (answer.kind === 'accepted') return 'refunded';
  const { kind, error } = answer;
  if (problemOf(error).code === 'nothingLeft') return isCharged ? 'nothingLeft' : 'neverTaken';
  if (!isCharged) return 'chargeUnknown';
  // A refund refused for lack of a session is requested again after signing in.
  const isSignedOut = hasStatus(error, 401) || (error instanceof ApiError && error.kind === 'otherPerson');
  return kind === 'refused' && !isSignedOut ? 'failed' : 'unknown';
}

/**
 * Continues what is shown, or what an earlier visit left in the journal (decision 9): a requested training is requested
 * again with its key, or continues from its start time; a charge without a request is compensated. Only while this tab
 * holds the lock.
 */
function look(state: Training, now: Now): Next {
  const { open, refunds } = state;
  const pending = refunds.filter(({ state }) => state === 'pending');
  if (pending.length > 0) {
    const requests = pending.map((refund) => requestRefund(refund, 'resume'));
    return show(state, { step: 'recovering' }, ...requests);
  }
  const running = shownTraining(state);
  if (!open || open.id === running?.id) return running ? to(state, check(running)) : to(state);
  const { step } = open;
  if (step === 'running') return run(state, open, now);
  if (step !== 'requesting') return compensate(state, open, messages.interrupted);
  return show(state, { step: 'recovering' }, { type: 'send', open: { ...open, step } });
}

/** Failed, lost or overdue (decision 42): it ends. Otherwise, and when both calls fail, nothing changes. */
function checked(state: Training, of: RunningTraining, answer: Progress, now: Now): Next {
  const { twin, isListed, status, triggerWord, isRefunded } = answer;
  if (twin) return show(isOpen(state, of) ? { ...state, open: null } : state, { step: 'ready', twin });
  // Another tab has closed it.
  if (state.shown.step === 'running' && !isOpen(state, of)) return show(state, { step: 'idle' });
  const isOver = isOverdue(of, state.seen, now);
  if (status === 'unreadable') return isOver && isListed ? end(state, of, messages.neverFinished) : to(state);
  const isKnown = status !== 'none' && [undefined, triggerWord].includes(of.triggerWord);
  const { missingAt = now.page, ...seen } = seenSince(state.seen, of, now);
  if (!isKnown) {
    // If the list could not be read, the training may already have become a twin.
    if (!isListed) return to({ ...state, seen });
    const isLost = now.page - missingAt >= LOST_AFTER_MS;
    return isLost ? end(state, of, messages.lostOnServer) : to({ ...state, seen: { ...seen, missingAt } });
  }
  if (status === 'failed') return end(state, of, messages.failedOnServer, isRefunded);
  const isEndless = isOver && (isListed || status === 'training');
  return isEndless ? end(state, of, messages.neverFinished) : to({ ...state, seen });
}

const isOpen = ({ open }: Training, { id }: RunningTraining) => open?.id === id;

/** A training that was started on another device is refunded there. */
function end(state: Training, of: RunningTraining, failure: TrainingFailure, isRefunded?: boolean): Next {
  if (!isOpen(state, of)) return show(state, { step: 'idle' });
  return compensate(state, { ...of, step: 'running' }, failure, isRefunded);
}

/**
 * A training without a journal here, because it was started on another device or the journal was cleared. Its start and
 * mode are unknown, so the longer upper bound counts from now on (decision 44).
 */
function appeared(state: Training, { status, triggerWord }: Progress, now: Now): Next {
  const { shown } = state;
  if (status !== 'training' || isTrainingBusy(shown)) return to(state);
  const unknown = { mode: 'lora', knownTwins: null, startedAt: 0, startedHereAt: now.device } as const;
  const refused = shown.step === 'failed' ? shown : undefined;
  const elsewhere = { step: 'runningElsewhere', id: 'elsewhere', triggerWord, refused, ...unknown } as const;
  return show({ ...state, seen: { id: elsewhere.id, at: now.page } }, elsewhere);
}
