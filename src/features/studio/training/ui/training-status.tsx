import { useEffect, useRef } from 'react';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { TrainingState } from '../flow/training-state.ts';
import { useTraining } from '../flow/training-store.ts';
import { TrainingFailed } from './training-outcome.tsx';
import { TrainingProgress, TrainingElsewhere } from './training-progress.tsx';
import { isSubmissionStep, TrainingSteps } from './training-steps.tsx';

/** The status of the training. */
export function TrainingStatus() {
  const training = useTraining();
  const container = useScrollIntoView(training.shown.step);
  return (
    <div ref={container} tabIndex={-1} className="rounded-control empty:hidden">
      <StatusView {...training} />
    </div>
  );
}

/** One view for each step. */
function StatusView({ shown, store }: ReturnType<typeof useTraining>) {
  switch (shown.step) {
    case 'idle':
    // Shown above the generator.
    case 'ready':
      return null;
    case 'charging':
    case 'uploading':
    case 'requesting':
      return <TrainingSteps step={shown.step} onCancel={store.cancelUpload} />;
    case 'running':
      return <TrainingProgress key={shown.id} training={shown} store={store} />;
    case 'runningElsewhere':
      return <TrainingElsewhere training={shown} store={store} />;
    case 'refunding':
      if (shown.refund.isCharged) return <Refunding />;
      return <TrainingFailed state={shown} onDismiss={store.dismiss} />;
    case 'failed':
      return <TrainingFailed state={shown} onDismiss={store.dismiss} />;
  }
}

function Refunding() {
  return (
    <div className="rounded-control border border-line bg-sunken p-6">
      <Spinner label="Training failed. Refunding your credits" isDelayed={false} />
    </div>
  );
}

/**
 * Scrolls to a training that a press started, and to its end, and focuses it when the pressed button was removed.
 * Later changes do not scroll.
 */
function useScrollIntoView(step: TrainingState['step']) {
  const container = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(false);
  useEffect(() => {
    if (step === 'charging' || step === 'runningElsewhere') isFollowed.current = true;
    if (isFollowed.current) {
      container.current?.scrollIntoView({ block: 'nearest' });
      if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
    }
    if (!isSubmissionStep(step) && step !== 'refunding') isFollowed.current = false;
  }, [step]);
  return container;
}
