import type { MouseEvent } from 'react';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { useMutation } from '#shared/api/use-mutation.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { LongList } from '#shared/ui/long-list.tsx';
import { LongText } from '#shared/ui/long-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { refundText, TRAINING_MESSAGES } from '../flow/training-messages.ts';
import { isRefundOpen, STILL_CHECKING, shownRefunds, type TrainingState } from '../flow/training-state.ts';
import { useTraining } from '../flow/training-store.ts';
import { rejectedPhotos } from './rejected-photos.ts';
import { openRefundsTitle } from './training-credits.ts';

interface TrainingFailedProps {
  state: Extract<TrainingState, { failure: object }>;
  onDismiss(): void;
}

/** Why a training failed, what happened to the credits, and the guidelines for photos. */
export function TrainingFailed({ state, onDismiss }: TrainingFailedProps) {
  const { failure, refund } = state;
  // The title names an open refund. Once it was requested, a separate notice has its details.
  const isOpen = isRefundOpen(refund);
  const hasOwnNotice = isOpen && state.step === 'failed';
  const { photos, store } = usePhotos();
  const rejected = [...rejectedPhotos(state, photos).keys()];

  function removeRejected({ currentTarget }: MouseEvent<HTMLElement>) {
    // The clicked button is removed with the photos, so the focus moves to the panel.
    currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    store.remove(rejected);
  }

  return (
    <Notice
      {...TRAINING_MESSAGES[isOpen ? 'creditError' : failure.kind]}
      onDismiss={isOpen ? undefined : onDismiss}
      action={
        failure.kind === 'insufficientCredits' ? (
          <ButtonLink size="sm" href="#pricing">
            Buy More
          </ButtonLink>
        ) : (
          rejected.length > 0 && (
            <Button variant="secondary" size="sm" onClick={removeRejected}>
              {rejected.length === 1 ? 'Remove this photo' : `Remove these ${rejected.length}`}
            </Button>
          )
        )
      }
    >
      <LongText text={failure.plainMessage} />
      {refund && !hasOwnNotice && <p className="mt-2 font-medium">{refundText(refund)}</p>}
      {failure.guidelines.length > 0 && (
        <div className="mt-3 whitespace-normal">
          <p className="font-medium">{TRAINING_MESSAGES.photoTips.title}</p>
          <LongList items={failure.guidelines} pageSize={8} className="mt-1 list-disc pl-5">
            {(line, index) => <li key={index}>{line}</li>}
          </LongList>
        </div>
      )}
    </Notice>
  );
}

/** The open refunds. Shown until they are settled, across reloads, sign-ins and failures. */
export function OpenRefunds() {
  const training = useTraining();
  const refunds = shownRefunds(training);
  const retry = useMutation(() => training.store.dispatchClick({ type: 'refundsRequested', cause: 'click' }));
  if (refunds.length === 0) return null;
  const isUnknown = refunds.some(({ state }) => state === 'unknown');
  const trainings = refunds.length === 1 ? 'A training' : formatCount(refunds.length, 'training');
  return (
    <Notice
      tone="warning"
      title={openRefundsTitle(refunds)}
      action={
        <Button
          variant="secondary"
          isBusy={retry.isRunning}
          busyLabel="Requesting the refund…"
          onClick={() => void retry.run()}
        >
          {isUnknown ? 'Check credits now' : 'Ask for the refund again'}
        </Button>
      }
    >
      {`${trainings} failed${
        isUnknown
          ? `. We don’t know yet what happened to your credits. ${STILL_CHECKING}`
          : ' after the charge, and the refund did not go through.'
      } Asking again is safe.`}
    </Notice>
  );
}
