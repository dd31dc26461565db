import * as v from 'valibot';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import {
  ApiError,
  errorMessage,
  hasStatus,
  humanMessage,
  sentence,
} from '../../../../shared/api/api-error.ts';
import { insufficientCreditsText } from '../../../../entities/credits/credits.ts';
import { problemOf, RefusedAnswer } from '../../../../shared/api/keyed-call.ts';
import { label, listOf } from '../../../../shared/lib/schema.ts';
import { shorten } from '../../../../shared/lib/shorten.ts';
import { TRAINING_MESSAGES } from './training-messages.ts';

const FAILURE_KINDS = ['insufficientCredits', 'creditError', 'photosRejected', 'trainingFailed'] as const;
type FailureKind = (typeof FAILURE_KINDS)[number];

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

/** The message of a failed call, or what is said where it has none: `errorMessage` or `humanMessage`. */
type Read = (error: unknown, fallback: string) => string;

/** @param text the whole, or how it is made of the message of a call */
function failure(kind: FailureKind, text: string | ((read: Read) => string)): TrainingFailure {
  const textBy = (read: Read) => (typeof text === 'string' ? text : text(read));
  return {
    kind,
    // Kept on the device while a refund is owed, where there is little room.
    message: shorten(textBy(errorMessage), 260),
    plainMessage: shorten(textBy(humanMessage), 20_000),
    guidelines: [],
  };
}

export function insufficientCredits(balance: number | undefined): TrainingFailure {
  return failure('insufficientCredits', insufficientCreditsText(TRAINING_COST_CREDITS, balance));
}

export function creditFailure(error: unknown): TrainingFailure {
  return failure('creditError', (read) => read(error, TRAINING_MESSAGES.creditError.text));
}

export function chargeFailure(error: unknown): TrainingFailure {
  return hasStatus(error, 402) ? insufficientCredits(error.problem?.available) : creditFailure(error);
}

/** What is open from earlier may be money (decision 58). */
export const journalUnreadable = failure(
  'creditError',
  'This browser does not let the page read what it kept about earlier trainings, so nothing was started. Please try again.',
);

/** Nothing begins without the list of twins (decision 55). */
export function listFailure(error: unknown): TrainingFailure {
  return failure('trainingFailed', (read) => {
    const cause = sentence(read(error, 'Your list of twins could not be read.'));
    return `${cause} No training was started, and nothing was charged.`;
  });
}

/** Decision 11: details make it Photo Validation Failed, everything else is Training Failed with the general message. */
export function uploadFailure(error: unknown): TrainingFailure {
  if (error instanceof ApiError && error.kind === 'aborted') return ended('You cancelled the upload.');
  const { details = [], guidelines = [] } = problemOf(error);
  if (details.length > 0) return { ...failure('photosRejected', details.join('\n')), guidelines };
  if (error instanceof RefusedAnswer) return { ...ended(error.message), guidelines };
  // "Falls back to" is not enough for a proxy's 413: the status alone would not say what it was about.
  const general = TRAINING_MESSAGES.photosRejected.text;
  const failed = failure('trainingFailed', (read) =>
    [general, read(error, '').trim()].filter(Boolean).join('. '),
  );
  return { ...failed, guidelines };
}

export function requestFailure(error: unknown): TrainingFailure {
  return failure('trainingFailed', (read) => read(error, TRAINING_MESSAGES.trainingFailed.text));
}

const ended = (sentence: string) => failure('trainingFailed', sentence);

export const failedOnServer = ended('The server could not finish this training.');
export const lostOnServer = ended('The server no longer knows of this training.');
/** Decision 42: accepted, and neither ready nor failed after the upper bound. */
export const neverFinished = ended(
  'This training has taken far too long, so it counts as failed. You can start it again.',
);
/** The same, where the server said nothing and the person stopped waiting. */
export const notAwaited = ended(
  'You stopped waiting for this training: the server did not say in time how it ended.',
);
/** Between the charge and the request for training (decision 9). */
export const interrupted = ended('The page was closed before training had been requested.');
