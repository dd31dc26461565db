import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { counted } from '../../../../shared/lib/counted.ts';
import type { Toast } from '../../../../shared/ui/toast.ts';
import { FAILURE_TITLES, refundedText, sentence, type TrainingFailure } from './training-failure.ts';
import type { Refund } from './training-journal.ts';
import { isRefundOpen, type RefundOutcome, type TrainingState } from './training-state.ts';

/** The toast of a state, or none. What it says stays in the panel too (decision 32). */
export function stateNotice(state: TrainingState): Toast | undefined {
  if (state.step === 'failed') return failureNotice(state.failure, state.refund);
  if (state.step !== 'ready') return undefined;
  return {
    title: 'Your twin is ready',
    text: `${state.twin.triggerWord ?? 'It'} is trained and selected. Time to create.`,
  };
}

const PHOTO_TIPS = 'Photo Quality Tips: see the guidelines in the console, or in Step 2.';

/** The price of one training, as a sentence names it. */
const CREDITS = counted(TRAINING_COST_CREDITS, 'credit');

/** What became of the credits, in words that are true whatever happened. Nothing to say where none were charged. */
export const REFUND_TEXT: Record<RefundOutcome, string | undefined> = {
  notCharged: undefined,
  refunded: refundedText(1),
  neverTaken: 'No credits were taken.',
  nothingLeft: 'The server says that nothing is left to give back for this training.',
  failed: `The refund of your ${CREDITS} did not go through. It is kept, and you can try it again.`,
  unknown: `It is not known yet whether your ${CREDITS} have been given back. We ask until it is.`,
  chargeUnknown: `It is not known yet whether ${CREDITS} were taken. We ask until it is.`,
};

/** What is still open about the credits is the documented title then (decision 7). */
export function failureTitle({ kind }: TrainingFailure, refund: RefundOutcome): string {
  return FAILURE_TITLES[isRefundOpen(refund) ? 'creditError' : kind];
}

function failureNotice(failure: TrainingFailure, refund: RefundOutcome): Toast {
  const { kind, message } = failure;
  const title = failureTitle(failure, refund);
  const money = REFUND_TEXT[refund];
  const variant = 'destructive';
  if (money === undefined) return { title, text: message, variant };
  const text =
    kind === 'photosRejected' ? [message, PHOTO_TIPS, money].join('\n') : `${sentence(message)} ${money}`;
  return { title, text, variant };
}

/** How the refunds that were asked for again ended. */
export function refundNotice(outcomes: readonly RefundOutcome[]): Toast {
  const refunded = outcomes.filter((outcome) => outcome === 'refunded').length;
  const told = refunded > 0 ? [refundedText(refunded)] : [];
  const open = outcomes.find(isRefundOpen);
  if (open === undefined) {
    const text = refunded > 0 ? refundedText(refunded) : outcomes.map((outcome) => REFUND_TEXT[outcome])[0];
    return { title: 'Credits settled', text };
  }
  const text =
    open === 'failed'
      ? 'The refund did not go through this time either. It is kept, and you can try it again.'
      : (REFUND_TEXT[open] ?? '');
  return { title: FAILURE_TITLES.creditError, text: [...told, text].join(' '), variant: 'destructive' };
}

/** A press that waited too long for an earlier question to the server. */
export const tooLateNotice: Toast = {
  title: FAILURE_TITLES.trainingFailed,
  text: 'Nothing was started, because an earlier question to the server took too long. Please try again.',
  variant: 'destructive',
};

/** Claims a debt only where it is one for certain. */
export function openRefundsTitle(refunds: readonly Refund[]): string {
  const credits = counted(refunds.length * TRAINING_COST_CREDITS, 'credit');
  if (refunds.every(({ state }) => state === 'failed')) return `You are owed ${credits}`;
  return refunds.some(({ isCharged }) => isCharged)
    ? `The refund of ${credits} is not confirmed yet`
    : `It is not known yet whether ${credits} were taken`;
}
