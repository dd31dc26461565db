import { findTrainedTwin, type Twin, type TrainingIdentity } from '#entities/twin/twin.ts';
import { TRAINING_COST_CREDITS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { ApiError, hasStatus } from '#shared/api/api-error.ts';
import { problemOf, type KeyedAnswer } from '#shared/api/outbox.ts';
import type { Message } from '#shared/lib/messages.ts';
import * as messages from './training-messages.ts';
import {
  hasUnshownEntries,
  isOverdue,
  isRefundOpen,
  isTrainingBusy,
  isUnknown,
  type Now,
  type OpenTraining,
  type Refund,
  type RefundOutcome,
  type Training,
  type TrainingFailure,
  type TrainingMode,
  type TrainingState,
} from './training-state.ts';

/** A training unknown to the server for this long counts as lost. */
const LOST_AFTER_MS = 30_000;

/**
 * The content of each call, and its answer. A call is a command; with its answer it is an event. An unreadable answer is
 * undefined, or `unreadable` where undefined has a meaning.
 */
interface Calls {
  /** Reads the balance and the list of twins. */
  prepare: [
    { id: string; mode: TrainingMode },
    [PromiseSettledResult<number>, PromiseSettledResult<readonly Twin[]>],
  ];
  charge: [{ open: OpenTraining }, KeyedAnswer<void>];
  upload: [{ open: OpenTraining }, KeyedAnswer<{ zipUrl: string; warnings: readonly string[] }>];
  train: [{ open: OpenTraining }, KeyedAnswer<AcceptedTraining>];
  /** `cause`: the training has just ended, or had before a reload; else an open refund is requested again. */
  refund: [{ refund: Refund; cause: 'end' | 'resume' | 'repeat' | 'press' }, KeyedAnswer<void>];
  /** Which twin did this training make? Without `open` it is known to have ended. */
  list: [{ identity: TrainingIdentity; open?: OpenTraining }, readonly Twin[] | undefined];
  /**
   * Does it still run? Without `open`: does one of another device? `isListed`: the list was read, without its twin.
   */
  status: [{ open?: OpenTraining; isListed?: boolean }, LatestTraining | 'unreadable'];
}

type AcceptedTraining = Pick<OpenTraining, 'triggerWord' | 'trainingTime'>;

/** The latest training of the user; undefined when there was none. */
export type LatestTraining =
  | { status: 'training' | 'ready' | 'failed'; triggerWord: string | undefined; isRefunded: boolean }
  | undefined;

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
  | { type: 'askedAgain'; isPress: boolean }
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
      const cause = event.isPress ? 'press' : 'repeat';
      const asked = state.refunds.filter((refund) => event.isPress || isUnknown(refund));
      return to({ ...state, retryAfterMs: 0 }, ...asked.map((refund) => requestRefund(refund, cause)));
    }
    case 'prepare':
      return prepared(state, event);
    case 'charge':
      return charged(state, event);
    case 'upload':
      return uploaded(state, event);
    case 'train':
      return requested(state, event, now);
    case 'refund':
      return refunded(state, event);
    case 'list':
      return listed(state, event);
    case 'status':
      return event.open ? checked(state, event, event.open, now) : checkedElsewhere(state, event, now);
  }
}

type Event<T extends TrainingEvent['type']> = Extract<TrainingEvent, { type: T }>;

const to = (state: Training, ...commands: TrainingCommand[]): Next => ({ state, commands });

const tell = (message: Message, isOwed = false) => ({ type: 'tell', message, isOwed }) as const;
const list = (open: OpenTraining) => ({ type: 'list', identity: open, open }) as const;
const requestRefund = (refund: Refund, cause: Event<'refund'>['cause']) =>
  ({ type: 'refund', refund, cause }) as const;

/** Shows a state, and announces it. */
function show(state: Training, shown: TrainingState, ...commands: TrainingCommand[]): Next {
  const notice = messages.stateNotice(shown);
  const notices = notice ? [tell(notice, 'refund' in shown)] : [];
  const selected = shown.step === 'ready' ? [{ type: 'select', twin: shown.twin } as const] : [];
  return to({ ...state, shown }, ...notices, ...selected, ...commands);
}

/** The next step of the open training. */
const proceed = (state: Training, open: OpenTraining, ...commands: TrainingCommand[]): Next =>
  show({ ...state, open }, open, ...commands);

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
  const open: OpenTraining = { id, mode, step: 'charging', knownTwins, startedAt: 0 };
  return proceed(state, open, { type: 'charge', open });
}

function charged(state: Training, { open, answer }: Event<'charge'>): Next {
  if (answer.kind === 'accepted') {
    const uploading: OpenTraining = { ...open, step: 'uploading' };
    return proceed(state, uploading, { type: 'upload', open: uploading });
  }
  const failure = messages.chargeFailure(answer.error);
  if (answer.kind === 'refused' && !answer.isRepeat) return fail({ ...state, open: null }, failure);
  // After a 402 to a repeated call the first one may still arrive.
  return compensate(state, open, failure);
}

