import { Check } from 'lucide-react';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { StepStatus, StudioStep } from './steps.ts';

export const STATUS_WORDS: Record<StepStatus, string> = { toDo: 'to do', now: 'in progress', done: 'done' };

const LOOKS: Record<StepStatus, string> = {
  toDo: 'border-edge text-muted',
  now: 'border-ember text-ember',
  done: 'border-moss bg-moss text-on-ember',
};

/** Number of a step, ticked off when it is done: shape, word and colour, never colour alone. */
export function StepMark({ step: { number, status } }: { step: StudioStep }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full border font-display text-lg leading-none',
        LOOKS[status],
      )}
    >
      {status === 'done' ? <Check size={16} strokeWidth={2.5} /> : number}
    </span>
  );
}
