import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { reloadCredits } from '../../../../entities/credits/credits.ts';
import type { KeyedCall } from '../../../../shared/api/keyed-call.ts';
import { findTrainedTwin, type Twin } from '../../../../entities/twin/twin.ts';
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
  journalUnread,
  listFailure,
  lostOnServer,
  neverFinished,
  notAwaited,
  requestFailure,
  uploadFailure,
  type TrainingFailure,
} from './training-failure.ts';
import type { Journal, OpenTraining, Refund, TrainingJournal } from './training-journal.ts';
import { clockOf, isOverdue, type TrainingMode } from './training-progress.ts';
import type { RefundOutcome, RefusedTraining, TrainingState } from './training-state.ts';

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
): Promise<void> {
  const { calls, journal, enter } = deps;

  enter({ step: 'checkingCredits' });
  if (!journal.isReadable()) return fail(deps, journalUnread);
  const [balance, twins] = await Promise.allSettled([calls.readBalance(), calls.readTwins()]);
  if (balance.status === 'rejected') return fail(deps, creditFailure(balance.reason));
  if (balance.value < TRAINING_COST_CREDITS) return fail(deps, insufficientCredits(balance.value));
  // Without it, the new twin of a server that does not name it could not be told from the others.
  if (twins.status === 'rejected') return fail(deps, listFailure(twins.reason));

  let open: OpenTraining = {
    id: deps.newId(),
    mode,
    step: 'charging',
    knownTwins: twins.value.map(({ key }) => key),
    startedAt: 0,
  };
  const proceed = (change: Pick<OpenTraining, 'step'> & Partial<OpenTraining>) => {
    open = { ...open, ...change };
    journal.write(() => ({ open }));
  };
  proceed({ step: 'charging' });
  enter({ step: 'charging' });
  const charge = await calls.charge(open);
  if (charge.kind === 'refused' && !charge.isRepeat) {
    journal.write(() => ({ open: null }));
    return fail(deps, chargeFailure(charge.error));
  }
  // Too few credits for a repeated call say nothing of the first one, which may still arrive.
  if (charge.kind !== 'accepted') return void (await compensate(deps, open, chargeFailure(charge.error)));

  proceed({ step: 'uploading' });
  enter({ step: 'uploading' });
  const uploaded = await calls.uploadPhotos(photos, upload).catch((error: unknown) => ({ error }));
  // Uploading starts nothing on the server, so a lost answer is as good as a refusal.
  if ('error' in uploaded) return void (await compensate(deps, open, uploadFailure(uploaded.error)));
  if (uploaded.warnings.length > 0) deps.warn(uploaded.warnings);

  proceed({ step: 'requesting', zipUrl: uploaded.zipUrl, startedAt: deps.now() });
  enter({ step: 'requesting' });
  return requestTraining(deps, open);
}

/** Was nothing sent, because its person is not signed in? */
function isForOthers(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'otherPerson';
}

/** Asks for the training that is charged and uploaded; after a reload with `isRepeat`, as the call may have left before. */
async function requestTraining(
  deps: TrainingDeps,
  open: OpenTraining,
  repetition?: Pick<KeyedCall, 'isRepeat'>,
): Promise<void> {
  const request = await deps.calls.requestTraining(open, repetition);
  if (request.kind === 'accepted') {
    const running = { ...open, ...request.value, step: 'running' } as const;
    deps.journal.write(() => ({ open: running }));
    return deps.enter({ step: 'running', ...clockOf(running) });
  }
  const failure = requestFailure(request.error);
  const refund = isRefundedByServer(request.error)
    ? closeAsRefunded(deps, failure)
    : await compensate(deps, open, failure);
  // One training at a time (decision 39): the one that runs is shown.
  if (hasCode(request.error, 'trainingRuns'))
    await showElsewhere(deps, { id: open.id, failure, refund }).catch(() => undefined);
}

function fail({ enter }: TrainingDeps, failure: TrainingFailure): void {
  enter({ step: 'failed', failure, refund: 'notCharged' });
}

/** The server has given the credits back by itself (decision 50). */
function closeAsRefunded({ journal, enter }: TrainingDeps, failure: TrainingFailure): RefundOutcome {
  journal.write(() => ({ open: null }));
  void reloadCredits();
  enter({ step: 'failed', failure, refund: 'refunded' });
  return 'refunded';
}

/**
 * The one compensation of the flow: asks for the refund of what was charged, or perhaps charged, for `open`.
 * It is written down before it is asked for, in the same write that closes the training.
 */
