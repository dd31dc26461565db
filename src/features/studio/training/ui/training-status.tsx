import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { now } from '#shared/lib/clock.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { LiveText } from '#shared/ui/live-text.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { TrainingState } from '../flow/training-state.ts';
import { useTraining } from '../flow/training-store.ts';
import { TrainingFailed } from './training-outcome.tsx';
import { TrainingProgress, TrainingElsewhere } from './training-progress.tsx';

/** The status of the training. Announces each step of its submission. */
export function TrainingStatus() {
  const training = useTraining();
  const container = useScrollIntoView(training.shown.step);
  const { photos } = usePhotos();
  return (
    <>
      <LiveText>{submissionText(training.shown, photos.length)}</LiveText>
      <div
        ref={container}
        role="group"
        aria-label="Status of the training"
        tabIndex={-1}
        className="rounded-control empty:hidden"
      >
        <StatusView {...training} />
      </div>
    </>
  );
}

function StatusView({ shown, store }: ReturnType<typeof useTraining>) {
  switch (shown.step) {
    case 'idle':
    // The reveal above the generator shows the new twin.
    case 'ready':
      return null;
    case 'charging':
    case 'uploading':
    case 'requesting':
      return <TrainingSteps training={shown} onCancel={store.cancelUpload} />;
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
 * Scrolls to a training when a click starts it and when it finishes, and focuses it if the clicked button was removed.
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
    const isSubmitting = STEPS.some((name) => name === step);
    if (!isSubmitting && step !== 'refunding') isFollowed.current = false;
  }, [step]);
  return container;
}

const STEPS = ['charging', 'uploading', 'requesting'] as const;
type SubmissionStep = (typeof STEPS)[number];

const STEP_TEXTS: Record<SubmissionStep, (credits: string, photoCount: number) => string> = {
  charging: (credits) => `Charging ${credits}`,
  uploading: (_, count) => `Uploading ${formatCount(count, 'photo')}`,
  requesting: () => 'Requesting training',
};

/** The announcement of a step before the training runs. */
export function submissionText(shown: TrainingState, photoCount: number): string | undefined {
  const step = STEPS.find((name) => name === shown.step);
  if (!step || !('costCredits' in shown)) return undefined;
  return `${STEP_TEXTS[step](formatCount(shown.costCredits, 'credit'), photoCount)}…`;
}

/** The message for a step without a response after this time. */
const SLOW_STEPS: { [step in SubmissionStep]?: { afterMs: number; text: string } } = {
  charging: { afterMs: 10_000, text: 'This is taking longer than usual.' },
  uploading: {
    afterMs: 60_000,
    text: 'Still no response. You can cancel and try again.',
  },
};

function SlowStep({ afterMs, text }: { afterMs: number; text: string }) {
  const [startedAt] = useState(now);
  const isSlow = useTicking(() => now() - startedAt >= afterMs);
  return (
    <strong role="status" className="block font-medium text-ink">
      {isSlow && text}
    </strong>
  );
}

interface TrainingStepsProps {
  training: Extract<TrainingState, { step: SubmissionStep }>;
  onCancel(): void;
}

/** The three steps before a training runs. */
export function TrainingSteps({ training, onCancel }: TrainingStepsProps) {
  const { step, costCredits } = training;
  const credits = formatCount(costCredits, 'credit');
  const { photos } = usePhotos();
  const currentIndex = STEPS.indexOf(step);
  const slow = SLOW_STEPS[step];
  return (
    <div className="rounded-control border border-line bg-sunken p-4 sm:p-6">
      <ol className="grid gap-3">
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === currentIndex ? 'step' : undefined}
            className={classNames('flex items-center gap-3', index > currentIndex && 'text-muted')}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-full border text-sm',
                index < currentIndex && 'border-moss bg-moss text-on-ember',
                index === currentIndex && 'border-ember border-t-transparent motion-safe:animate-turn',
                index > currentIndex && 'border-edge',
              )}
            >
              {index < currentIndex && <Check size={14} strokeWidth={3} />}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span>{`${STEP_TEXTS[name](credits, photos.length)}${index === currentIndex ? '…' : ''}`}</span>
              {index < currentIndex && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3">
        <p className="min-h-11 content-center text-sm text-muted">
          {slow && <SlowStep key={step} {...slow} />}
          <span>{`If this fails, we request your ${credits} back.`}</span>
        </p>
        {step === 'uploading' && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel upload
          </Button>
        )}
      </div>
    </div>
  );
}
