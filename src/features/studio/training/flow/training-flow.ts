import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError, hasStatus } from '../../../../shared/api/api-error.ts';
import { problemOf, type KeyedAnswer } from '../../../../shared/api/keyed-call.ts';
import { now } from '../../../../shared/lib/clock.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import { reloadCredits } from '../../../../entities/credits/credits.ts';
import { findTrainedTwin, type TrainingIdentity } from '../../../../entities/twin/twin.ts';
import type { TrainingCalls } from './training-calls.ts';
import { isOverdue, type TrainingMode } from './training-clock.ts';
import * as failures from './training-failure.ts';
import type { OpenTraining, Refund, TrainingJournal } from './training-journal.ts';
import {
  isRefundOpen,
  type FailedTraining,
  type RefundOutcome,
  type TrainingState,
} from './training-state.ts';

/** What the flow needs from the page around it. */
export interface TrainingDeps {
  calls: TrainingCalls;
  journal: TrainingJournal;
  enter(state: TrainingState): void;
  /** The photos were accepted, with remarks. */
  warn(warnings: readonly string[]): void;
}

export interface TrainingOrder {
  mode: TrainingMode;
  photos: readonly File[];
  /** Aborted when the person cancels the upload. The other calls move money, and must not be cut. */
  upload?: AbortSignal;
}

/** A training that the server does not know for so long is lost. */
const LOST_AFTER_MS = 30_000;

/**
 * Spec §4 and decision 7: check credits, deduct the price, upload the photos, request training. Whatever fails after the
 * charge has left is compensated, once (decision 54). Never rejects: every outcome is a state.
 */
export async function runTraining(
  deps: TrainingDeps,
  { mode, photos, upload }: TrainingOrder,
): Promise<unknown> {
  const { calls, journal, enter } = deps;
  const fail = (failure: failures.TrainingFailure) => enter({ step: 'failed', failure });

  enter({ step: 'checkingCredits' });
  if (!journal.isReadable()) return fail(failures.journalUnreadable);
  const [balance, twins] = await Promise.allSettled([calls.readBalance(), calls.readTwins()]);
  if (balance.status === 'rejected') return fail(failures.creditFailure(balance.reason));
  if (balance.value < TRAINING_COST_CREDITS) return fail(failures.insufficientCredits(balance.value));
  // Without it, the new twin of a server that does not name it could not be told from the others.
  if (twins.status === 'rejected') return fail(failures.listFailure(twins.reason));
  const knownTwins = twins.value.map(({ key }) => key);

  const charging = proceed(deps, { id: newId(), mode, step: 'charging', knownTwins, startedAt: 0 });
  const charge = await calls.charge(charging);
  if (charge.kind === 'refused' && !charge.isRepeat) {
    journal.write(() => ({ open: null }));
    return fail(failures.chargeFailure(charge.error));
  }
  // Too few credits for a repeated call say nothing of the first one, which may still arrive.
  if (charge.kind !== 'accepted') return compensate(deps, charging, failures.chargeFailure(charge.error));

  const uploading = proceed(deps, { ...charging, step: 'uploading' });
  const uploaded = await calls.uploadPhotos(photos, upload).catch((error: unknown) => ({ error }));
  // Uploading starts nothing on the server, so a lost answer is as good as a refusal.
  if ('error' in uploaded) return compensate(deps, uploading, failures.uploadFailure(uploaded.error));
  if (uploaded.warnings.length > 0) deps.warn(uploaded.warnings);

  return requestTraining(deps, proceed(deps, { ...uploading, step: 'requesting', zipUrl: uploaded.zipUrl }));
}

/** Writes a step down before its call leaves, and shows it. */
function proceed({ journal, enter }: TrainingDeps, open: OpenTraining): OpenTraining {
  journal.write(() => ({ open }));
  enter(stateOf(open));
  return open;
}

function stateOf(open: OpenTraining): TrainingState {
  const { step } = open;
  return step === 'running' ? { ...open, step, percent: 0, isOverdue: false } : { step };
}

/** Asks for the training that is charged and uploaded. @param isRepeat after a reload: the call may have left before */
async function requestTraining(deps: TrainingDeps, open: OpenTraining, isRepeat = false): Promise<unknown> {
  const request = await deps.calls.requestTraining(open, { isRepeat });
  // What a repeated call finds under way is ready a little earlier than this says, and is found then.
  if (request.kind === 'accepted')
    return proceed(deps, { ...open, ...request.value, step: 'running', startedAt: now() });
  const { code, refunded } = problemOf(request.error);
  const refused = await compensate(deps, open, failures.requestFailure(request.error), refunded);
  // One training at a time (decision 39): the one that runs is shown.
  if (code === 'trainingRuns') await showElsewhere(deps, refused).catch(() => undefined);
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
  failure: failures.TrainingFailure,
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
  retryAfterMs: number;
}

