import { useEffect, useRef } from 'react';
import { anyTrainingPrice, LOWEST_TRAINING_PRICE } from '#entities/credits/training-price.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { OUTCOME_MESSAGES } from '#features/studio/outcome/outcome-messages.ts';
import { OutcomeNotice } from '#features/studio/outcome/use-outcome.tsx';
import { CollapseButton } from '#features/studio/panel/collapsible-step.tsx';
import { TRAINING_MODES } from '#openapi/limits.gen.ts';
import { humanMessage } from '#shared/api/api-error.ts';
import { canLockTabs } from '#shared/api/tab-lock.ts';
import { useStorageLocation } from '#shared/lib/persistence.ts';
import { useStore } from '#shared/lib/store.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { refundText, TRAINING_MESSAGES } from '../flow/training-messages.ts';
import { isTrainingBusy } from '../flow/training-state.ts';
import { useTraining } from '../flow/training-store.ts';
import { ModeCard, TRAINING_MODE_TEXTS } from './mode-card.tsx';
import { creditsMissing, useSettledBalance } from './training-credits.ts';
import { OpenRefunds } from './training-outcome.tsx';
import { TrainingStatus } from './training-status.tsx';
import { useStartTraining } from './use-start-training.ts';

/** Step 2: the two training modes, and the running training (spec §2, §4). */
export function TrainingPanel() {
  const { photos } = usePhotos();
  const { shown, warnings, refusal: lastRefusal, settled, store } = useTraining();
  const { refusal, outcomes, train } = useStartTraining();
  const balance = useSettledBalance();
  const canLock = useStore(canLockTabs);
  const isTraining = isTrainingBusy(shown);
  const isStored = useStorageLocation() !== undefined;
  const isShort = shown.step === 'failed' && shown.failure.kind === 'insufficientCredits';
  useOnEnoughCredits(balance, () => isShort && store.dismiss());

  async function checkElsewhere() {
    outcomes.clear();
    const { status, error } = await store.checkElsewhere();
    if (status === 'unreadable')
      outcomes.record('trainingUnknown', humanMessage(error, OUTCOME_MESSAGES.trainingUnknown.text));
    else if (status !== 'training') outcomes.record('noTrainingRuns');
  }

  return (
    <Card id="training" eyebrow="Step 2" title="Train your twin" actions={<CollapseButton />}>
      <div className="grid gap-6">
        {!isStored && (
          <Notice tone="warning" title="This browser cannot save a training">
            {`Keep this page open. If you close it and the training fails, you may lose ${anyTrainingPrice()}.`}
          </Notice>
        )}
        {!isTraining && (
          <div className="grid gap-4 @xl:grid-cols-2">
            {TRAINING_MODES.map((mode) => (
              <ModeCard
                key={mode}
                mode={mode}
                balance={balance}
                disabledReason={refusal?.text}
                onTrain={(mode) => void train(mode)}
              />
            ))}
          </div>
        )}
        {!isTraining && refusal && !outcomes.outcome && (
          <p className="-mt-2 text-sm text-muted">
            <span>{refusal.text}</span>{' '}
            {refusal.kind !== 'trainingRuns' && (
              <a href="#photos" className="text-ink underline decoration-ember underline-offset-4">
                Go to Step 1
              </a>
            )}
          </p>
        )}
        <OutcomeNotice outcomes={outcomes} />
        {lastRefusal && (
          <Notice tone="info" {...lastRefusal}>
            {lastRefusal.text}
          </Notice>
        )}
        <OpenRefunds />
        {settled.length > 0 && (
          <Notice {...TRAINING_MESSAGES.creditsSettled} onDismiss={store.dismissSettled}>
            {settled.map(refundText).join('\n')}
          </Notice>
        )}
        <TrainingStatus />
        {warnings.length > 0 && photos.length > 0 && (
          <Notice {...TRAINING_MESSAGES.photoTips}>{warnings.join('\n')}</Notice>
        )}
        {isTraining ? (
          // The specification requires disabled buttons here (spec §5).
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
            <p className="text-sm text-muted">
              {shown.step === 'refunding'
                ? 'For the next try:'
                : 'For the next twin, when this one is ready:'}
            </p>
            {TRAINING_MODES.map((mode) => (
              <Button
                key={mode}
                variant="secondary"
                size="sm"
                disabledReason={refusal?.text}
                onClick={() => void train(mode)}
              >
                {TRAINING_MODE_TEXTS[mode].title}
              </Button>
            ))}
          </div>
        ) : (
          <p className="text-sm text-muted">
            Training on another device?{' '}
            <Button variant="quiet" size="sm" className="px-0!" onClick={() => void checkElsewhere()}>
              Check now
            </Button>
          </p>
        )}
        {!canLock && (
          <p className="text-sm text-muted">
            Train in one tab only. This browser cannot stop a second tab from charging you again.
          </p>
        )}
      </div>
    </Card>
  );
}

/** Calls `onEnough` when the credits become enough for the cheapest training. */
function useOnEnoughCredits(balance: number | undefined, onEnough: () => void): void {
  const wasShort = useRef(false);
  useEffect(() => {
    if (balance === undefined) return;
    const isShort = creditsMissing(balance, LOWEST_TRAINING_PRICE) > 0;
    if (wasShort.current && !isShort) onEnough();
    wasShort.current = isShort;
  });
}
