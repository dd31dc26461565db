import { fetchBalance, reloadCredits } from '#entities/credits/credits.ts';
import { findTrainedTwin, type TrainingIdentity } from '#entities/twin/twin.ts';
import { fetchTwins } from '#entities/twin/use-twins.ts';
import { TRAINING_COST_CREDITS, TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { ApiError, hasStatus } from '#shared/api/api-error.ts';
import { problemOf, type KeyedAnswer } from '#shared/api/outbox.ts';
import { deviceNow, now, pageNow } from '#shared/lib/clock.ts';
import { newId } from '#shared/lib/new-id.ts';
import * as calls from './training-calls.ts';
import * as failures from './training-failure.ts';
import type { OpenTraining, Refund, TrainingJournal, TrainingMode } from './training-journal.ts';
import {
  isRefundOpen,
  type FailedTraining,
  type RefundOutcome,
  type TrainingState,
} from './training-state.ts';

/** What the flow needs from the store. */
export interface TrainingDeps {
  userId: string;
  journal: TrainingJournal;
  enter(state: TrainingState): void;
  /** Called when the photos were accepted with warnings. */
  warn(warnings: readonly string[]): void;
  /** Called when the answer to a refund asks for a pause before the next request. */
  postpone(ms: number): void;
}

export interface TrainingInput {
  mode: TrainingMode;
  photos: readonly File[];
}

/** A training that the server does not know for this long is lost. */
const LOST_AFTER_MS = 30_000;

/** By the id of a training: since when this page has seen it run, and since when the server does not know it. */
const seenSince = new Map<string, number>();
const missingSince = new Map<string, number>();

function passedMs(since: Map<string, number>, id: string): number {
  const start = since.get(id) ?? pageNow();
  since.set(id, start);
  return pageNow() - start;
}

/**
 * Spec §4 and decision 7: check credits, deduct the price, upload the photos, request training. Any failure after the
 * charge is compensated, once (decision 54). Never rejects: every result is a state.
 * @param signal cancels the upload. The other calls move credits, and must not be aborted.
 */
export async function runTraining(
  deps: TrainingDeps,
  { mode, photos }: TrainingInput,
  signal?: AbortSignal,
): Promise<unknown> {
  const { userId, journal, enter } = deps;
  const fail = (failure: failures.TrainingFailure) => enter({ step: 'failed', failure });

  enter({ step: 'checkingCredits' });
  if (!journal.isReadable()) return fail(failures.journalUnreadable);
  const [balance, twins] = await Promise.allSettled([fetchBalance(userId), fetchTwins(userId)]);
  if (balance.status === 'rejected') return fail(failures.creditFailure(balance.reason));
  if (balance.value < TRAINING_COST_CREDITS) return fail(failures.insufficientCredits(balance.value));
  // Without the list, the new twin of a server that does not name it cannot be identified.
  if (twins.status === 'rejected') return fail(failures.listFailure(twins.reason));
  const knownTwins = twins.value.map(({ key }) => key);

  const charging = proceed(deps, { id: newId(), mode, step: 'charging', knownTwins, startedAt: 0 });
  const charge = await calls.chargeTraining(userId, charging);
  if (charge.kind === 'refused' && !charge.isRepeat) {
    journal.write(() => ({ open: null }));
    return fail(failures.chargeFailure(charge.error));
  }
  // After a 402 to a repeated call the first one may still arrive.
  if (charge.kind !== 'accepted') return compensate(deps, charging, failures.chargeFailure(charge.error));

  const uploading = proceed(deps, { ...charging, step: 'uploading' });
  const uploaded = await calls.uploadPhotos(userId, photos, signal).catch((error: unknown) => ({ error }));
  // The upload starts nothing on the server, so a lost answer is treated as a refusal.
  if ('error' in uploaded) return compensate(deps, uploading, failures.uploadFailure(uploaded.error));
  if (uploaded.warnings.length > 0) deps.warn(uploaded.warnings);

  return requestTraining(deps, proceed(deps, { ...uploading, step: 'requesting', zipUrl: uploaded.zipUrl }));
}

/** Writes a step to the journal before its call, and shows it. */
function proceed({ journal, enter }: TrainingDeps, open: OpenTraining): OpenTraining {
  journal.write(() => ({ open }));
  enter(open);
  return open;
}

/** Requests the training after charge and upload. After a reload, the call may have been sent before. */
async function requestTraining(deps: TrainingDeps, open: OpenTraining): Promise<unknown> {
  const request = await calls.startTraining(deps.userId, open);
  // After a repeated call the training may have started a little earlier.
  if (request.kind === 'accepted')
    return proceed(deps, {
      ...open,
      ...request.value,
      step: 'running',
      startedAt: now(),
      startedHereAt: deviceNow(),
    });
  const { code, refunded } = problemOf(request.error);
  const refused = await compensate(deps, open, failures.requestFailure(request.error), refunded);
  // One training at a time (decision 39): shows the one that runs.
  if (code === 'trainingRuns') await showElsewhere(deps, refused).catch(() => undefined);
  return refused;
}

/**
 * The compensation: requests the refund of what was charged, or perhaps charged, for `open`. The refund is written to
 * the journal first, in the same write that closes the training.
 * @param isRefunded the server has refunded the credits by itself (decision 50)
 */
async function compensate(
  deps: TrainingDeps,
  { id, step }: OpenTraining,
  failure: failures.TrainingFailure,
  isRefunded = false,
): Promise<FailedTraining> {
  const refund: Refund = { id, failure, isCharged: step !== 'charging', state: 'pending' };
  if (isRefunded) {
    deps.journal.write(() => ({ open: null }));
    void reloadCredits();
    return showFailed(deps, refund, 'refunded');
  }
  deps.journal.write(({ refunds }) => ({ open: null, refunds: [...refunds, refund] }));
  // An unclear charge is reported at once, because its call was repeated already.
  if (refund.isCharged) deps.enter({ step: 'refunding' });
  else showFailed(deps, refund, 'chargeUnknown');
  return showFailed(deps, refund, await requestRefund(deps, refund, {}));
}

function showFailed(deps: TrainingDeps, { failure, id }: Refund, refund: RefundOutcome): FailedTraining {
  const state: FailedTraining = { step: 'failed', failure, id, refund };
  deps.enter(state);
  return state;
}

/** Requests a refund, by default once and as a repeated call, and updates the journal. */
export async function requestRefund(
  { userId, journal, postpone }: TrainingDeps,
  refund: Refund,
  repetition: Parameters<typeof calls.refundTraining>[2] = {
    isRepeat: refund.state !== 'failed',
    pausesMs: [],
  },
): Promise<RefundOutcome> {
  const answer = await calls.refundTraining(userId, refund, repetition);
  const outcome = refundOutcome(answer, refund.isCharged);
  const state = outcome === 'failed' ? 'failed' : 'unknown';
  const stillOpen: Refund[] = isRefundOpen(outcome) ? [{ ...refund, state }] : [];
  journal.write(({ refunds }) => ({
    refunds: [...refunds.filter(({ id }) => id !== refund.id), ...stillOpen],
  }));
  if (answer.kind !== 'accepted' && answer.error instanceof ApiError)
    postpone(answer.error.retryAfterMs ?? 0);
  return outcome;
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
 * Decision 9: resumes what an earlier visit left open. A requested training is requested again with its key, or
 * continues from its start time; a charge without a request is compensated. Call it only while holding the training
 * lock.
 * @param shown a running training on screen, which another tab may have closed
 */
export async function resumeTraining(deps: TrainingDeps, shown?: OpenTraining): Promise<unknown> {
  const { open, refunds } = deps.journal.read();
  const pending = refunds.filter(({ state }) => state === 'pending');
  for (const refund of pending) {
    deps.enter({ step: 'recovering' });
    showFailed(deps, refund, await requestRefund(deps, refund));
  }
  if (!open) return shown && pending.length === 0 ? showResult(deps, shown) : undefined;
  deps.enter({ step: 'recovering' });
  if (open.step === 'charging' || open.step === 'uploading')
    return compensate(deps, open, failures.interrupted);
  if (open.step === 'requesting') await requestTraining(deps, open);
  else deps.enter(open);
  return checkTraining(deps);
}

/**
 * Checks a running training: listed → ready; failed, lost or overdue (decision 42) → compensation; otherwise, and when
 * both calls fail, nothing changes.
 */
export async function checkTraining(deps: TrainingDeps): Promise<unknown> {
  const { userId, journal } = deps;
  const { open } = journal.read();
  if (open?.step !== 'running') return undefined;
  const twins = await fetchTwins(userId).catch(() => undefined);
  const twin = twins && findTrainedTwin(twins, open);
  if (twin) {
    journal.write(() => ({ open: null }));
    return deps.enter({ step: 'ready', twin });
  }
  const latest = await calls.fetchLatestTraining(userId).catch(() => 'unreadable' as const);
  const isOver = isOverdue(open);
  if (latest === 'unreadable')
    return isOver && twins ? compensate(deps, open, failures.neverFinished) : undefined;
  const isKnown = latest !== undefined && [undefined, latest.triggerWord].includes(open.triggerWord);
  // If the list could not be read, the training may already have become a twin.
  if (isKnown || !twins) missingSince.delete(open.id);
  else if (passedMs(missingSince, open.id) >= LOST_AFTER_MS)
    return compensate(deps, open, failures.lostOnServer);
  if (!isKnown) return undefined;
  if (latest.status === 'failed') return compensate(deps, open, failures.failedOnServer, latest.isRefunded);
  const isEndless = isOver && (twins !== undefined || latest.status === 'training');
  return isEndless ? compensate(deps, open, failures.neverFinished) : undefined;
}

/**
 * The time since the start by the server's clock, by this device's, and as this page has seen it, the longest first. Any
 * of them may be wrong, or have stood still.
 */
function timesMs({ id, startedAt, startedHereAt = startedAt }: OpenTraining) {
  const times = [now() - startedAt, deviceNow() - startedHereAt, passedMs(seenSince, id)];
  return times.toSorted((one, other) => other - one);
}

/** The time since the start that two of them agree on. */
export function elapsedMs(open: OpenTraining): number {
  return timesMs(open)[1] ?? 0;
}

/** Is the server to be asked now: the usual time is over by one of them (spec §4), or it does not know the training? */
export function isDue(open: OpenTraining): boolean {
  return missingSince.has(open.id) || timesMs(open).some((ms) => ms >= TRAINING_DURATION_MS[open.mode]);
}

/** Has the contract's upper bound passed (decision 42)? A training that has not ended by then counts as failed. */
export function isOverdue(open: OpenTraining): boolean {
  return elapsedMs(open) >= TRAINING_ENDS_WITHIN_MS[open.mode];
}

/** For an overdue training that the server says nothing about: requests the refund. */
export async function stopWaiting(deps: TrainingDeps): Promise<void> {
  const { open } = deps.journal.read();
  if (open?.step === 'running' && isOverdue(open)) await compensate(deps, open, failures.stoppedWaiting);
}

/**
 * Shows a running training that has no journal here, because it was started on another device or the journal was
 * cleared.
 */
export async function showElsewhere(deps: TrainingDeps, refused?: FailedTraining): Promise<boolean> {
  const isRunning = (await calls.fetchLatestTraining(deps.userId))?.status === 'training';
  if (isRunning) deps.enter({ step: 'runningElsewhere', shownSince: performance.now(), refused });
  return isRunning;
}

/**
 * Checks whether that training has ended: its mode is unknown, so the longer upper bound counts (decision 44). A failed
 * one is refunded by the device that paid for it.
 */
export async function checkElsewhere(deps: TrainingDeps, shownSince: number): Promise<void> {
  const latest = await calls.fetchLatestTraining(deps.userId).catch(() => undefined);
  const isOver = performance.now() - shownSince >= TRAINING_ENDS_WITHIN_MS.lora;
  if (!isOver && (!latest || latest.status === 'training')) return;
  await showResult(deps, { triggerWord: latest?.triggerWord, knownTwins: null });
}

/** Shows the twin of an ended training without a journal here: closed by another tab, or of another device. */
export async function showResult(deps: TrainingDeps, identity: TrainingIdentity): Promise<void> {
  const twins = await fetchTwins(deps.userId).catch(() => undefined);
  const twin = twins && findTrainedTwin(twins, identity);
  deps.enter(twin ? { step: 'ready', twin } : { step: 'idle' });
}
