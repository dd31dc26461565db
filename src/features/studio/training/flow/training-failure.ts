import * as v from 'valibot';
import { TRAINING_COST_CREDITS, type PROBLEM_CODES } from '#openapi/limits.gen.ts';
import { ApiError, errorMessage, humanMessage } from '../../../../shared/api/api-error.ts';
import { insufficientCreditsText } from '../../../../entities/credits/credits.ts';
import { RefusedAnswer } from '../../../../shared/api/keyed-call.ts';
import { formatCount } from '../../../../shared/lib/format-count.ts';
import { label, listOf } from '../../../../shared/lib/schema.ts';
import { shorten } from '../../../../shared/lib/shorten.ts';
import { TRAINING_MESSAGES } from './training-messages.ts';

const FAILURE_KINDS = ['insufficientCredits', 'creditError', 'photosRejected', 'trainingFailed'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Why a training came to nothing, in words that can be kept (it is part of the journal while a refund is open). */
export type TrainingFailure = v.InferOutput<typeof failureSchema>;

export const failureSchema = v.object({
  kind: v.fallback(v.picklist(FAILURE_KINDS), 'trainingFailed'),
  /** The documented message; several lines when the server sent details. */
  message: v.string(),
  /** The same for the panel: the server's own sentence without its status. */
  plainMessage: v.string(),
  /** What good photos are like, when the server said so. */
  guidelines: listOf(label),
});

export const UPLOAD_FALLBACK = TRAINING_MESSAGES.photosRejected.text;
export const TRAINING_FALLBACK = TRAINING_MESSAGES.trainingFailed.text;

export function insufficientCredits(balance: number | undefined): TrainingFailure {
  return failure('insufficientCredits', insufficientCreditsText(TRAINING_COST_CREDITS, balance));
}

export function creditFailure(error: unknown): TrainingFailure {
  const fallback = TRAINING_MESSAGES.creditError.text;
  return failure('creditError', errorMessage(error, fallback), humanMessage(error, fallback));
}

export function chargeFailure(error: unknown): TrainingFailure {
  if (!hasStatus(error, 402)) return creditFailure(error);
  return insufficientCredits(error.problem?.available);
}

/** What is open from earlier may be money (decision 58). */
export const journalUnreadable = failure(
  'creditError',
  'This browser does not let the page read what it kept about earlier trainings, so nothing was started. Please try again.',
);

/** Nothing begins without the list of twins (decision 55). */
export function listFailure(error: unknown): TrainingFailure {
  const fallback = 'Your list of twins could not be read.';
  const nothingBegun = (words: string) =>
    `${sentence(words)} No training was started, and nothing was charged.`;
  return trainingFailed(
    nothingBegun(errorMessage(error, fallback)),
    nothingBegun(humanMessage(error, fallback)),
  );
}

/** Decision 11: details make it Photo Validation Failed, everything else is Training Failed with the general message. */
export function uploadFailure(error: unknown): TrainingFailure {
  if (error instanceof ApiError && error.kind === 'aborted') {
    return trainingFailed('You cancelled the upload.');
  }
  const { details = [], guidelines = [] } = problemOf(error);
  if (details.length > 0) return { ...failure('photosRejected', details.join('\n')), guidelines };
  if (error instanceof RefusedAnswer) return { ...trainingFailed(error.message), guidelines };
  // "Falls back to" is not enough for a proxy's 413: the status alone would not say what it was about.
  const general = (words: string) => [UPLOAD_FALLBACK, words.trim()].filter(Boolean).join('. ');
  const message = general(errorMessage(error, ''));
  return { ...trainingFailed(message, general(humanMessage(error, ''))), guidelines };
}

export function requestFailure(error: unknown): TrainingFailure {
  const message = errorMessage(error, TRAINING_FALLBACK);
  return trainingFailed(message, humanMessage(error, TRAINING_FALLBACK));
}

export const failedOnServer = trainingFailed('The server could not finish this training.');
export const lostOnServer = trainingFailed('The server no longer knows of this training.');

/** Decision 42: accepted, and neither ready nor failed after the upper bound. */
export const neverFinished = trainingFailed(
  'This training has taken far too long, so it counts as failed. You can start it again.',
);

/** The same, where the server said nothing and the person stopped waiting. */
export const notAwaited = trainingFailed(
  'You stopped waiting for this training: the server did not say in time how it ended.',
);

/** Between the charge and the request for training (decision 9). */
export const interrupted = trainingFailed('The page was closed before training had been requested.');

/** Only ever said when it is true (decision 7). @param trainings how many were given back. */
export function refundedText(trainings: number): string {
  return `Your ${formatCount(trainings * TRAINING_COST_CREDITS, 'credit')} have been refunded.`;
}

function trainingFailed(message: string, plainMessage?: string): TrainingFailure {
  return failure('trainingFailed', message, plainMessage);
}

function failure(kind: FailureKind, message: string, plainMessage = message): TrainingFailure {
  // Kept on the device while a refund is owed, where there is little room.
  return {
    kind,
    message: shorten(message, 260),
    plainMessage: shorten(plainMessage, 20_000),
    guidelines: [],
  };
}

/** Two sentences in one text: the first needs its full stop. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Did the server answer with this status? */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Did the server refuse for this reason? */
export function hasCode(error: unknown, code: (typeof PROBLEM_CODES)[number]): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}

/** Does the server say that it has given the credits back by itself? */
export function isRefundedByServer(error: unknown): boolean {
  return problemOf(error).refunded === true;
}

function problemOf(error: unknown): RefusedAnswer['problem'] {
  const isAnswer = error instanceof RefusedAnswer || error instanceof ApiError;
  return (isAnswer ? error.problem : undefined) ?? {};
}
