import type { ReactNode } from 'react';
import { now } from '../../../../shared/lib/clock.ts';
import { formatTime } from '../../../../shared/lib/format-date.ts';
import { useTitlePrefix } from '../../../../shared/lib/page-title.ts';
import { ProgressRing } from '../../../../shared/ui/progress-ring.tsx';
import { TRAINING_MODE_FACTS } from '../flow/training-mode.ts';
import { readyAt, trainingPercent, trainingPhase, type TrainingClock } from '../flow/training-progress.ts';
import { useClockValue } from './use-clock-value.ts';

interface TrainingClockFaceProps {
  clock: TrainingClock;
  /** The clock is through, and the twin is not listed yet (decision 10). */
  isFinishing: boolean;
  action: ReactNode;
}

/** The running training. It ticks alone: nothing around it is drawn again. */
export function TrainingClockFace({ clock, isFinishing, action }: TrainingClockFaceProps) {
  const percent = useClockValue(() => Math.floor(trainingPercent(clock, now())));
  useTitlePrefix(`${percent} %`);
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-control border border-line bg-sunken p-6 @lg:p-8">
      <ProgressRing percent={percent} label="Training, estimated">
        <span className="font-display text-[2.75rem] leading-none">{percent}</span>
        <span className="text-muted"> %</span>
      </ProgressRing>
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-[0.8125rem] font-medium text-ember">{TRAINING_MODE_FACTS[clock.mode].title}</p>
        <p role="status" className="mt-1 font-display text-display-md">
          {isFinishing ? 'Finishing up…' : trainingPhase(percent)}
        </p>
        <p className="mt-3 text-muted">
          {isFinishing
            ? 'The clock is through, and your twin is not listed yet. We look again every few seconds.'
            : `Ready at about ${formatTime(readyAt(clock))}. ${source(clock)}.`}
        </p>
        <p className="mt-3 font-medium">You can leave; we keep the clock.</p>
        {action}
      </div>
    </div>
  );
}

/** Whose estimate it is: nobody reports progress. */
function source({ trainingTime }: TrainingClock): string {
  return trainingTime === undefined
    ? 'An estimate from the usual time'
    : `An estimate; the server expects ${trainingTime}`;
}
