import type { Toast } from '../../../../shared/ui/toast.ts';
import { refundedText, type TrainingFailure } from './training-failure.ts';
import type { TrainingState } from './training-state.ts';

/** The toast of a state, or none. What it says stays in the panel too (decision 32). */
export function stateNotice(state: TrainingState): Toast | undefined {
  switch (state.step) {
    case 'ready':
      return {
        title: 'Your twin is ready',
        text: `${state.twin.triggerWord ?? 'It'} is trained and selected. Time to create.`,
      };
    case 'failed':
      return failureNotice(state.failure, state.refund);
    case 'unsettled':
      return {
        title: 'Credit Error',
        text: `${unsettledText(state.question)} Nothing is lost: it is looked up when you check again.`,
        variant: 'destructive',
      };
    case 'idle':
    case 'otherTab':
    case 'recovering':
    case 'checkingCredits':
    case 'charging':
    case 'uploading':
    case 'requesting':
    case 'running':
    case 'runningElsewhere':
    case 'finishing':
    case 'refunding':
      return undefined;
  }
}

/** What is not known, said as it is (decision 7: never claim a refund, nor a charge). */
export function unsettledText(question: 'charge' | 'training'): string {
  return question === 'charge'
    ? 'The connection broke while 200 credits were being charged, so it is not known yet whether they were taken.'
    : 'The connection broke while training was being requested, so it is not known yet whether it began.';
}

const PHOTO_TIPS = 'Photo Quality Tips: see the guidelines in the console, or in Step 2.';

function failureNotice(
  failure: TrainingFailure,
  refund: (TrainingState & { step: 'failed' })['refund'],
): Toast {
  const { title, message } = failure;
  const isPhotos = title === 'Photo Validation Failed';
  switch (refund) {
    case 'owed':
      return {
        title: 'Credit Error',
        text: `${sentence(message)} The refund of your 200 credits did not go through. It is kept, and you can try it again.`,
        variant: 'destructive',
      };
    case 'refunded': {
      const text = isPhotos
        ? [message, PHOTO_TIPS, refundedText(1)].join('\n')
        : `${sentence(message)} ${refundedText(1)}`;
      return { title, text, variant: 'destructive' };
    }
    case 'notCharged':
    case 'notOwed':
      return { title, text: message, variant: 'destructive' };
  }
}

/** How "Try the refund again" ended. @param refunded how many were given back. */
export function refundNotice(isSettled: boolean, refunded: number): Toast {
  if (!isSettled) {
    return {
      title: 'Credit Error',
      text: 'The refund did not go through this time either. It is kept, and you can try it again.',
      variant: 'destructive',
    };
  }
  return {
    title: 'Credits settled',
    text:
      refunded > 0 ? refundedText(refunded) : 'The server says that there is no charge left to give back.',
  };
}

/** The two sentences of Training Failed are one text: the first needs its full stop. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
