import { photosMissing } from '#entities/training-photos/photo-count.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { CollapsibleStep } from '#features/studio/panel/collapsible-step.tsx';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { shownRefunds } from '../flow/training-state.ts';
import { trainingCode, useTraining } from '../flow/training-store.ts';
import { balanceAfter, creditsMissing, useSettledBalance } from './training-credits.ts';

const TrainingPanel = lazyComponent(async () => {
  const [{ TrainingPanel }] = await Promise.all([import('./training-panel.tsx'), trainingCode.load()]);
  return TrainingPanel;
});

/** Step 2, open once a newcomer has enough photos, while a training runs or has failed, and while a refund is open. */
export function TrainingStep({ isNewcomer }: { isNewcomer: boolean }) {
  const training = useTraining();
  const { photos } = usePhotos();
  const balance = useSettledBalance();
  const hasRefund = training.settled.length > 0 || shownRefunds(training).length > 0;
  const isQuiet = ['idle', 'ready'].includes(training.shown.step) && !hasRefund;
  const missing = creditsMissing(balance);
  const price = formatCount(TRAINING_COST_CREDITS, 'credit');
  const left =
    missing > 0 ? `${formatCount(missing, 'credit')} short` : `${balanceAfter(balance)} left after`;
  return (
    <CollapsibleStep
      step="training"
      mark={2}
      isHeldOpen={!isQuiet || (isNewcomer && photosMissing(photos.length) === 0)}
      title={isNewcomer ? 'Train your twin' : 'Train another twin'}
      facts={balance === undefined ? price : `${price} · ${left}`}
    >
      <TrainingPanel placeholder={<div className="min-h-200 sm:min-h-130" />} />
    </CollapsibleStep>
  );
}
