import { anyTrainingPrice, LOWEST_TRAINING_PRICE } from '#entities/credits/training-price.ts';
import { photoGrade, photosMissing } from '#entities/training-photos/photo-set.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { CollapsibleStep } from './panel/collapsible-step.tsx';
import { isTrainingBusy, shownRefunds } from './training/flow/training-state.ts';
import { trainingCode, useTraining } from './training/flow/training-store.ts';
import { balanceAfter, creditsMissing, useSettledBalance } from './training/ui/training-credits.ts';

const PhotoPanel = lazyComponent(async () => (await import('./photos/photo-panel.tsx')).PhotoPanel);
const TrainingPanel = lazyComponent(async () => {
  const [{ TrainingPanel }] = await Promise.all([
    import('./training/ui/training-panel.tsx'),
    trainingCode.load(),
  ]);
  return TrainingPanel;
});

const TrainingBar = lazyComponent(async () => {
  const [{ TrainingBar }] = await Promise.all([
    import('./training/ui/training-bar.tsx'),
    trainingCode.load(),
  ]);
  return TrainingBar;
});

/** Steps 1 and 2, in one row while both are collapsed. */
export function TwinSteps({ isNewcomer = false }: { isNewcomer?: boolean }) {
  return (
    <div className="flex flex-wrap gap-3 *:min-w-0 *:not-data-collapsed:basis-full">
      <PhotoStep isNewcomer={isNewcomer} />
      <TrainingStep isNewcomer={isNewcomer} />
    </div>
  );
}

/** Step 1, which is open for newcomers. */
function PhotoStep({ isNewcomer }: { isNewcomer: boolean }) {
  const { photos } = usePhotos();
  const { shown } = useTraining();
  return (
    <CollapsibleStep
      step="photos"
      isHeldOpen={isNewcomer}
      mark={1}
      title="Photos for another twin"
      facts={photos.length === 0 ? 'None yet' : `${photos.length} added · ${photoGrade(photos.length).hint}`}
    >
      <PhotoPanel placeholder={<div className="min-h-190 sm:min-h-166 lg:min-h-128" />} />
      {photosMissing(photos.length) === 0 && !isTrainingBusy(shown) && <TrainingBar failure={null} />}
    </CollapsibleStep>
  );
}

/** Step 2. Open once a newcomer has enough photos, after a failed training, and during a training or refund. */
function TrainingStep({ isNewcomer }: { isNewcomer: boolean }) {
  const training = useTraining();
  const { photos } = usePhotos();
  const balance = useSettledBalance();
  const hasRefund = training.settled.length > 0 || shownRefunds(training).length > 0;
  const isQuiet = ['idle', 'ready'].includes(training.shown.step) && !hasRefund;
  const missing = creditsMissing(balance, LOWEST_TRAINING_PRICE);
  const price = anyTrainingPrice();
  const balanceText =
    missing > 0
      ? `${formatCount(missing, 'credit')} short`
      : `${balanceAfter(balance, LOWEST_TRAINING_PRICE)} left after`;
  return (
    <CollapsibleStep
      step="training"
      mark={2}
      isHeldOpen={!isQuiet || (isNewcomer && photosMissing(photos.length) === 0)}
      title={isNewcomer ? 'Train your twin' : 'Train another twin'}
      facts={balance === undefined ? price : `${price} · ${balanceText}`}
    >
      <TrainingPanel placeholder={<div className="min-h-200 sm:min-h-130" />} />
    </CollapsibleStep>
  );
}
