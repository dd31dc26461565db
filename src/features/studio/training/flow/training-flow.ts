import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { isRefusal, outcome } from './call-outcome.ts';
import { hasTrainingStarted, wasCharged } from './training-evidence.ts';
import {
  creditFailure,
  insufficientCredits,
  requestFailure,
  uploadFailure,
  type TrainingFailure,
} from './training-failure.ts';
import type { OpenTraining } from './training-journal.ts';
import type { TrainingMode } from './training-mode.ts';
import { clockOf } from './training-progress.ts';
import { refund } from './training-refund.ts';
import { chargeKey, saveOpenTraining, type TrainingDeps } from './training-deps.ts';

export interface TrainingOrder {
  mode: TrainingMode;
  photos: readonly File[];
  /** Keys of the twins listed now; null when the list is not known. */
  knownTwins: string[] | null;
  /** Aborted when the person cancels the upload; every other call is too short for it, and must not be cut. */
  upload?: AbortSignal;
}

/**
 * Spec §4 and decision 7: check credits, deduct 200, upload the photos, request training. Any failure after the charge
 * gives the 200 back, once. Never rejects: every outcome is a state.
 *
 * An answer can be lost on its way. For each call that moves something the flow then looks for evidence instead of
 * guessing (`training-evidence.ts`), and where there is none it says so (`unsettled`).
 */
export async function runTraining(
  deps: TrainingDeps,
  { mode, photos, knownTwins, upload: signal }: TrainingOrder,
): Promise<void> {
  const { calls, enter } = deps;

  enter({ step: 'checkingCredits', mode });
  const balance = await outcome(calls.readBalance());
  if (!balance.isOk) return fail(deps, creditFailure(balance.error));
  if (balance.value === undefined) return fail(deps, creditFailure(ApiError.of('unreadable')));
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
  saveOpenTraining(deps, open);
  enter({ step: 'charging', mode });
  const charge = await outcome(calls.charge(chargeKey(open)));
  if (!charge.isOk) {
    const charged = isRefusal(charge.error) ? 'no' : await wasCharged(deps, open, charge.error);
    if (charged === 'unknown') return enter({ step: 'unsettled', question: 'charge' });
    if (charged === 'no') {
      saveOpenTraining(deps, null);
      return fail(deps, chargeFailure(charge.error));
    }
    // Charged for certain, only the answer got lost: the person paid for a training, so it goes on.
  }

  saveOpenTraining(deps, { ...open, step: 'uploading', sentAt: deps.deviceNow() });
  enter({ step: 'uploading', mode });
  const upload = await outcome(calls.uploadPhotos(photos, signal));
  // Uploading starts nothing on the server, so a lost answer is as good as a refusal.
  if (!upload.isOk) return refund(deps, open, uploadFailure(upload.error));
  if (upload.value.warnings.length > 0) deps.warn(upload.value.warnings);

  const requesting = {
    ...open,
    step: 'requesting',
    sentAt: deps.deviceNow(),
    startedAt: deps.now(),
  } as const;
  saveOpenTraining(deps, requesting);
  enter({ step: 'requesting', mode });
  const request = await outcome(calls.requestTraining(mode, upload.value.zipUrl));
  if (!request.isOk) {
    const started = isRefusal(request.error) ? 'no' : await hasTrainingStarted(deps, requesting);
    if (started === 'no') return refund(deps, open, requestFailure(request.error));
    if (started === 'unknown') return enter({ step: 'unsettled', question: 'training' });
  }

  const running = {
    ...requesting,
    step: 'running',
    startedAt: deps.now(),
    ...(request.isOk && request.value !== undefined ? { trainingTime: request.value } : {}),
  } as const;
  saveOpenTraining(deps, running);
  enter({ step: 'running', ...clockOf(running) });
}

function fail({ enter }: TrainingDeps, failure: TrainingFailure): void {
  enter({ step: 'failed', failure, refund: 'notCharged' });
}

function chargeFailure(error: unknown): TrainingFailure {
  if (!(error instanceof ApiError) || error.status !== 402) return creditFailure(error);
  return insufficientCredits(error.problem?.available);
}
