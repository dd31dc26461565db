import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { counted } from '../../../../shared/lib/counted.ts';
import type { Toast } from '../../../../shared/ui/toast.ts';
import { refundedText, type TrainingFailure } from './training-failure.ts';
import type { OwedRefund } from './training-journal.ts';
import type { RefundOutcome, TrainingState } from './training-state.ts';

/** The toast of a state, or none. What it says stays in the panel too (decision 32). */
export function stateNotice(state: TrainingState): Toast | undefined {
  if (state.step === 'failed') return failureNotice(state.failure, state.refund);
  if (state.step === 'ready') {
    return {
      title: 'Your twin is ready',
      text: `${state.twin.triggerWord ?? 'It'} is trained and selected. Time to create.`,
    };
  }
  if (state.step !== 'unsettled') return undefined;
  return {
    title: 'Credit Error',
    text: `${unsettledText(state.question)} Nothing is lost: check again when you are online.`,
    variant: 'destructive',
  };
}

/** Decision 7: claims neither a charge nor a refund. */
export function unsettledText(question: 'charge' | 'training'): string {
  return question === 'charge'
    ? `The connection broke while ${counted(TRAINING_COST_CREDITS, 'credit')} were being charged, so it is not known yet whether they were taken.`
    : 'The connection broke while training was being requested, so it is not known yet whether it began.';
}

const PHOTO_TIPS = 'Photo Quality Tips: see the guidelines in the console, or in Step 2.';

/** The price of one training, as a sentence about a refund names it. */
const YOUR_CREDITS = `your ${counted(TRAINING_COST_CREDITS, 'credit')}`;

/** What became of the credits, in words that are true whatever happened. Nothing to say where none were taken. */
export const REFUND_TEXT: Record<RefundOutcome, string | undefined> = {
  notCharged: undefined,
  refunded: refundedText(1),
  owed: `The refund of ${YOUR_CREDITS} did not go through. It is kept, and you can try it again.`,
  unconfirmed: `It is not known yet whether the refund of ${YOUR_CREDITS} went through. You can check it in Step 2.`,
  notOwed: 'The server says that no charge is left to refund, so your balance is as it should be.',
};

function failureNotice({ title, message }: TrainingFailure, refund: RefundOutcome): Toast {
  const variant = 'destructive';
  if (refund === 'owed' || refund === 'unconfirmed') {
    return { title: 'Credit Error', text: `${sentence(message)} ${REFUND_TEXT[refund]}`, variant };
  }
  if (refund !== 'refunded') return { title, text: message, variant };
  const text =
    title === 'Photo Validation Failed'
      ? [message, PHOTO_TIPS, refundedText(1)].join('\n')
      : `${sentence(message)} ${refundedText(1)}`;
  return { title, text, variant };
}

/** How "Try the refund again" ended. @param refunded how many trainings were refunded. */
export function refundNotice(refund: RefundOutcome, refunded: number): Toast {
  if (refund === 'owed' || refund === 'unconfirmed') {
    const text =
      refund === 'owed'
        ? 'The refund did not go through this time either. It is kept, and you can try it again.'
        : REFUND_TEXT.unconfirmed;
    return { title: 'Credit Error', text, variant: 'destructive' };
  }
  return { title: 'Credits settled', text: refunded > 0 ? refundedText(refunded) : REFUND_TEXT.notOwed };
}

/** Claims a debt only where none of the refunds may have been booked already. */
export function owedText(owed: readonly OwedRefund[]): string {
  const credits = counted(owed.length * TRAINING_COST_CREDITS, 'credit');
  return owed.some(({ isUnconfirmed }) => isUnconfirmed)
    ? `The refund of ${credits} is not confirmed yet`
    : `You are owed ${credits}`;
}

/** The two sentences of Training Failed are one text: the first needs its full stop. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
