import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { counted } from '../../../../shared/lib/counted.ts';
import { ButtonLink } from '../../../../shared/ui/button-link.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { refundedText } from '../flow/training-failure.ts';
import type { RefundOutcome, TrainingState } from '../flow/training-state.ts';

const REFUND_WORDS: Record<RefundOutcome, string | undefined> = {
  notCharged: undefined,
  refunded: refundedText(1),
  owed: `The refund of your ${TRAINING_COST_CREDITS} credits did not go through yet.`,
  notOwed: 'The server says that there is no charge left to give back, so your balance is as it should be.',
};

interface TrainingFailedProps {
  state: TrainingState & { step: 'failed' };
  onDismiss(): void;
}

/** Why a training came to nothing, what became of the credits, and what good photos are like. */
export function TrainingFailed({ state: { failure, refund }, onDismiss }: TrainingFailedProps) {
  const refundWords = REFUND_WORDS[refund];
  // As the toast says it: what is left of this failure is a matter of credits (decision 7).
  const title = refund === 'owed' ? 'Credit Error' : failure.title;
  return (
    <Notice
      tone="error"
      title={title}
      onDismiss={refund === 'owed' ? undefined : onDismiss}
      action={
        title === 'Insufficient Credits' && (
          <ButtonLink variant="secondary" size="sm" href="#pricing">
            See the plans
          </ButtonLink>
        )
      }
    >
      {failure.plainMessage}
      {refundWords !== undefined && <p className="mt-2 font-medium">{refundWords}</p>}
      {failure.guidelines.length > 0 && (
        <div className="mt-3 whitespace-normal">
          <p className="font-medium">Photo Quality Tips</p>
          <ul className="mt-1 list-disc pl-5">
            {failure.guidelines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </Notice>
  );
}

interface RefundOwedProps {
  /** How many trainings are to be given back. */
  count: number;
  isRefunding: boolean;
  onRetry(): void;
}

/** Stays until it is done: over reloads, sign-ins and failures. */
export function RefundOwed({ count, isRefunding, onRetry }: RefundOwedProps) {
  const credits = count * TRAINING_COST_CREDITS;
  return (
    <Notice
      tone="warning"
      title={`You are owed ${counted(credits, 'credit')}`}
      action={
        <Button variant="secondary" isBusy={isRefunding} busyLabel="Asking for the refund…" onClick={onRetry}>
          Try the refund again
        </Button>
      }
    >
      {count === 1 ? 'A training' : counted(count, 'training')} failed after the charge, and the refund has
      not been confirmed yet. It is kept on this device until it is.
    </Notice>
  );
}
