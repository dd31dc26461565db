import { useEffect, useRef } from 'react';
import { TRAINING_MODES } from '#openapi/limits.gen.ts';
import { useCredits } from '../../../../shared/api/credits.ts';
import { useUserId } from '../../../../shared/api/session.ts';
import { Card } from '../../../../shared/ui/card.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { OutcomeNotice } from '../../outcome/outcome-notice.tsx';
import { useOutcome } from '../../outcome/use-outcome.ts';
import { usePhotos } from '../../photos/use-photos.ts';
import type { Twin } from '../../twins/twin.ts';
import { ModeCard } from './mode-card.tsx';
import { TrainingDesk } from './training-desk.tsx';
import type { TrainingMode } from '../flow/training-mode.ts';
import { RefundOwed } from './training-outcome.tsx';
import { trainingRefusal } from '../flow/training-refusal.ts';
import { isTrainingBusy, type TrainingStep } from '../flow/training-state.ts';
import { isSubmissionStep } from './training-steps.tsx';
import { useTraining } from './use-training.ts';

interface TrainingPanelProps {
  /** The twins listed now, to know the new one by; null when the list is not known. */
  knownTwins: readonly Twin[] | null;
}

/** Step 2: two ways to train, and the training itself (spec §2, §4). */
export function TrainingPanel({ knownTwins }: TrainingPanelProps) {
  const userId = useUserId();
  const { photos, checking, store: photoStore } = usePhotos(userId);
  const { state, owed, isRefunding, warnings, store } = useTraining(userId);
  const { balance } = useCredits();
  const desk = useKeptInView(state.step);
  // Somebody without a twin has most likely never trained, and the server would answer 404.
  const hasTwins = knownTwins !== null && knownTwins.length > 0;
  useEffect(() => {
    if (hasTwins) void store.lookElsewhere();
  }, [hasTwins, store]);
  const refusal = trainingRefusal(state, photos.length, checking);
  const outcomes = useOutcome(refusal?.text);
  // What a training lacks is seen without pressing; that one runs is told below by the desk.
  const photosNeeded = isTrainingBusy(state) ? undefined : refusal?.text;

  function train(mode: TrainingMode) {
    if (refusal) {
      outcomes.remind(refusal);
      return;
    }
    outcomes.clear();
    void store.start({
      mode,
      photos: photos.map(({ file }) => file),
      knownTwins: knownTwins?.map(({ key }) => key) ?? null,
    });
  }

  return (
    <Card id="training" eyebrow="Step 2" title="Train your twin">
      <div className="grid gap-6">
        <div className="grid gap-4 @xl:grid-cols-2">
          {TRAINING_MODES.map((mode) => (
            <ModeCard
              key={mode}
              mode={mode}
              balance={balance}
              isTraining={isTrainingBusy(state)}
              refusal={refusal?.text}
              isBusy={'mode' in state && state.mode === mode && state.step === 'checkingCredits'}
              onTrain={train}
            />
          ))}
        </div>
        {photosNeeded !== undefined && !outcomes.outcome && (
          <p className="-mt-2 text-sm text-muted">
            {photosNeeded}{' '}
            <a href="#photos" className="text-ink underline decoration-ember underline-offset-4">
              Go to Step 1
            </a>
          </p>
        )}
        <OutcomeNotice outcomes={outcomes} />
        {owed.length > 0 && (
          <RefundOwed
            count={owed.length}
            isRefunding={isRefunding}
            onRetry={() => void store.retryRefunds()}
          />
        )}
        <div ref={desk} className="empty:hidden">
          <TrainingDesk
            state={state}
            photoCount={photos.length}
            onCancel={store.cancelUpload}
            onCheck={() => void store.checkNow()}
            onDismiss={store.dismiss}
            onClearPhotos={() => photoStore.dispatch({ type: 'allRemoved' })}
          />
        </div>
        {warnings.length > 0 && (
          <Notice tone="info" title="Photo Quality Tips">
            {warnings.join('\n')}
          </Notice>
        )}
      </div>
    </Card>
  );
}

/**
 * On a phone the desk is below both cards: what a press started, and how that ended, should be seen. What happens later
 * by itself leaves the page where the person put it.
 */
function useKeptInView(step: TrainingStep) {
  const desk = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(false);
  useEffect(() => {
    if (step === 'checkingCredits') isFollowed.current = true;
    if (isFollowed.current) desk.current?.scrollIntoView({ block: 'nearest' });
    if (!isSubmissionStep(step) && step !== 'refunding') isFollowed.current = false;
  }, [step]);
  return desk;
}
