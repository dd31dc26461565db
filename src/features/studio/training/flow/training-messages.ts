import { CREDIT_MESSAGES, insufficientCreditsText } from '#entities/credits/charge.ts';
import { ApiError, errorMessage, humanMessage, isRefusedWith, sentence } from '#shared/api/api-error.ts';
import { problemOf, RefusedResponse } from '#shared/api/refused-response.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import type { Message } from '#shared/lib/messages.ts';
import { shorten } from '#shared/lib/shorten.ts';
import {
  isRefundOpen,
  KEEP_ASKING,
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

/** @param wrap makes the text of the error's message, or of the fallback where it has none */
function failure(
  kind: TrainingFailure['kind'],
  fallback: string,
  error?: unknown,
  wrap = (text: string) => text,
): TrainingFailure {
  return {
    kind,
    // Short enough for what happened to the credits to follow in a toast.
    message: shorten(wrap(errorMessage(error, fallback)), 260),
    plainMessage: wrap(humanMessage(error, fallback)),
    guidelines: [],
  };
}

/** A training needs the list of twins (decision 55). Its cause is why it could not be read. */
export class ListUnreadable extends Error {}

/** Why the request of a step failed, for a training of this price. */
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
  // Decision 11: details make it Photo Validation Failed, everything else is Training Failed with the general message.
  uploading(error) {
    if (error instanceof ApiError && error.kind === 'aborted') return ended('You canceled the upload.');
    const { details = [], guidelines = [] } = problemOf(error);
    if (details.length > 0) return { ...failure('photosRejected', details.join('\n')), guidelines };
    if (error instanceof RefusedResponse) return { ...ended(error.message), guidelines };
    // The documented text comes first, because the status alone, as of a proxy's 413, does not say what failed.
    const general = TRAINING_MESSAGES.photosRejected.text;
    const withGeneral = (cause: string) => [general, cause].filter(Boolean).join('. ');
    return { ...failure('trainingFailed', '', error, withGeneral), guidelines };
  },
  requesting: (error) => failure('trainingFailed', TRAINING_MESSAGES.trainingFailed.text, error),
};

const ended = (sentence: string) => failure('trainingFailed', sentence);

export const failedOnServer = ended('The server could not finish this training.');
export const lostOnServer = ended('The server no longer has this training.');
/** Decision 42: neither ready nor failed after the upper bound. */
export const neverFinished = ended(
  'This training took too long and counts as failed. You can start it again.',
);
/** The same, when the server does not answer and the person stops waiting. */
export const stoppedWaiting = ended('You stopped waiting for this training.');
/** Closed between the charge and the request for training (decision 9). */
export const interrupted = ended('The page was closed before the training was requested.');

/** What happened to the credits: `refunded` only after a confirmed refund (decision 7). */
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
  unknown: (credits) => `We don’t know yet if you got your ${credits} back. ${KEEP_ASKING}`,
};

/** The same after a charge whose outcome is unclear. */
const UNCLEAR_CHARGE_TEXTS: RefundTexts = {
  ...CHARGED_TEXTS,
  nothingLeft: () => 'No credits were taken.',
  unknown: (credits) => `We don’t know yet if ${credits} were taken. ${KEEP_ASKING}`,
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
  // An unclear charge is announced at once, because its call was repeated already.
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
