import type { Job } from '../../shared/api/read-job.ts';
import { formatDateTime } from '../../shared/lib/format-date.ts';
import { Card } from '../../shared/ui/card.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import type { Pipeline, StepState } from './pipeline.ts';
import { STATE_WORDS, STEP_WORDS } from './step-words.ts';

const DOTS: Record<StepState, string> = {
  completed: 'border-moss bg-moss',
  processing: 'border-ember bg-ember-soft',
  pending: 'border-edge bg-raised',
  failed: 'border-rose bg-rose-soft',
};

/** Created, the steps, last update. The server keeps no time per step, so none is made up. */
export function JobTimeline({ job, pipeline }: { job: Job; pipeline: Pipeline }) {
  return (
    <Card title="Timeline">
      <ol className="relative grid gap-3 before:absolute before:inset-y-2 before:left-[5px] before:w-px before:bg-line">
        <Moment name="Created" what={formatDateTime(job.createdAt)} dot="border-ink bg-ink" isStrong />
        {pipeline.steps.map(({ step, state }) => (
          <Moment key={step} name={STEP_WORDS[step].name} what={STATE_WORDS[state]} dot={DOTS[state]} />
        ))}
        <Moment name="Last updated" what={formatDateTime(job.updatedAt)} dot="border-ink bg-ink" isStrong />
      </ol>
    </Card>
  );
}

interface MomentProps {
  name: string;
  what: string;
  dot: string;
  isStrong?: boolean;
}

function Moment({ name, what, dot, isStrong = false }: MomentProps) {
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 pl-7">
      <span
        aria-hidden
        className={classNames('absolute top-1.5 left-0 size-[11px] rounded-full border-2', dot)}
      />
      <span className={isStrong ? 'font-medium' : undefined}>{name}</span>
      <span className="text-sm text-muted">{what}</span>
    </li>
  );
}
