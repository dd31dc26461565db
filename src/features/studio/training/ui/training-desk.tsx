import { useEffect, useRef } from 'react';
import { useUserId } from '../../../../shared/api/session.ts';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import type { TrainingState, TrainingStep } from '../flow/training-state.ts';
import type { TrainingStore } from '../flow/training-store.ts';
import { TrainingClockFace, TrainingElsewhere } from './training-clock-face.tsx';
import { TrainingFailed, TrainingReady } from './training-outcome.tsx';
import { isSubmissionStep, TrainingSteps } from './training-steps.tsx';
import { useTraining } from '../use-training.ts';

/** What the training is doing. */
export function TrainingDesk() {
  const { state, store } = useTraining(useUserId());
  const desk = useKeptInView(state.step);
  return (
    <div ref={desk} tabIndex={-1} className="rounded-control empty:hidden">
      <TrainingFace state={state} store={store} />
    </div>
  );
}

/** One face for each step of the flow. */
function TrainingFace({ state, store }: { state: TrainingState; store: TrainingStore }) {
  switch (state.step) {
    case 'idle':
      return null;
    case 'checkingCredits':
    case 'charging':
    case 'uploading':
    case 'requesting':
      return <TrainingSteps step={state.step} onCancel={store.cancelUpload} />;
    case 'running':
      return <TrainingClockFace state={state} store={store} />;
    case 'runningElsewhere':
      return <TrainingElsewhere refused={state.refused} onCheck={() => void store.checkNow()} />;
    case 'otherTab':
      return <Waiting label="Another tab is training. This one follows it." />;
    case 'recovering':
      return <Waiting label="Settling your last training" />;
    case 'refunding':
      return <Waiting label="Training failed. Refunding your credits" delayMs={0} />;
    case 'ready':
      return <TrainingReady twin={state.twin} onDismiss={store.dismiss} />;
    case 'failed':
      return <TrainingFailed state={state} onDismiss={store.dismiss} />;
  }
}

function Waiting(spinner: { label: string; delayMs?: number }) {
  return (
    <div className="rounded-control border border-line bg-sunken p-6">
      <Spinner {...spinner} />
    </div>
  );
}

/**
 * What a press started, and how that ended, should be seen, and takes the focus when the button that had it is gone.
 * What happens later by itself leaves the page where the person put it.
 */
function useKeptInView(step: TrainingStep) {
  const desk = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(false);
  useEffect(() => {
    if (step === 'checkingCredits' || step === 'runningElsewhere') isFollowed.current = true;
    if (isFollowed.current) {
      desk.current?.scrollIntoView({ block: 'nearest' });
      if (document.activeElement === document.body) desk.current?.focus({ preventScroll: true });
    }
    if (!isSubmissionStep(step) && step !== 'refunding') isFollowed.current = false;
  }, [step]);
  return desk;
}
