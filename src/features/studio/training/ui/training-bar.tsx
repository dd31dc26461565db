import { photoGrade } from '#entities/training-photos/photo-set.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { OutcomeNotice } from '#features/studio/outcome/use-outcome.tsx';
import { TRAINING_COST_CREDITS, TRAINING_MODES } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { Button } from '#shared/ui/button.tsx';
import { TRAINING_MODE_TEXTS } from './mode-card.tsx';
import { creditsMissing, useSettledBalance } from './training-credits.ts';
import { useStartTraining } from './use-start-training.ts';

/** Starts a training from the bottom of the window, while the photos are longer than the window. */
export function TrainingBar() {
  const { photos } = usePhotos();
  const { refusal, outcomes, train } = useStartTraining();
  const balance = useSettledBalance();
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 grid gap-2 rounded-card border border-edge bg-raised p-3 shadow-lift sm:px-5 short:static"
    >
      <OutcomeNotice outcomes={outcomes} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm">
          <span className="font-medium">{formatCount(photos.length, 'photo')}</span>{' '}
          <span className="text-muted">{photoGrade(photos.length).hint}</span>
        </p>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full">
          {TRAINING_MODES.map((mode) => {
            const price = TRAINING_COST_CREDITS[mode];
            const missing = creditsMissing(balance, price);
            return (
              <Button
                key={mode}
                variant={mode === 'fast' && missing === 0 ? 'primary' : 'secondary'}
                disabledReason={refusal?.text}
                onClick={() => void train(mode)}
                className="px-2! sm:px-5!"
              >
                <span className="grid leading-tight">
                  <span>{TRAINING_MODE_TEXTS[mode].title}</span>{' '}
                  <span className="text-sm font-normal">{formatCount(price, 'credit')}</span>
                </span>
              </Button>
            );
          })}
        </div>
      </div>
    </div>
  );
}
