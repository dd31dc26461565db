import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { reloadCredits } from '../../../../entities/credits/credits.ts';
import { findTrainedTwin } from '../../../../entities/twin/twin.ts';
import type { TrainingCalls } from './training-calls.ts';
import {
  chargeFailure,
  creditFailure,
  failedOnServer,
  hasCode,
  hasStatus,
  insufficientCredits,
  interrupted,
  isRefundedByServer,
  journalUnreadable,
  listFailure,
  lostOnServer,
  neverFinished,
  notAwaited,
  requestFailure,
  uploadFailure,
  type TrainingFailure,
} from './training-failure.ts';
import type { OpenTraining, Refund, TrainingJournal } from './training-journal.ts';
import { clockOf, isOverdue, type TrainingMode } from './training-progress.ts';
import type { FailedTraining, RefundOutcome, TrainingState } from './training-state.ts';

/** What the flow needs from the page around it. */
export interface TrainingDeps {
  calls: TrainingCalls;
  journal: TrainingJournal;
  /** The server's clock, ms since 1970. */
  now(): number;
  newId(): string;
  enter(state: TrainingState): void;
  /** The photos were accepted, with remarks. */
  warn(warnings: readonly string[]): void;
  /** Takes down whether the server knows the training on show. Has it not known it for 30 seconds? */
  isLost(isKnown: boolean): boolean;
}

export interface TrainingOrder {
  mode: TrainingMode;
  photos: readonly File[];
  /** Aborted when the person cancels the upload. The other calls move money, and must not be cut. */
  upload?: AbortSignal;
}

/**
 * Spec §4 and decision 7: check credits, deduct the price, upload the photos, request training. Whatever fails after the
 * charge has left is compensated, once (decision 54). Never rejects: every outcome is a state.
 */
export async function runTraining(
  deps: TrainingDeps,
  { mode, photos, upload }: TrainingOrder,
): Promise<unknown> {
  const { calls, journal, enter } = deps;
  const fail = (failure: TrainingFailure) => enter({ step: 'failed', failure });

  enter({ step: 'checkingCredits' });
  if (!journal.isReadable()) return fail(journalUnreadable);
  const [balance, twins] = await Promise.allSettled([calls.readBalance(), calls.readTwins()]);
  if (balance.status === 'rejected') return fail(creditFailure(balance.reason));
  if (balance.value < TRAINING_COST_CREDITS) return fail(insufficientCredits(balance.value));
  // Without it, the new twin of a server that does not name it could not be told from the others.
  if (twins.status === 'rejected') return fail(listFailure(twins.reason));
  const knownTwins = twins.value.map(({ key }) => key);

  const charging: OpenTraining = { id: deps.newId(), mode, step: 'charging', knownTwins, startedAt: 0 };
  journal.write(() => ({ open: charging }));
  enter({ step: 'charging' });
  const charge = await calls.charge(charging);
  if (charge.kind === 'refused' && !charge.isRepeat) {
    journal.write(() => ({ open: null }));
    return fail(chargeFailure(charge.error));
  }
  // Too few credits for a repeated call say nothing of the first one, which may still arrive.
  if (charge.kind !== 'accepted') return compensate(deps, charging, chargeFailure(charge.error));

  const uploading: OpenTraining = { ...charging, step: 'uploading' };
  journal.write(() => ({ open: uploading }));
  enter({ step: 'uploading' });
  const uploaded = await calls.uploadPhotos(photos, upload).catch((error: unknown) => ({ error }));
  // Uploading starts nothing on the server, so a lost answer is as good as a refusal.
  if ('error' in uploaded) return compensate(deps, uploading, uploadFailure(uploaded.error));
  if (uploaded.warnings.length > 0) deps.warn(uploaded.warnings);

  const requesting: OpenTraining = { ...uploading, step: 'requesting', zipUrl: uploaded.zipUrl };
  journal.write(() => ({ open: requesting }));
  enter({ step: 'requesting' });
  return requestTraining(deps, requesting);
}

/** Asks for the training that is charged and uploaded. @param isRepeat after a reload: the call may have left before */
async function requestTraining(deps: TrainingDeps, open: OpenTraining, isRepeat = false): Promise<unknown> {
  const request = await deps.calls.requestTraining(open, { isRepeat });
  if (request.kind === 'accepted') {
    // What a repeated call finds under way is ready a little earlier than this says, and is found then.
    const running: OpenTraining = { ...open, ...request.value, step: 'running', startedAt: deps.now() };
    deps.journal.write(() => ({ open: running }));
    return deps.enter({ step: 'running', ...clockOf(running) });
  }
  const isRefunded = isRefundedByServer(request.error);
  const refused = await compensate(deps, open, requestFailure(request.error), isRefunded);
  // One training at a time (decision 39): the one that runs is shown.
  if (hasCode(request.error, 'trainingRuns')) await showElsewhere(deps, refused).catch(() => undefined);
  return refused;
}

/**
 * The one compensation of the flow: asks for the refund of what was charged, or perhaps charged, for `open`.
 * It is written down before it is asked for, in the same write that closes the training.
 * @param isRefunded the server says that it has given the credits back by itself (decision 50)
 */
async function compensate(
  deps: TrainingDeps,
  { id, step }: OpenTraining,
  failure: TrainingFailure,
  isRefunded = false,
): Promise<FailedTraining> {
  const end = (refund: RefundOutcome) => {
    const state = { step: 'failed', failure, id, refund } as const;
    deps.enter(state);
    return state;
  };
  if (isRefunded) {
    deps.journal.write(() => ({ open: null }));
    void reloadCredits();
    return end('refunded');
  }
  const refund: Refund = { id, failure, isCharged: step !== 'charging', state: 'pending' };
  deps.journal.write(({ refunds }) => ({ open: null, refunds: [...refunds, refund] }));
  // A lost charge is told at once: its answer has been waited for three times already.
  if (refund.isCharged) deps.enter({ step: 'refunding', failure });
  else end('chargeUnknown');
  return end((await settle(deps, refund, {})).outcome);
}

