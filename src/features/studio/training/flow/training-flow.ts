import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { chargeKey, outcome, wasRefused, type TrainingDeps } from './training-deps.ts';
import { hasTrainingStarted, isTaken, wasCharged } from './training-evidence.ts';
import {
  creditFailure,
  hasStatus,
  insufficientCredits,
  isRefundedByServer,
  nothingTaken,
  requestFailure,
  uploadFailure,
  type TrainingFailure,
} from './training-failure.ts';
import type { OpenTraining } from './training-journal.ts';
import { clockOf, type TrainingMode } from './training-progress.ts';
import { showElsewhere } from './training-recovery.ts';
import { confirmRefunds, refund } from './training-refund.ts';

export interface TrainingOrder {
  mode: TrainingMode;
  photos: readonly File[];
  /** Keys of the twins listed now; null when the list is not known. */
  knownTwins: string[] | null;
  /** Aborted when the person cancels the upload. The other calls move money, and must not be cut. */
  upload?: AbortSignal;
}

/**
 * Spec §4 and decision 7: check credits, deduct the price, upload the photos, request training. Any failure after the
 * charge is refunded, once. Never rejects: every outcome is a state.
 *
 * An answer can get lost on its way. After each call that moves something the flow then looks for evidence
 * (`training-evidence.ts`); where there is none, the state is `unsettled`.
 */
export async function runTraining(
  deps: TrainingDeps,
  { mode, photos, knownTwins, upload: signal }: TrainingOrder,
): Promise<void> {
  const { calls, journal, enter } = deps;

  enter({ step: 'checkingCredits' });
  // As long as this charge does not hide an earlier refund.
  await confirmRefunds(deps);
  const balance = await outcome(calls.readBalance());
  if (!balance.isOk) return fail(deps, creditFailure(balance.error));
  if (balance.value < TRAINING_COST_CREDITS) return fail(deps, insufficientCredits(balance.value));

  const open: OpenTraining = {
    id: deps.newId(),
    mode,
    step: 'charging',
    balanceBefore: balance.value,
    sentAt: deps.deviceNow(),
    startedAt: 0,
    knownTwins,
  };
  journal.write({ open });
  enter({ step: 'charging' });
  const charge = await outcome(calls.charge(chargeKey(open)));
  if (!charge.isOk) {
    const charged = wasRefused(charge.error) ? 'no' : await wasCharged(deps, open, charge.error);
    if (charged === 'unknown') return enter({ step: 'unsettled', question: 'charge' });
    if (charged === 'no') {
      journal.write({ open: null });
      return fail(deps, chargeFailure(charge.error));
    }
    // Charged for certain, only the answer got lost: the person has paid for a training, so it goes on.
  } else if (!(await isTaken(deps, open, charge.value))) {
    journal.write({ open: null });
    return fail(deps, nothingTaken);
  }

  journal.write({ open: { ...open, step: 'uploading', sentAt: deps.deviceNow() } });
  enter({ step: 'uploading' });
  const upload = await outcome(calls.uploadPhotos(photos, signal));
  // Uploading starts nothing on the server, so a lost answer is as good as a refusal.
  if (!upload.isOk) {
    await refund(deps, open, uploadFailure(upload.error));
    return undefined;
  }
  if (upload.value.warnings.length > 0) deps.warn(upload.value.warnings);

  const requesting = {
    ...open,
    step: 'requesting',
    sentAt: deps.deviceNow(),
    startedAt: deps.now(),
  } as const;
  journal.write({ open: requesting });
  enter({ step: 'requesting' });
  const request = await outcome(calls.requestTraining(mode, upload.value.zipUrl));
  if (!request.isOk) {
    const started = wasRefused(request.error) ? 'no' : await hasTrainingStarted(deps, requesting);
    if (started === 'no') {
      const failure = requestFailure(request.error);
      const refunded = await refund(deps, open, failure, isRefundedByServer(request.error));
      // The server trains one twin at a time (decision 39: the one that runs is shown).
      if (hasStatus(request.error, 409))
        await showElsewhere(deps, { failure, refund: refunded }).catch(() => undefined);
      return undefined;
    }
    if (started === 'unknown') return enter({ step: 'unsettled', question: 'training' });
  }

  const running = {
    ...requesting,
    step: 'running',
    startedAt: deps.now(),
    trainingTime: request.isOk ? request.value : undefined,
  } as const;
  journal.write({ open: running });
  enter({ step: 'running', ...clockOf(running) });
}

function fail({ enter }: TrainingDeps, failure: TrainingFailure): void {
  enter({ step: 'failed', failure, refund: 'notCharged' });
}

function chargeFailure(error: unknown): TrainingFailure {
  if (!hasStatus(error, 402)) return creditFailure(error);
  return insufficientCredits(error.problem?.available);
}
