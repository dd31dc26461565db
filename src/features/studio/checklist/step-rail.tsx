import { STATUS_WORDS, StepMark } from './step-mark.tsx';
import type { StudioStep } from './steps.ts';

/** The checklist beside the panels on wide screens. */
export function StepRail({ steps }: { steps: readonly StudioStep[] }) {
  return (
    <nav aria-label="Studio steps" className="sticky top-28 hidden self-start lg:block">
      <ol className="grid border-t border-line">
        {steps.map((step) => (
          <li key={step.id} className="border-b border-line">
            <a href={`#${step.id}`} className="group flex min-h-16 items-center gap-3 py-2">
              <StepMark step={step} />
              <span className="min-w-0">
                <span className="block font-medium underline-offset-4 group-hover:underline">
                  {step.name}
                </span>
                <span className="sr-only">, {STATUS_WORDS[step.status]}: </span>
                <span className="block truncate text-sm text-muted">{step.detail}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