export interface Settlement {
  outcome: RefundOutcome;
  /** How long the server asks to be left alone, ms. */
  retryAfterMs?: number | undefined;
}

/** Asks for a refund, once and as a repeated call unless told otherwise, and keeps the journal in step with the answer. */
export async function settle(
  { calls, journal }: TrainingDeps,
  refund: Refund,
  repetition: Parameters<TrainingCalls['refund']>[1] = { isRepeat: refund.state !== 'failed', pausesMs: [] },
): Promise<Settlement> {
  const { id, isCharged } = refund;
  const answer = await calls.refund(refund, repetition);
  const keep = (...kept: Refund[]) =>
    journal.write(({ refunds }) => ({ refunds: [...refunds.filter((one) => one.id !== id), ...kept] }));
  if (answer.kind === 'accepted') {
    keep();
    return { outcome: 'refunded' };
  }
  const { error } = answer;
  if (hasCode(error, 'nothingLeft')) {
    keep();
    return { outcome: isCharged ? 'nothingLeft' : 'neverTaken' };
  }
  // Refused for lack of a session, it is asked for again when the person is back.
  const isSignedOut = hasStatus(error, 401) || (error instanceof ApiError && error.kind === 'otherPerson');
  if (answer.kind === 'refused' && isCharged && !isSignedOut) {
    keep({ ...refund, state: 'failed' });
    return { outcome: 'failed' };
  }
  keep({ ...refund, state: 'unknown' });
  const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : undefined;
  return { outcome: isCharged ? 'unknown' : 'chargeUnknown', retryAfterMs };
}

/**
 * Decision 9: settles what an earlier visit left open. Training that was requested is requested again with its key, or goes
 * on from its start time; a charge without a request is compensated.
 * Call it only while no other tab does (the training lock).
 */
export async function resumeTraining(deps: TrainingDeps): Promise<unknown> {
  const { open, refunds } = deps.journal.read();
  for (const refund of refunds.filter(({ state }) => state === 'pending')) {
    deps.enter({ step: 'recovering' });
    const { failure, id } = refund;
    deps.enter({ step: 'failed', failure, id, refund: (await settle(deps, refund)).outcome });
  }
  if (!open) return undefined;
  deps.enter({ step: 'recovering' });
  if (open.step === 'charging' || open.step === 'uploading') return compensate(deps, open, interrupted);
  if (open.step === 'requesting') await requestTraining(deps, open, true);
  else deps.enter({ step: 'running', ...clockOf(open) });
  return checkTraining(deps);
}

/**
 * Asks the server how a running training is: listed → ready, failed or lost → compensation, without an end → the same
 * (decision 42), else nothing changes. Where neither call says anything, nothing changes either.
 */
export async function checkTraining(deps: TrainingDeps): Promise<unknown> {
  const { open } = deps.journal.read();
  if (open?.step !== 'running') return undefined;
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const twin = twins && findTrainedTwin(twins, open);
  if (twin) {
    deps.journal.write(() => ({ open: null }));
    return deps.enter({ step: 'ready', twin });
  }
  const latest = await deps.calls.readLatestTraining().catch(() => 'unread' as const);
  const isOver = isOverdue(open, deps.now());
  if (latest === 'unread') return isOver && twins ? compensate(deps, open, neverFinished) : undefined;
  const isOurs = latest !== undefined && [undefined, latest.triggerWord].includes(open.triggerWord);
  // Without the list, ours may have become a twin.
  if (deps.isLost(isOurs || !twins)) return compensate(deps, open, lostOnServer);
  if (!isOurs) return undefined;
  if (latest.status === 'failed') return compensate(deps, open, failedOnServer, latest.isRefunded);
  const isEndless = isOver && (twins !== undefined || latest.status === 'training');
  return isEndless ? compensate(deps, open, neverFinished) : undefined;
}

/** The person's way out where nothing can be learnt about an overdue training: what was charged is asked back. */
export async function stopWaiting(deps: TrainingDeps): Promise<void> {
  const { open } = deps.journal.read();
  if (open?.step === 'running' && isOverdue(open, deps.now())) await compensate(deps, open, notAwaited);
}

/** Shows a training without a journal here: started on another device, or before this one forgot. Asks once. */
export async function showElsewhere(deps: TrainingDeps, refused?: FailedTraining): Promise<boolean> {
  const isRunning = (await deps.calls.readLatestTraining())?.status === 'training';
  if (isRunning) deps.enter({ step: 'runningElsewhere', refused });
  return isRunning;
}

/** The same, later: is it ready? */
export async function checkElsewhere(deps: TrainingDeps): Promise<void> {
  const latest = await deps.calls.readLatestTraining().catch(() => undefined);
  if (!latest || latest.status === 'training') return;
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const twin = twins?.find(({ triggerWord }) => triggerWord === latest.triggerWord);
  // A failed one is refunded by the device that paid for it, and knows its key.
  deps.enter(latest.status === 'ready' && twin ? { step: 'ready', twin } : { step: 'idle' });
}

/** Another tab closed the journal of the training that this one shows. */
export async function followOtherTab(deps: TrainingDeps, closed: OpenTraining): Promise<void> {
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const twin = twins && findTrainedTwin(twins, closed);
  deps.enter(twin ? { step: 'ready', twin } : { step: 'idle' });
}
