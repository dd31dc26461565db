import { Gem, Zap, type LucideIcon } from 'lucide-react';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { counted } from '../../../../shared/lib/counted.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TRAINING_MODE_FACTS, type TrainingMode } from '../flow/training-mode.ts';

const ICONS: Record<TrainingMode, LucideIcon> = { fast: Zap, lora: Gem };

interface ModeCardProps {
  mode: TrainingMode;
  /** The credits now; undefined when they are not known. */
  balance: number | undefined;
  /** A training runs: the credits for the next one are no question yet. */
  isTraining: boolean;
  refusal: string | undefined;
  isBusy: boolean;
  onTrain(mode: TrainingMode): void;
}

/** One way to train: how long, what it costs, what is left, and the button that starts it. */
export function ModeCard({ mode, balance, isTraining, refusal, isBusy, onTrain }: ModeCardProps) {
  const { title, timeText, text } = TRAINING_MODE_FACTS[mode];
  const Icon = ICONS[mode];
  return (
    <div className="flex flex-col rounded-control border border-edge bg-paper p-5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-display text-display-md">{timeText}</span>
        <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 self-center text-ember" />
      </p>
      <p className="mt-1 text-[0.9375rem] text-muted @xl:min-h-[2lh]">{text}</p>
      <dl className="mt-5 mb-5 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 border-t border-line pt-4 text-[0.9375rem]">
        <dt className="text-muted">Costs</dt>
        <dd className="text-right">{TRAINING_COST_CREDITS} credits</dd>
        {!isTraining && (
          <>
            <dt className="text-muted">Your balance after</dt>
            <dd className="text-right">{balanceAfter(balance)}</dd>
          </>
        )}
      </dl>
      <Button
        className="mt-auto w-full"
        variant={mode === 'fast' ? 'primary' : 'secondary'}
        refusal={refusal}
        isBusy={isBusy}
        onClick={() => onTrain(mode)}
      >
        {title}
      </Button>
    </div>
  );
}

function balanceAfter(balance: number | undefined): string {
  if (balance === undefined) return 'not known';
  const after = balance - TRAINING_COST_CREDITS;
  return after < 0 ? `${counted(-after, 'credit')} short` : counted(after, 'credit');
}
