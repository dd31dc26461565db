import { Gem, Zap } from 'lucide-react';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { Button } from '#shared/ui/button.tsx';
import type { TrainingMode } from '../flow/training-state.ts';
import { balanceAfter, creditsMissing } from './training-credits.ts';

/** The title is also the button's label; times are verbatim from spec §2. */
export const TRAINING_MODE_TEXTS = {
  fast: {
    title: 'Fast Training',
    timeText: '3-4 minutes',
    text: 'A good likeness for templates and posts.',
    icon: Zap,
  },
  lora: {
    title: 'Quality Training',
    timeText: '15-20 minutes',
    text: 'Finer skin, hair and expression.',
    icon: Gem,
  },
} satisfies Record<TrainingMode, object>;

interface ModeCardProps {
  mode: TrainingMode;
  /** Undefined while the balance is unknown. */
  balance: number | undefined;
  disabledReason: string | undefined;
  onTrain(mode: TrainingMode): void;
}

/** A training mode: its duration, its price, the balance after it, and its button. */
export function ModeCard({ mode, balance, disabledReason, onTrain }: ModeCardProps) {
  const { title, timeText, text, icon: Icon } = TRAINING_MODE_TEXTS[mode];
  const price = TRAINING_COST_CREDITS[mode];
  const missing = creditsMissing(balance, price);
  return (
    <div className="flex flex-col rounded-control border border-edge bg-paper p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-display text-display-md">{title}</h3>
        <Icon aria-hidden size={20} strokeWidth={1.5} className="mt-1.5 shrink-0 text-ember" />
      </div>
      <p className="mt-1 font-medium">{`${timeText} · ${formatCount(price, 'credit')}`}</p>
      <p className="mt-2 text-base text-muted @xl:min-h-[2lh]">{text}</p>
      <p className="mt-4 mb-5 flex flex-wrap justify-between gap-x-3 border-t border-line pt-4 text-base">
        {missing > 0 ? (
          <>
            <span className="text-amber">{`${formatCount(missing, 'credit')} short`}</span>
            <a href="#pricing" className="underline decoration-ember underline-offset-4">
              See the plans
            </a>
          </>
        ) : (
          <>
            <span className="text-muted">Your balance after</span>
            <span>{balanceAfter(balance, price)}</span>
          </>
        )}
      </p>
      <Button
        className="mt-auto w-full"
        variant={mode === 'fast' && missing === 0 ? 'primary' : 'secondary'}
        disabledReason={disabledReason}
        onClick={() => onTrain(mode)}
      >
        {title}
      </Button>
    </div>
  );
}