/** The upload starts nothing on the server, so a lost answer is treated as a refusal. */
function uploaded(state: Training, { open, answer }: Event<'upload'>): Next {
  if (answer.kind !== 'accepted') return compensate(state, open, messages.uploadFailure(answer.error));
  const { zipUrl, warnings } = answer.value;
  const requesting: OpenTraining = { ...open, step: 'requesting', zipUrl };
  const tips = { ...messages.TRAINING_MESSAGES.photoTips, text: warnings[0] };
  const notices = warnings.length > 0 ? [tell(tips)] : [];
  return proceed({ ...state, warnings }, requesting, ...notices, { type: 'train', open: requesting });
}

function requested(state: Training, { open, answer }: Event<'train'>, now: Now): Next {
  if (answer.kind === 'accepted') {
    // After a repeated call the training may have started a little earlier.
    const times = { startedAt: now.server, startedHereAt: now.device };
    return run(state, { ...open, ...answer.value, step: 'running', ...times }, now);
  }
  const { code, refunded } = problemOf(answer.error);
  // One training at a time (decision 39): shows the one that runs.
  const follows = code === 'trainingRuns' ? [{ type: 'status' } as const] : [];
  return compensate(state, open, messages.requestFailure(answer.error), refunded, ...follows);
}

/** After a reload, it may be ready already. */
function run(state: Training, open: OpenTraining, now: Now): Next {
  const isResumed = state.shown.step !== 'requesting';
  return proceed({ ...state, seen: seenSince(state, open, now) }, open, ...(isResumed ? [list(open)] : []));
}

const seenSince = ({ seen }: Training, { id }: OpenTraining, now: Now): NonNullable<Training['seen']> =>
  seen?.id === id ? seen : { id, at: now.page };

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

/** Continues by the journal, and by what is shown. */
function look(state: Training, now: Now): Next {
  const { shown } = state;
  if (hasUnshownEntries(state)) return resume(state, now);
  if (shown.step === 'running') return to(state, list(shown));
  return shown.step === 'runningElsewhere' ? to(state, { type: 'status' }) : to(state);
}

/**
 * Decision 9: resumes what an earlier visit left open. A requested training is requested again with its key, or
 * continues from its start time; a charge without a request is compensated. Only while this tab holds the lock.
 */
function resume(state: Training, now: Now): Next {
  const { open, shown, refunds } = state;
  const pending = refunds.filter(({ state }) => state === 'pending');
  if (pending.length > 0) {
    const requests = pending.map((refund) => requestRefund(refund, 'resume'));
    return show(state, { step: 'recovering' }, ...requests);
  }
  switch (open?.step) {
    case undefined:
      return shown.step === 'running' ? to(state, { type: 'list', identity: shown }) : to(state);
    case 'charging':
    case 'uploading':
      return compensate(state, open, messages.interrupted);
    case 'requesting':
      return show(state, { step: 'recovering' }, { type: 'train', open });
    case 'running':
      return run(state, open, now);
  }
}

function listed(state: Training, { identity, open, answer }: Event<'list'>): Next {
  const twin = answer && findTrainedTwin(answer, identity);
  if (twin) return show(open ? { ...state, open: null } : state, { step: 'ready', twin });
  if (!open) return show(state, { step: 'idle' });
  return to(state, { type: 'status', open, isListed: answer !== undefined });
}

/** Failed, lost or overdue (decision 42): compensation. Otherwise, and when both calls fail, nothing changes. */
function checked(
  state: Training,
  { isListed = false, answer }: Event<'status'>,
  open: OpenTraining,
  now: Now,
): Next {
  const isOver = isOverdue(open, state.seen, now);
  if (answer === 'unreadable')
    return isOver && isListed ? compensate(state, open, messages.neverFinished) : to(state);
  const isKnown = answer && [undefined, answer.triggerWord].includes(open.triggerWord);
  const { missingAt = now.page, ...seen } = seenSince(state, open, now);
  if (!isKnown) {
    // If the list could not be read, the training may already have become a twin.
    if (!isListed) return to({ ...state, seen });
    const isLost = now.page - missingAt >= LOST_AFTER_MS;
    return isLost
      ? compensate(state, open, messages.lostOnServer)
      : to({ ...state, seen: { ...seen, missingAt } });
  }
  if (answer.status === 'failed') return compensate(state, open, messages.failedOnServer, answer.isRefunded);
  const isEndless = isOver && (isListed || answer.status === 'training');
  return isEndless ? compensate(state, open, messages.neverFinished) : to({ ...state, seen });
}

/**
 * A training without a journal here, because it was started on another device or the journal was cleared. Its mode is
 * unknown, so the longer upper bound counts (decision 44). A failed one is refunded by the device that paid for it.
 */
function checkedElsewhere(state: Training, { answer }: Event<'status'>, now: Now): Next {
  const { shown } = state;
  const latest = answer === 'unreadable' ? undefined : answer;
  const isRunning = latest?.status === 'training';
  if (shown.step !== 'runningElsewhere') {
    if (!isRunning || isTrainingBusy(shown)) return to(state);
    const refused = shown.step === 'failed' ? shown : undefined;
    return show(state, { step: 'runningElsewhere', shownSince: now.page, refused });
  }
  const isOver = now.page - shown.shownSince >= TRAINING_ENDS_WITHIN_MS.lora;
  if (!isOver && (!latest || isRunning)) return to(state);
  return to(state, { type: 'list', identity: { triggerWord: latest?.triggerWord, knownTwins: null } });
}