/** Asks for a refund, once and as a repeated call unless told otherwise, and keeps the journal in step with the answer. */
export async function settle(
  { calls, journal }: TrainingDeps,
  refund: Refund,
  repetition: Parameters<TrainingCalls['refund']>[1] = { isRepeat: refund.state !== 'failed', pausesMs: [] },
): Promise<Settlement> {
  const answer = await calls.refund(refund, repetition);
  const outcome = refundOutcome(answer, refund.isCharged);
  const state = outcome === 'failed' ? 'failed' : 'unknown';
  const kept: Refund[] = isRefundOpen(outcome) ? [{ ...refund, state }] : [];
  journal.write(({ refunds }) => ({ refunds: [...refunds.filter(({ id }) => id !== refund.id), ...kept] }));
  const { retryAfterMs = 0 } = 'error' in answer && answer.error instanceof ApiError ? answer.error : {};
  return { outcome, retryAfterMs };
}

function refundOutcome(answer: KeyedAnswer<void>, isCharged: boolean): RefundOutcome {
  if (answer.kind === 'accepted') return 'refunded';
  const { kind, error } = answer;
  if (problemOf(error).code === 'nothingLeft') return isCharged ? 'nothingLeft' : 'neverTaken';
  if (!isCharged) return 'chargeUnknown';
  // Refused for lack of a session, it is asked for again when the person is back.
  const isSignedOut = hasStatus(error, 401) || (error instanceof ApiError && error.kind === 'otherPerson');
  return kind === 'refused' && !isSignedOut ? 'failed' : 'unknown';
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
  if (open.step === 'charging' || open.step === 'uploading')
    return compensate(deps, open, failures.interrupted);
  if (open.step === 'requesting') await requestTraining(deps, open, true);
  else deps.enter(stateOf(open));
  return checkTraining(deps);
}

/**
 * Asks the server how a running training is: listed → ready, failed or lost → compensation, without an end → the same
 * (decision 42), else nothing changes. Where neither call says anything, nothing changes either.
 */
export async function checkTraining(deps: TrainingDeps): Promise<unknown> {
  const { calls, journal } = deps;
  const { open } = journal.read();
  if (open?.step !== 'running') return undefined;
  const twins = await calls.readTwins().catch(() => undefined);
  const twin = twins && findTrainedTwin(twins, open);
  if (twin) {
    journal.write(() => ({ open: null }));
    return deps.enter({ step: 'ready', twin });
  }
  const latest = await calls.readLatestTraining().catch(() => 'unread' as const);
  const isOver = isOverdue(open, now());
  if (latest === 'unread')
    return isOver && twins ? compensate(deps, open, failures.neverFinished) : undefined;
  const isKnown = latest !== undefined && [undefined, latest.triggerWord].includes(open.triggerWord);
  // Without the list, it may have become a twin.
  const missingSince = isKnown || !twins ? undefined : (open.missingSince ?? now());
  if (missingSince !== open.missingSince) proceed(deps, { ...open, missingSince });
  if (missingSince !== undefined && now() - missingSince >= LOST_AFTER_MS)
    return compensate(deps, open, failures.lostOnServer);
  if (!isKnown) return undefined;
  if (latest.status === 'failed') return compensate(deps, open, failures.failedOnServer, latest.isRefunded);
  const isEndless = isOver && (twins !== undefined || latest.status === 'training');
  return isEndless ? compensate(deps, open, failures.neverFinished) : undefined;
}

/** The person's way out where nothing can be learnt about an overdue training: what was charged is asked back. */
export async function stopWaiting(deps: TrainingDeps): Promise<void> {
  const { open } = deps.journal.read();
  if (open?.step === 'running' && isOverdue(open, now())) await compensate(deps, open, failures.notAwaited);
}

/** Shows a training without a journal here: started on another device, or before this one forgot. Asks once. */
export async function showElsewhere(deps: TrainingDeps, refused?: FailedTraining): Promise<boolean> {
  const isRunning = (await deps.calls.readLatestTraining())?.status === 'training';
  if (isRunning) deps.enter({ step: 'runningElsewhere', shownSince: performance.now(), refused });
  return isRunning;
}

/** The same, later: has it ended? A failed one is refunded by the device that paid for it, and knows its key. */
export async function checkElsewhere(deps: TrainingDeps): Promise<void> {
  const latest = await deps.calls.readLatestTraining().catch(() => undefined);
  if (!latest || latest.status === 'training') return;
  await showResult(deps, { triggerWord: latest.triggerWord, knownTwins: null });
}

/** Shows the twin of a training that has ended and has no journal here: another tab closed it, or it was not ours. */
export async function showResult(deps: TrainingDeps, traces: TrainingIdentity): Promise<void> {
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const twin = twins && findTrainedTwin(twins, traces);
  deps.enter(twin ? { step: 'ready', twin } : { step: 'idle' });
}
