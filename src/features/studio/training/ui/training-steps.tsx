import { Check } from 'lucide-react';
import { useState } from 'react';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { pageNow } from '#shared/lib/clock.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';

const STEPS = ['charging', 'uploading', 'requesting'] as const;
type SubmissionStep = (typeof STEPS)[number];

const STEP_TEXTS: Record<SubmissionStep, (photoCount: number) => string> = {
  charging: () => `Charging ${TRAINING_COST_CREDITS} credits`,
  uploading: (count) => `Uploading ${formatCount(count, 'photo')}`,
  requesting: () => 'Requesting training',
};

export function isSubmissionStep(step: string): step is SubmissionStep {
  return STEPS.some((known) => known === step);
}

/** Said when a step has had no answer for so long. */
const SLOW: { [step in SubmissionStep]?: { afterMs: number; text: string } } = {
  charging: { afterMs: 10_000, text: 'This takes longer than usual.' },
  uploading: {
    afterMs: 60_000,
    text: 'Still no answer. On a slow connection photos take long; you can cancel, and try again.',
  },
};

function SlowStep({ afterMs, text }: { afterMs: number; text: string }) {
  const [startedAt] = useState(pageNow);
  const isSlow = useTicking(() => pageNow() - startedAt >= afterMs);
  return isSlow && <strong className="block font-medium text-ink">{text}</strong>;
}

/** The three steps before a training runs. */
export function TrainingSteps({ step, onCancel }: { step: SubmissionStep; onCancel(): void }) {
  const { photos } = usePhotos();
  const at = STEPS.indexOf(step);
  const slow = SLOW[step];
  return (
    <div className="rounded-control border border-line bg-sunken p-4 sm:p-6">
      <ol className="grid gap-3">
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={classNames('flex items-center gap-3', index > at && 'text-muted')}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-full border text-xs',
                index < at && 'border-moss bg-moss text-on-ember',
                index === at && 'border-ember border-t-transparent motion-safe:animate-turn',
                index > at && 'border-edge',
              )}
            >
              {index < at && <Check size={14} strokeWidth={3} />}
            </span>
            <span className="min-w-0 wrap-anywhere">
              <span>{`${STEP_TEXTS[name](photos.length)}${index === at ? '…' : ''}`}</span>
              {index < at && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3">
        <p className="min-h-11 content-center text-sm text-muted">
          {slow && <SlowStep key={step} {...slow} />}
          If anything fails from here on, we ask for the refund of your {TRAINING_COST_CREDITS} credits.
        </p>
        {step === 'uploading' && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel the upload
          </Button>
        )}
      </div>
    </div>
  );
}
