import type { OpenRefund, OpenTraining } from '#entities/credits/open-training.ts';
import type { NamedTwin } from '#entities/twin/twin.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError, hasStatus } from '#shared/api/api-error.ts';
import type { KeyedResult } from '#shared/api/outbox.ts';
import { problemOf } from '#shared/api/refused-response.ts';
import type { Message } from '#shared/lib/messages.ts';
import * as messages from './training-messages.ts';
import {
  hasOtherTraining,
  isOverdue,
  isRefundOpen,
  isTrainingBusy,
  NO_TRAINING,
  runningTraining,
  type RequestStep,
  type Now,
  type Refund,
  type RunningTraining,
  type Training,
  type TrainingFailure,
  type TrainingMode,
  type TrainingState,
} from './training-state.ts';

/** A training that the server does not know for this long counts as lost, by the `Date` of its responses. */
const LOST_AFTER_MS = 30_000;

export type RequestedTraining = OpenTraining & { step: RequestStep };

/** The fields that a step adds to the training when its request is accepted. `warnings` are about its photos. */
export type StepResult = Partial<Omit<OpenTraining, 'id' | 'step'>> & {
  warnings?: readonly string[] | undefined;
};

/** The status of the user's latest training, or `ready` with the twin if it is listed. */
export interface Progress {
  status: 'training' | 'ready' | 'failed' | 'none' | 'unreadable';
  /** The reason why the status is unreadable. */
  error?: unknown;
  triggerWord?: string | undefined;
  isRefunded?: boolean | undefined;
  /** Whether the list of twins could be read. */
  isListed?: boolean;
  twin?: NamedTwin;
}

/** `first` is the request when the training ends; later an open refund is requested again. */
export type RefundCause = 'first' | 'repeat' | 'click';

export type TrainingCommand =
  /** Sends the request of the step: a charge after reading balance and twins, an upload, or a training. */
  | { type: 'send'; open: RequestedTraining }
  | { type: 'refund'; refund: OpenRefund; cause: RefundCause }
  /** Checks whether its twin is listed, else whether it still runs. */
  | { type: 'check'; training: RunningTraining }
  /** Checks whether a training of another device runs. */
  | { type: 'checkElsewhere' }
  /** Continues with the training that is open by then. */
  | { type: 'resume' }
  /** `isOwed`: credits may be owed, so the message is shown even after a sign-out. */
  | { type: 'notify'; message: Message; isOwed: boolean }
  | { type: 'select'; triggerWord: string }
  | { type: 'reloadCredits' };

export type TrainingEvent =
  /** The user clicked a training mode. */
  | { type: 'clicked'; id: string; mode: TrainingMode }
  /** The page was opened or is visible again, a check is due, or the user asked for one. */
  | { type: 'resumed' }
  /** The user stopped waiting for an overdue training whose status the server does not report. */
  | { type: 'gaveUp' }
  /** Open refunds are requested: all of them after a click, else the unclear ones. */
  | { type: 'refundsRequested'; cause: 'repeat' | 'click' }
  | { type: 'stepCompleted'; open: RequestedTraining; response: KeyedResult<StepResult> }
  | { type: 'refundCompleted'; refund: OpenRefund; cause: RefundCause; response: KeyedResult<void> }
  | { type: 'checked'; progress: Progress }
  | { type: 'checkedElsewhere'; progress: Progress };

type Event<T extends TrainingEvent['type']> = Extract<TrainingEvent, { type: T }>;

export interface Next {
  state: Training;
  commands: readonly TrainingCommand[];
}

/**
 * The training protocol (spec §4, decisions 7, 9 and 54): the state and commands that follow an event. The state is
 * written before the commands run, one after the other. Any failure after the charge is compensated once.
 */
export function next(state: Training, event: TrainingEvent, now: Now): Next {
  // TypeScript cannot relate the handler to the event, although both have the same type.
  return HANDLERS[event.type](state, event as never, now);
}

const HANDLERS: { [T in TrainingEvent['type']]: (state: Training, event: Event<T>, now: Now) => Next } = {
  clicked,
  resumed,
  gaveUp,
  refundsRequested,
  stepCompleted,
  refundCompleted,
  checked,
  checkedElsewhere,
};

const to = (state: Training, ...commands: TrainingCommand[]): Next => ({ state, commands });

const notification = (message: Message, isOwed = false) => ({ type: 'notify', message, isOwed }) as const;

/** Shows a state, and announces it. */
function show(state: Training, shown: TrainingState, ...commands: TrainingCommand[]): Next {
  const notice = messages.stateNotice(shown);
  const isOwed = 'refund' in shown && isRefundOpen(shown.refund);
  const notices = notice ? [notification(notice, isOwed)] : [];
  return to({ ...state, shown }, ...notices, ...commands);
}

