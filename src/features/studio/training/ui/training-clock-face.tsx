import type { ReactNode } from 'react';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { formatCount } from '../../../../shared/lib/format-count.ts';
import { formatTime } from '../../../../shared/lib/format-date.ts';
import { useStorageLocation } from '../../../../shared/lib/persistence.ts';
import { useTitlePrefix } from '../../../../shared/lib/page-title.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { ProgressRing } from '../../../../shared/ui/progress-ring.tsx';
import { REFUND_TEXT } from '../flow/training-notices.ts';
import { isRefundOpen, type RunningTraining, type TrainingState } from '../flow/training-state.ts';
import type { TrainingStore } from '../flow/training-store.ts';
import { TRAINING_MODE_FACTS } from './mode-card.tsx';
import { readyAt, trainingPhase } from './training-phase.ts';

const STAGES = {
  /** The usual time is over, and the twin is not listed yet (decision 10). */
  finishing: {
    title: 'Finishing up…',
    text: 'The usual time is over, and your twin is not listed yet. We look again every few seconds.',
    promise: 'You can leave; we keep the clock.',
  },
  /** The upper bound has passed, and the server says nothing (decision 42). */
  overdue: {
    title: 'This takes too long',
    text: 'This training should have ended by now, and the server does not say how it did. We ask again every few seconds.',
    promise: `If you stop waiting, we ask for your ${formatCount(TRAINING_COST_CREDITS, 'credit')} back, and you can start again.`,
  },
};

/** Where storage is full or refused, a reload would forget the training. */
const KEEP_OPEN = 'Keep this page open: this browser remembers nothing of it.';

interface TrainingClockFaceProps {
  state: RunningTraining;
  store: TrainingStore;
}

export function TrainingClockFace({ state, store }: TrainingClockFaceProps) {
  const { mode, percent, trainingTime, isOverdue } = state;
  const late = percent === 100 ? STAGES[isOverdue ? 'overdue' : 'finishing'] : undefined;
  const isKept = useStorageLocation() !== undefined;
  useTitlePrefix(`${percent} %`);
  const source =
    trainingTime === undefined
      ? 'An estimate from the usual time'
      : `An estimate; the server expects ${trainingTime}`;
  return (
    <Face
      sign={
        <ProgressRing percent={percent} label="Training, estimated">
          <span className="font-display text-[2.75rem] leading-none">{percent}</span>
          <span className="text-muted"> %</span>
        </ProgressRing>
      }
    >
      <p className="text-[0.8125rem] font-medium text-ember">{TRAINING_MODE_FACTS[mode].title}</p>
      <p role="status" className="mt-1 font-display text-display-md">
        {late ? late.title : trainingPhase(percent)}
      </p>
      <p className="mt-3 text-muted">
        {late ? late.text : `Ready at about ${formatTime(readyAt(state))}. ${source}.`}
      </p>
      <p className="mt-3 font-medium">
        {isKept || isOverdue ? (late ?? STAGES.finishing).promise : KEEP_OPEN}
      </p>
      <div className="flex flex-wrap items-end gap-x-4">
        {isOverdue && (
          <Button variant="secondary" size="sm" className="mt-4" onClick={() => void store.stopWaiting()}>
            Stop waiting
          </Button>
        )}
        <CheckNow onCheck={() => void store.checkNow()} />
      </div>
    </Face>
  );
}

interface TrainingElsewhereProps {
  refused: (TrainingState & { step: 'runningElsewhere' })['refused'];
  onCheck(): void;
}

/** A training without a clock: the server says that it runs, but neither since when nor in which mode. */
export function TrainingElsewhere({ refused, onCheck }: TrainingElsewhereProps) {
  const { fast, lora } = TRAINING_MODE_FACTS;
  return (
    <Face
      sign={
        <span
          aria-hidden
          className="block size-20 rounded-full border-2 border-line border-t-ember motion-safe:animate-turn"
        />
      }
    >
      <p role="status" className="font-display text-display-md">
        A twin is being trained
      </p>
      {refused && (
        <p className="mt-3">
          {refused.failure.plainMessage}{' '}
          {refused.refund && !isRefundOpen(refused.refund) && REFUND_TEXT[refused.refund]}
        </p>
      )}
      <p className="mt-3 text-muted">
        This device does not know when it began. A training takes {fast.timeText} or {lora.timeText}; the twin
        is listed above as soon as it is ready.
      </p>
      <p className="mt-3 font-medium">You can leave; it goes on without this page.</p>
      <CheckNow onCheck={onCheck} />
    </Face>
  );
}

function CheckNow({ onCheck }: { onCheck(): void }) {
  return (
    <Button variant="quiet" size="sm" className="mt-2 -ml-2.25" onClick={onCheck}>
      Check now
    </Button>
  );
}

function Face({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-control border border-line bg-sunken p-6 @lg:p-8">
      <div className="max-w-full shrink-0">{sign}</div>
      <div className="min-w-0 flex-1 basis-64">{children}</div>
    </div>
  );
}