async function compensate(
  deps: TrainingDeps,
  open: OpenTraining,
  failure: TrainingFailure,
): Promise<RefundOutcome> {
  const isCharged = open.step !== 'charging';
  const refund: Refund = { id: open.id, failure, isCharged, state: 'pending' };
  deps.journal.write(({ refunds }) => ({ open: null, refunds: [...refunds, refund] }));
  const { id } = open;
  // A lost charge is told at once: its answer has been waited for three times already.
  deps.enter(
    isCharged ? { step: 'refunding', failure } : { step: 'failed', failure, id, refund: 'chargeUnknown' },
  );
  const { outcome } = await settle(deps, refund, { isRepeat: false, ...(!isCharged && { pausesMs: [] }) });
  deps.enter({ step: 'failed', failure, id, refund: outcome });
  return outcome;
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
  repetition: Pick<KeyedCall, 'isRepeat' | 'pausesMs'> = {
    isRepeat: refund.state !== 'failed',
    pausesMs: [],
  },
): Promise<Settlement> {
  const answer = await calls.refund(refund, repetition);
  const others = ({ refunds }: Journal) => refunds.filter(({ id }) => id !== refund.id);
  const close = () => journal.write((all) => ({ refunds: others(all) }));
  const keep = (state: Refund['state']) =>
    journal.write((all) => ({ refunds: [...others(all), { ...refund, state }] }));
  if (answer.kind === 'accepted') {
    close();
    return { outcome: 'refunded' };
  }
  if (hasCode(answer.error, 'nothingLeft')) {
    close();
    return { outcome: refund.isCharged ? 'nothingLeft' : 'neverTaken' };
  }
  // Refused for lack of a session, it is asked for again when the person is back.
  const isSignedOut = hasStatus(answer.error, 401) || isForOthers(answer.error);
  if (answer.kind === 'refused' && refund.isCharged && !isSignedOut) {
    keep('failed');
    return { outcome: 'failed' };
  }
  keep('unknown');
  const retryAfterMs = answer.error instanceof ApiError ? answer.error.retryAfterMs : undefined;
  return { outcome: refund.isCharged ? 'unknown' : 'chargeUnknown', retryAfterMs };
}

/**
 * Decision 9: settles what an earlier visit left open. Training that was requested is requested again with its key, or goes
 * on from its start time; a charge without a request is compensated.
 * Call it only while no other tab does (the training lock).
 */
export async function resumeTraining(deps: TrainingDeps): Promise<void> {
  const { open, refunds } = deps.journal.read();
  const pending = refunds.filter(({ state }) => state === 'pending');
  if (open || pending.length > 0) deps.enter({ step: 'recovering' });
  for (const refund of pending) {
    const { failure, id } = refund;
    const { outcome } = await settle(deps, refund);
    deps.enter({ step: 'failed', failure, id, refund: outcome });
    if (open) deps.enter({ step: 'recovering' });
  }
  if (!open) return undefined;
  switch (open.step) {
    case 'charging':
    case 'uploading':
      return void (await compensate(deps, open, interrupted));
    case 'requesting':
      // It may begin only now: its clock does, and what is ready by then is found at once.
      await requestTraining(deps, { ...open, startedAt: deps.now() }, { isRepeat: true });
      return checkTraining(deps);
    case 'running':
      deps.enter({ step: 'running', ...clockOf(open) });
      return checkTraining(deps);
  }
}

/**
 * Asks the server how a running training is: listed → ready, failed or lost → compensation, without an end → the same
 * (decision 42), else nothing changes. Where neither call says anything, nothing changes either.
 */
export async function checkTraining(deps: TrainingDeps): Promise<void> {
  const { open } = deps.journal.read();
  if (open?.step !== 'running') return;
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const trained = twins && findTrainedTwin(twins, open);
  if (trained) return finish(deps, trained);
  const latest = await deps.calls.readLatestTraining().catch(() => 'unread' as const);
  const isOver = isOverdue(open, deps.now());
  if (latest === 'unread') {
    if (isOver && twins) await compensate(deps, open, neverFinished);
    return;
  }
  const isOurs = latest !== undefined && [undefined, latest.triggerWord].includes(open.triggerWord);
  // Without the list, ours may have become a twin.
  if (deps.isLost(isOurs || !twins)) await compensate(deps, open, lostOnServer);
  else if (!isOurs) return;
  else if (latest.status === 'failed') {
    if (latest.isRefunded) closeAsRefunded(deps, failedOnServer);
    else await compensate(deps, open, failedOnServer);
  } else if (isOver && (twins || latest.status === 'training')) {
    await compensate(deps, open, neverFinished);
  }
}

/** The person's way out where nothing can be learnt about an overdue training: what was charged is asked back. */
export async function stopWaiting(deps: TrainingDeps): Promise<void> {
  const { open } = deps.journal.read();
  if (open?.step === 'running' && isOverdue(open, deps.now())) await compensate(deps, open, notAwaited);
}

/** Shows a training without a journal here: started on another device, or before this one forgot. Asks once. */
export async function showElsewhere(deps: TrainingDeps, refused?: RefusedTraining): Promise<boolean> {
  const isRunning = (await deps.calls.readLatestTraining())?.status === 'training';
  if (isRunning) deps.enter({ step: 'runningElsewhere', ...(refused && { refused }) });
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

function finish(deps: TrainingDeps, twin: Twin): void {
  deps.journal.write(() => ({ open: null }));
  deps.enter({ step: 'ready', twin });
}