/** Shows the next step of the open training, and sends its request. */
const proceed = (state: Training, open: RequestedTraining, ...notices: TrainingCommand[]): Next =>
  show({ ...state, open }, open, ...notices, { type: 'send', open });

function clicked(state: Training, { id, mode }: Event<'clicked'>, now: Now): Next {
  // Another click or tab may have started a training since.
  if (hasOtherTraining(state) || isTrainingBusy(state.shown)) return resumed(state, {}, now);
  const costCredits = TRAINING_COST_CREDITS[mode];
  const open = {
    id,
    mode,
    costCredits,
    step: 'charging',
    knownTwins: null,
    startedAt: 0,
    startedHereAt: 0,
  } as const;
  return proceed({ ...state, warnings: [], settled: [] }, open);
}

/** The upload starts nothing on the server, so a lost response to it is treated as a refusal. */
function stepCompleted(state: Training, { open, response }: Event<'stepCompleted'>, now: Now): Next {
  const { step } = open;
  if (response.kind === 'accepted') {
    const { warnings = [], ...facts } = response.value;
    if (step === 'charging') return proceed(state, { ...open, ...facts, step: 'uploading' });
    // After a repeated request, the training may have started slightly earlier.
    const times = { startedAt: now.server ?? 0, startedHereAt: now.device };
    if (step === 'requesting') return run(state, { ...open, ...facts, ...times }, now);
    const tips = { ...messages.TRAINING_MESSAGES.photoTips, text: warnings[0] };
    const notices = warnings.length > 0 ? [notification(tips)] : [];
    return proceed({ ...state, warnings }, { ...open, ...facts, step: 'requesting' }, ...notices);
  }
  const failure = messages.STEP_FAILURES[step](response.error, open.costCredits);
  // A key that was used for another request may have charged.
  const isKeyReused = problemOf(response.error).code === 'keyReused';
  const isUncharged = step === 'charging' && response.kind === 'refused' && !isKeyReused;
  if (isUncharged) return show({ ...state, open: null }, { step: 'failed', failure });
  const { code, refunded } = step === 'requesting' ? problemOf(response.error) : {};
  // Only one training runs at a time (decision 39), so the running one is shown.
  const follows = code === 'trainingRuns' ? [{ type: 'checkElsewhere' } as const] : [];
  return compensate(state, open, failure, refunded, ...follows);
}

/** Where the server's start time is unknown, the upper bound counts from its first response. */
function withStart<T extends { startedAt: number }>(training: T, now: Now): T {
  return { ...training, startedAt: training.startedAt || (now.server ?? 0) };
}

function run(state: Training, training: OpenTraining, now: Now, ...follows: TrainingCommand[]): Next {
  const open = { ...withStart(training, now), step: 'running' } as const;
  return show({ ...state, open }, open, ...follows);
}

/**
 * Continues the training that is shown, or the one that an earlier visit left in the journal (decision 9). A requested
 * training is requested again with its key, or continues from its start time; a charge without a request is compensated.
 * The caller holds the lock between tabs.
 */
function resumed(state: Training, _: unknown, now: Now): Next {
  const { open } = state;
  const running = runningTraining(state);
  if (!open || open.id === running?.id)
    return running ? to(state, { type: 'check', training: running }) : to(state);
  const { step } = open;
  // The training may be ready already.
  if (step === 'running') return run(state, open, now, { type: 'resume' });
  if (step !== 'requesting') return compensate(state, open, messages.interrupted);
  const requested = { ...open, step };
  return show(state, requested, { type: 'send', open: requested }, { type: 'resume' });
}

function gaveUp(state: Training, _: unknown, now: Now): Next {
  const running = runningTraining(state);
  const isOver = running && isOverdue(running, now) && state.open?.id === running.id;
  return isOver ? compensate(state, running, messages.stoppedWaiting) : to(state);
}

/** Ends a failed, lost or overdue training (decision 42). Otherwise, and when both requests fail, nothing changes. */
function checked(state: Training, { progress }: Event<'checked'>, now: Now): Next {
  const training = runningTraining(state);
  if (!training) return to(state);
  const { twin, isListed, triggerWord, isRefunded } = progress;
  const isOpen = state.open?.id === training.id;
  const closed = isOpen ? { ...state, open: null } : state;
  if (twin) return show(closed, { step: 'ready', twin }, { type: 'select', triggerWord: twin.triggerWord });
  const isAnotherTraining = training.triggerWord !== undefined && training.triggerWord !== triggerWord;
  // Ignore the status of another training.
  const status = isAnotherTraining && progress.status !== 'unreadable' ? 'none' : progress.status;
  // If the list could not be read, the training may already have become a twin.
  const isMissing = isListed && status === 'none';
  const missingSince = training.missingAt ?? now.server;
  const missingBefore = status === 'unreadable' ? training.missingAt : undefined;
  const missingAt = isMissing ? missingSince : missingBefore;
  const isLost = isMissing && (now.server ?? 0) - (missingSince ?? Infinity) >= LOST_AFTER_MS;
  const hasFailed = status === 'failed';
  const isEndless = isOverdue(training, now) && (isListed || status === 'training');
  // Another tab has closed this training, or another device started it and requests its refund.
  if (!isOpen && (training.step === 'running' || isLost || hasFailed || isEndless))
    return show(state, NO_TRAINING.shown);
  if (isLost) return compensate(state, training, messages.lostOnServer);
  if (hasFailed) return compensate(state, training, messages.failedOnServer, isRefunded);
  if (isEndless) return compensate(state, training, messages.neverFinished);
  return to({ ...state, shown: { ...withStart(training, now), missingAt } });
}

