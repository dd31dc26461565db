import * as v from 'valibot';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError, errorMessage, humanMessage } from '../../../../shared/api/api-error.ts';
import { insufficientCreditsText } from '../../../../shared/api/credits.ts';
import { counted } from '../../../../shared/lib/counted.ts';
import { label, listOf } from '../../../../shared/lib/schema.ts';
import { shorten } from '../../../../shared/lib/shorten.ts';

/** Why a training came to nothing, in words that can be kept (it is part of the journal while a refund is owed). */
export type TrainingFailure = v.InferOutput<typeof failureSchema>;

export const failureSchema = v.object({
  /** Title of the error catalogue (spec §8). */
  title: v.picklist(['Insufficient Credits', 'Credit Error', 'Photo Validation Failed', 'Training Failed']),
  /** The documented message; several lines when the server sent details. */
  message: v.string(),
  /** The same for the panel: the server's own sentence without its status. */
  plainMessage: v.string(),
  /** What good photos are like, when the server said so. */
  guidelines: listOf(label),
});

type Problem = Partial<NonNullable<ApiError['problem']>>;

/** A 200 that says that the work was not done: `ok: false`, `error`, or the one field missing that is needed. */
export class RefusedAnswer extends Error {
  readonly problem: Problem;

  constructor(message: string, problem: Problem = {}) {
    super(message);
    this.problem = problem;
  }
}

export const UPLOAD_FALLBACK = 'Failed to upload photos for training';
export const TRAINING_FALLBACK = 'Failed to start training';

export function insufficientCredits(balance: number | undefined): TrainingFailure {
  return failure('Insufficient Credits', insufficientCreditsText(TRAINING_COST_CREDITS, balance));
}

export function creditFailure(error: unknown): TrainingFailure {
  const fallback = 'Your credits could not be charged. Please try again.';
  return failure('Credit Error', errorMessage(error, fallback), humanMessage(error, fallback));
}

/** Decision 11: details make it Photo Validation Failed, everything else is Training Failed with the general message. */
export function uploadFailure(error: unknown): TrainingFailure {
  if (error instanceof ApiError && error.kind === 'aborted') {
    return trainingFailed('You cancelled the upload.');
  }
  const { details = [], guidelines = [] } = problemOf(error);
  if (details.length > 0) return { ...failure('Photo Validation Failed', details.join('\n')), guidelines };
  if (error instanceof RefusedAnswer) return { ...trainingFailed(error.message), guidelines };
  // "Falls back to" is not enough for a proxy's 413: the status alone would not say what it was about.
  const general = (words: string) => (words === UPLOAD_FALLBACK ? words : `${UPLOAD_FALLBACK}. ${words}`);
  const message = general(errorMessage(error, UPLOAD_FALLBACK));
  return {
    ...trainingFailed(message, general(humanMessage(error, UPLOAD_FALLBACK))),
    guidelines,
  };
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

/** Answered with success, and the balance is what it was (decision 49). */
export const nothingTaken = failure(
  'Credit Error',
  'The server took no credits, so no training was requested. Please try again.',
);

/** Between the charge and the request for training (decision 9). */
export const interrupted = trainingFailed('The page was closed before training had been requested.');

/** Only ever said when it is true (decision 7). @param trainings how many were given back. */
export function refundedText(trainings: number): string {
  return `Your ${counted(trainings * TRAINING_COST_CREDITS, 'credit')} have been refunded.`;
}

function trainingFailed(message: string, plainMessage?: string): TrainingFailure {
  return failure('Training Failed', message, plainMessage);
}

function failure(title: TrainingFailure['title'], message: string, plainMessage = message): TrainingFailure {
  // Kept on the device while a refund is owed, where there is little room.
  return {
    title,
    message: shorten(message, 260),
    plainMessage: shorten(plainMessage, 20_000),
    guidelines: [],
  };
}

/** Did the server answer with this status? */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Does the server say that it has given the credits back by itself? */
export function isRefundedByServer(error: unknown): boolean {
  return problemOf(error).refunded === true;
}

function problemOf(error: unknown): Problem {
  const isAnswer = error instanceof RefusedAnswer || error instanceof ApiError;
  return (isAnswer ? error.problem : undefined) ?? {};
}
