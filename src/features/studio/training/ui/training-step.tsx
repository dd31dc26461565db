import { useCredits } from '#entities/credits/credits.ts';
import type { Twins } from '#entities/twin/use-twins.ts';
import { CollapsibleStep } from '#features/studio/panel/collapsible-step.tsx';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { lazyComponent } from '#shared/ui/lazy-component.tsx';
import { requestedRefunds } from '../flow/training-state.ts';
import { useTraining } from '../flow/training-store.ts';
import { balanceAfter, creditsMissing } from './mode-card.tsx';

const TrainingPanel = lazyComponent(async () => (await import('./training-panel.tsx')).TrainingPanel);

/** Step 2, collapsed when there is a twin, unless a training runs, has just ended, or a refund is open. */
export function TrainingStep({ twins }: { twins: Twins }) {
  const training = useTraining();
  const { balance } = useCredits();
  const missing = creditsMissing(balance);
  const price = formatCount(TRAINING_COST_CREDITS, 'credit');
  const left =
    missing > 0 ? `${formatCount(missing, 'credit')} short` : `${balanceAfter(balance)} left after`;
  return (
    <CollapsibleStep
      step="training"
      isDone={twins.isLoading ? undefined : twins.twins.length > 0}
      eyebrow="Step 2"
      isHeldOpen={training.shown.step !== 'idle' || requestedRefunds(training).length > 0}
      title="Train another twin"
      facts={balance === undefined ? price : `${price} · ${left}`}
    >
      {(collapseButton) => (
        <TrainingPanel
          collapseButton={collapseButton}
          placeholder={<div className="min-h-200 sm:min-h-130" />}
        />
      )}
    </CollapsibleStep>
  );
}