/**
 * Shows a training without a journal on this device: another device started it, or the journal was cleared. Its start
 * and mode are unknown, so the longer upper bound counts from now (decision 44).
 */
function checkedElsewhere(state: Training, { progress }: Event<'checkedElsewhere'>, now: Now): Next {
  const { status, triggerWord } = progress;
  const { shown } = state;
  if (status !== 'training' || isTrainingBusy(shown)) return to(state);
  const unknown = { id: 'elsewhere', mode: 'lora', costCredits: 0, knownTwins: null } as const;
  const times = { startedAt: now.server ?? 0, startedHereAt: now.device };
  const refused = shown.step === 'failed' ? shown : undefined;
  return show(state, { step: 'runningElsewhere', ...unknown, ...times, triggerWord, refused });
}

/**
 * Requests the refund of a charge, confirmed or unclear. The refund is written to the journal together with the end of
 * the training.
 * @param isRefunded the server has refunded the credits by itself (decision 50)
 */
function compensate(
  state: Training,
  { id, costCredits, step }: Pick<OpenTraining, 'id' | 'costCredits'> & { step: TrainingState['step'] },
  failure: TrainingFailure,
  isRefunded = false,
  ...follows: TrainingCommand[]
): Next {
  const refund = { id, isCharged: step !== 'charging', costCredits, state: 'unknown' } as const;
  const closed = { ...state, open: null };
  if (isRefunded) {
    const settled = { ...refund, state: 'refunded' } as const;
    return show(closed, { step: 'failed', failure, refund: settled }, { type: 'reloadCredits' }, ...follows);
  }
  const refunds = [...state.refunds, refund];
  const request = { type: 'refund', refund, cause: 'first' } as const;
  return show({ ...closed, refunds }, { step: 'refunding', failure, refund }, request, ...follows);
}

function refundsRequested(state: Training, { cause }: Event<'refundsRequested'>): Next {
  const requested = state.refunds.filter((refund) => cause === 'click' || refund.state === 'unknown');
  const requests = requested.map((refund) => ({ type: 'refund', refund, cause }) as const);
  return to({ ...state, retryAfterMs: 0 }, ...requests);
}

function refundCompleted(state: Training, { refund, cause, response }: Event<'refundCompleted'>): Next {
  const { shown } = state;
  // A key that was used for another request stays unusable.
  const isKeyReused = 'error' in response && problemOf(response.error).code === 'keyReused';
  const responded: Refund = isKeyReused
    ? { ...refund, refusedKeys: (refund.refusedKeys ?? 0) + 1, state: 'unknown' }
    : { ...refund, state: refundState(response, refund.isCharged) };
  const otherRefunds = state.refunds.filter(({ id }) => id !== refund.id);
  const { retryAfterMs = 0 } =
    'error' in response && response.error instanceof ApiError ? response.error : {};
  const after = {
    ...state,
    refunds: isRefundOpen(responded) ? [...otherRefunds, responded] : otherRefunds,
    retryAfterMs: Math.max(state.retryAfterMs, retryAfterMs),
  };
  if (shown.step === 'refunding') return show(after, { ...shown, step: 'failed', refund: responded });
  const isOpen = isRefundOpen(responded);
  const notices =
    cause === 'click' || !isOpen ? [notification(messages.refundNotice(responded), isOpen)] : [];
  if (shown.step === 'failed' && shown.refund?.id === refund.id)
    return to({ ...after, shown: { ...shown, refund: responded } }, ...notices);
  return to(isOpen ? after : { ...after, settled: [...state.settled, responded] }, ...notices);
}

function refundState(response: KeyedResult<void>, isCharged: boolean): Refund['state'] {
  if (response.kind === 'accepted') return 'refunded';
  const { kind, error } = response;
  if (problemOf(error).code === 'nothingLeft') return 'nothingLeft';
  // A refund refused for lack of a session is requested again after signing in.
  const isSignedOut = hasStatus(error, 401) || (error instanceof ApiError && error.kind === 'otherUser');
  return kind === 'refused' && isCharged && !isSignedOut ? 'failed' : 'unknown';
}
