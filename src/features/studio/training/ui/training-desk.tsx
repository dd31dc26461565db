import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import { TrainingClockFace, TrainingElsewhere } from './training-clock-face.tsx';
import { unsettledText } from '../flow/training-notices.ts';
import { TrainingFailed, TrainingReady } from './training-outcome.tsx';
import type { TrainingState } from '../flow/training-state.ts';
import { TrainingSteps } from './training-steps.tsx';

interface TrainingDeskProps {
  state: TrainingState;
  photoCount: number;
  rejectedCount: number;
  onRemoveRejected(): void;
  onCancel(): void;
  onCheck(): void;
  onStopWaiting(): void;
  onDismiss(): void;
  onClearPhotos(): void;
}

/** What the training is doing: one face for each step of the flow. */
export function TrainingDesk({
  state,
  photoCount,
  rejectedCount,
  onRemoveRejected,
  onCancel,
  onCheck,
  onStopWaiting,
  onDismiss,
  onClearPhotos,
}: TrainingDeskProps) {
  const check = (
    <Button variant="quiet" size="sm" className="mt-2 -ml-2.25" onClick={onCheck}>
      Check now
    </Button>
  );
  switch (state.step) {
    case 'idle':
      return null;
    case 'checkingCredits':
    case 'charging':
    case 'uploading':
    case 'requesting':
      return <TrainingSteps step={state.step} photoCount={photoCount} onCancel={onCancel} />;
    case 'running':
      return <TrainingClockFace clock={state} stage="running" action={check} />;
    case 'finishing':
      return state.isOverdue === true ? (
        <TrainingClockFace
          clock={state}
          stage="overdue"
          action={
            <div className="mt-4 flex flex-wrap items-center gap-2">
              <Button variant="secondary" size="sm" onClick={onStopWaiting}>
                Stop waiting
              </Button>
              <Button variant="quiet" size="sm" onClick={onCheck}>
                Check now
              </Button>
            </div>
          }
        />
      ) : (
        <TrainingClockFace clock={state} stage="finishing" action={check} />
      );
    case 'runningElsewhere':
      return <TrainingElsewhere refused={state.refused} action={check} />;
    case 'otherTab':
      return (
        <Waiting>
          <Spinner label="Another tab is training. This one follows it." />
        </Waiting>
      );
    case 'recovering':
      return (
        <Waiting>
          <Spinner label="Looking up what became of your last training" />
        </Waiting>
      );
    case 'refunding':
      return (
        <Waiting>
          <Spinner label="Training failed. Refunding your credits" isDelayed={false} />
        </Waiting>
      );
    case 'unsettled':
      return (
        <Notice
          tone="warning"
          title="Not known yet"
          action={
            <Button variant="secondary" onClick={onCheck}>
              Check again
            </Button>
          }
        >
          {unsettledText(state.question)} Check again when you are back online: what was charged without a
          training is refunded.
        </Notice>
      );
    case 'ready':
      return (
        <TrainingReady
          twin={state.twin}
          photoCount={photoCount}
          onClearPhotos={onClearPhotos}
          onDismiss={onDismiss}
        />
      );
    case 'failed':
      return (
        <TrainingFailed
          state={state}
          rejectedCount={rejectedCount}
          onRemoveRejected={onRemoveRejected}
          onDismiss={onDismiss}
        />
      );
  }
}

function Waiting({ children }: { children: ReactNode }) {
  return <div className="rounded-control border border-line bg-sunken p-6">{children}</div>;
}
