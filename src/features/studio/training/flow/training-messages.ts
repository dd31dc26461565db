import { CREDIT_MESSAGES, insufficientCreditsText } from '#entities/credits/charge.ts';
import { ApiError, errorMessage, humanMessage, isRefusedWith, sentence } from '#shared/api/api-error.ts';
import { problemOf, RefusedResponse } from '#shared/api/refused-response.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import type { Message } from '#shared/lib/messages.ts';
import { shorten } from '#shared/lib/shorten.ts';
import {
  isRefundOpen,
  STILL_CHECKING,
  type RequestStep,
  type Refund,
  type TrainingFailure,
  type TrainingState,
} from './training-state.ts';

/** Messages of a training (spec §5, §8); see `shared/lib/messages.ts`. */
export const TRAINING_MESSAGES = {
  ...CREDIT_MESSAGES,
  creditsSettled: { title: 'Credits settled', tone: 'success' },
  photosRejected: {
    title: 'Photo Validation Failed',
    tone: 'error',
    text: 'Failed to upload photos for training',
  },
  photoTips: { title: 'Photo Quality Tips', tone: 'info' },
  trainingFailed: { title: 'Training Failed', tone: 'error', text: 'Failed to start training' },
  twinReady: { title: 'Your twin is ready', tone: 'success' },
} satisfies Record<string, Message>;

/** @param wrap formats the error's message, or the fallback for an error without a message */
function failure(
  kind: TrainingFailure['kind'],
  fallback: string,
  error?: unknown,
  wrap = (text: string) => text,
): TrainingFailure {
  return {
    kind,
    // Short enough that a toast has room for the sentence about the credits.
    message: shorten(wrap(errorMessage(error, fallback)), 260),
    plainMessage: wrap(humanMessage(error, fallback)),
    guidelines: [],
  };
}

/** The list of twins, which a training needs (decision 55), could not be read. The `cause` is the original error. */
export class ListUnreadable extends Error {}

/** The failure for each step whose request failed, for a training of this price. */
export const STEP_FAILURES: Record<RequestStep, (error: unknown, costCredits: number) => TrainingFailure> = {
  charging(error, costCredits) {
    const { available } = problemOf(error);
    if (isRefusedWith(error, 402) || (available !== undefined && available < costCredits))
      return failure('insufficientCredits', insufficientCreditsText(costCredits, available));
    if (!(error instanceof ListUnreadable))
      return failure('creditError', TRAINING_MESSAGES.creditError.text, error);
    const withResult = (cause: string) =>
      `${sentence(cause)} No training was started, and nothing was charged.`;
    return failure('trainingFailed', 'Couldn’t load your twins.', error.cause, withResult);
  },
  // Decision 11: an error with details is Photo Validation Failed; any other is Training Failed with the general message.
  uploading(error) {
    if (error instanceof ApiError && error.kind === 'aborted')
      return trainingFailure('You canceled the upload.');
    const { details = [], guidelines = [] } = problemOf(error);
    if (details.length > 0) return { ...failure('photosRejected', details.join('\n')), guidelines };
    if (error instanceof RefusedResponse) return { ...trainingFailure(error.message), guidelines };
    // The documented text is first, because a status alone, such as a proxy's 413, does not explain the failure.
    const general = TRAINING_MESSAGES.photosRejected.text;
    const withGeneral = (cause: string) => [general, cause].filter(Boolean).join('. ');
    return { ...failure('trainingFailed', '', error, withGeneral), guidelines };
  },
  requesting: (error) => failure('trainingFailed', TRAINING_MESSAGES.trainingFailed.text, error),
};

const trainingFailure = (sentence: string) => failure('trainingFailed', sentence);

export const failedOnServer = trainingFailure('The server could not finish this training.');
export const lostOnServer = trainingFailure('The server no longer has this training.');
/** The training was neither ready nor failed after the upper bound (decision 42). */
export const neverFinished = trainingFailure(
  'This training took too long and counts as failed. You can start it again.',
);
/** The user stopped waiting for an overdue training, because the server did not respond. */
export const stoppedWaiting = trainingFailure('You stopped waiting for this training.');
/** The page was closed between the charge and the request for training (decision 9). */
export const interrupted = trainingFailure('The page was closed before the training was requested.');

/** The sentence about the credits. They count as refunded only after a confirmed refund (decision 7). */
export function refundText({ isCharged, state, costCredits }: Refund): string {
  const credits = formatCount(costCredits, 'credit');
  return (isCharged ? CHARGED_TEXTS : UNCLEAR_CHARGE_TEXTS)[state](credits);
}

type RefundTexts = Record<Refund['state'], (credits: string) => string>;

const CHARGED_TEXTS: RefundTexts = {
  refunded: (credits) => `Your ${credits} have been refunded.`,
  nothingLeft: () => 'There are no credits left to refund.',
  settledElsewhere: () => 'This was handled in another tab. We are updating your balance.',
  failed: (credits) => `The refund of your ${credits} did not go through. You can ask for it again.`,
  unknown: (credits) => `We don’t know yet if you got your ${credits} back. ${STILL_CHECKING}`,
};

/** The sentences after a charge whose outcome is unclear. */
const UNCLEAR_CHARGE_TEXTS: RefundTexts = {
  ...CHARGED_TEXTS,
  nothingLeft: () => 'No credits were taken.',
  unknown: (credits) => `We don’t know yet if ${credits} were taken. ${STILL_CHECKING}`,
};

const PHOTO_TIPS = `${TRAINING_MESSAGES.photoTips.title}: see the guidelines in the console, or in Step 2.`;

/** The toast of a state, if any. The panel shows the same (decision 32). */
export function stateNotice(state: TrainingState): Message | undefined {
  if (state.step === 'ready') {
    const text = `${state.twin.triggerWord} is trained and selected. Time to create.`;
    return { ...TRAINING_MESSAGES.twinReady, text };
  }
  if (state.step !== 'failed' && state.step !== 'refunding') return undefined;
  const { failure, refund } = state;
  // An unclear charge is announced immediately, because its request has already been repeated.
  if (state.step === 'refunding' && state.refund.isCharged) return undefined;
  const { kind, message } = failure;
  // A failure whose refund is still open is a Credit Error (decision 7).
  const base = TRAINING_MESSAGES[isRefundOpen(refund) ? 'creditError' : kind];
  if (refund === undefined) return { ...base, text: message };
  const text =
    kind === 'photosRejected'
      ? [message, PHOTO_TIPS, refundText(refund)].join('\n')
      : `${sentence(message)} ${refundText(refund)}`;
  return { ...base, text };
}

/** The toast after a refund that was requested again. */
export function refundNotice(refund: Refund): Message {
  const base = TRAINING_MESSAGES[isRefundOpen(refund) ? 'creditError' : 'creditsSettled'];
  return { ...base, text: refundText(refund) };
}
