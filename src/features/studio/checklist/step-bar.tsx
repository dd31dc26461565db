import { classNames } from '../../../shared/ui/class-names.ts';
import { STATUS_WORDS } from './step-mark.tsx';
import type { StepStatus, StudioStep } from './steps.ts';

const FILL: Record<StepStatus, string> = {
  toDo: 'bg-line',
  now: 'bg-[linear-gradient(90deg,var(--ember-hot)_50%,var(--line)_50%)]',
  done: 'bg-moss',
};

/** The same checklist as four segments, for phones and tablets. */
export function StepBar({ steps }: { steps: readonly StudioStep[] }) {
  return (
    <nav aria-label="Studio steps" className="lg:hidden">
      <ol className="grid grid-cols-4 gap-2">
        {steps.map((step) => (
          <li key={step.id}>
            <a href={`#${step.id}`} className="block min-h-11 py-2">
              <span aria-hidden className={classNames('block h-1.5 rounded-full', FILL[step.status])} />
              <span className="mt-2 block text-[0.8125rem] leading-tight">
                <span aria-hidden className="text-muted">
                  {step.number}{' '}
                </span>
                {step.name}
                <span className="sr-only">, {STATUS_WORDS[step.status]}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
