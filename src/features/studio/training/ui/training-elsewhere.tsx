import type { ReactNode } from 'react';
import { TRAINING_MODE_FACTS } from '../flow/training-mode.ts';

/** A training without a clock: the server tells that it runs, and neither since when nor in which mode. */
export function TrainingElsewhere({ action }: { action: ReactNode }) {
  const { fast, lora } = TRAINING_MODE_FACTS;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-control border border-line bg-sunken p-6 @lg:p-8">
      <span
        aria-hidden
        className="size-20 shrink-0 rounded-full border-2 border-line border-t-ember motion-safe:animate-turn"
      />
      <div className="min-w-0 flex-1 basis-64">
        <p role="status" className="font-display text-display-md">
          A twin is being trained
        </p>
        <p className="mt-3 text-muted">
          It was started on another device, so there is no clock here. A training takes {fast.timeText} or{' '}
          {lora.timeText}; the twin is listed above as soon as it is ready.
        </p>
        <p className="mt-3 font-medium">You can leave; it goes on without this page.</p>
        {action}
      </div>
    </div>
  );
}
