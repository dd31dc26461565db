import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { sentence } from '#shared/api/api-error.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import type { Message } from '#shared/lib/messages.ts';
import { TRAINING_MESSAGES } from './training-failure.ts';
import type { Refund } from './training-journal.ts';
import {
  isRefundOpen,
  type FailedTraining,
  type RefundOutcome,
  type TrainingState,
} from './training-state.ts';

const creditsOf = (trainings: number) => formatCount(trainings * TRAINING_COST_CREDITS, 'credit');

/** Used only after a confirmed refund (decision 7). */
const refundedText = (trainings: number) => `Your ${creditsOf(trainings)} have been refunded.`;

const CREDITS = creditsOf(1);

/** What happened to the credits. */
export const REFUND_TEXT: Record<RefundOutcome, string> = {
  refunded: refundedText(1),
  neverTaken: 'No credits were taken.',
  nothingLeft: 'The server says that nothing is left to give back for this training.',
  failed: `The refund of your ${CREDITS} did not go through. It stays open, and you can try again.`,
  unknown: `It is not known yet whether your ${CREDITS} have been given back. We keep asking.`,
  chargeUnknown: `It is not known yet whether ${CREDITS} were taken. We keep asking.`,
};

/** The toast of a state, if any. The panel shows the same (decision 32). */
export function stateNotice(state: TrainingState): Message | undefined {
  if (state.step === 'failed') return failureNotice(state);
  if (state.step !== 'ready') return undefined;
  return {
    ...TRAINING_MESSAGES.twinReady,
    text: `${state.twin.triggerWord ?? 'It'} is trained and selected. Time to create.`,
  };
}

const PHOTO_TIPS = `${TRAINING_MESSAGES.photoTips.title}: see the guidelines in the console, or in Step 2.`;

function failureNotice({ failure, refund }: FailedTraining): Message {
  const { kind, message } = failure;
  // A failure whose refund is still open is a Credit Error (decision 7).
  const base = TRAINING_MESSAGES[isRefundOpen(refund) ? 'creditError' : kind];
  if (refund === undefined) return { ...base, text: message };
  const text =
    kind === 'photosRejected'
      ? [message, PHOTO_TIPS, REFUND_TEXT[refund]].join('\n')
      : `${sentence(message)} ${REFUND_TEXT[refund]}`;
  return { ...base, text };
}

/** The toast after repeated refund requests. */
export function refundNotice(outcomes: readonly RefundOutcome[]): Message {
  const refunded = outcomes.filter((outcome) => outcome === 'refunded').length;
  const told = refunded > 0 ? [refundedText(refunded)] : [];
  const open = outcomes.find(isRefundOpen);
  if (open === undefined) {
    const [text] = [...told, ...outcomes.map((outcome) => REFUND_TEXT[outcome])];
    return { ...TRAINING_MESSAGES.creditsSettled, text };
  }
  const again = 'The refund did not go through this time either. It stays open, and you can try again.';
  const text = [...told, open === 'failed' ? again : REFUND_TEXT[open]].join(' ');
  return { ...TRAINING_MESSAGES.creditError, text };
}

/** Says "owed" only when it is certain. */
export function openRefundsTitle(refunds: readonly Refund[]): string {
  const credits = creditsOf(refunds.length);
  if (refunds.every(({ state }) => state === 'failed')) return `You are owed ${credits}`;
  return refunds.some(({ isCharged }) => isCharged)
    ? `The refund of ${credits} is not confirmed yet`
    : `It is not known yet whether ${credits} were taken`;
}
