import { Check } from 'lucide-react';
import { useUserId } from '../../../shared/api/session.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { usePhotos } from '../photos/photo-store.ts';
import { useKeptPosts } from '../post/kept-posts.ts';
import { useTraining } from '../training/ui/use-training.ts';
import { useTwins } from '../twins/use-twins.ts';
import { useSavedStyle } from '../writing-style/style-profile.ts';
import { studioSteps, type StepStatus, type StudioStep } from './steps.ts';

const STATUS_WORDS: Record<StepStatus, string> = { toDo: 'to do', now: 'in progress', done: 'done' };

const MARKS: Record<StepStatus, string> = {
  toDo: 'border-edge text-muted',
  now: 'border-ember text-ember',
  done: 'border-moss bg-moss text-on-ember',
};

const SEGMENTS: Record<StepStatus, string> = {
  toDo: 'bg-line',
  now: 'bg-[linear-gradient(90deg,var(--ember-hot)_50%,var(--line)_50%)]',
  done: 'bg-moss',
};

/** Where the person stands: a rail beside the panels, or segments above them. */
export function StudioChecklist() {
  const userId = useUserId();
  const { photos } = usePhotos(userId);
  const { state, owed } = useTraining(userId);
  const { twins, isComplete } = useTwins(userId);
  const { style } = useSavedStyle(userId);
  const { posts } = useKeptPosts(userId);
  const steps = studioSteps({
    photoCount: photos.length,
    training: state,
    owedCount: owed.length,
    twinCount: isComplete || twins.length > 0 ? twins.length : undefined,
    hasStyle: style !== undefined,
    postCount: posts.length,
  });
  return (
    <>
      <StepBar steps={steps} />
      <StepRail steps={steps} />
    </>
  );
}

/** The same checklist as four segments, for phones and tablets. */
function StepBar({ steps }: { steps: readonly StudioStep[] }) {
  return (
    <nav aria-label="Studio steps" className="lg:hidden">
      <ol className="grid grid-cols-[repeat(4,auto)] gap-2 sm:grid-cols-4">
        {steps.map((step) => (
          <li key={step.id}>
            <a href={`#${step.id}`} className="block min-h-11 py-2">
              <span aria-hidden className={classNames('block h-1.5 rounded-full', SEGMENTS[step.status])} />
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

function StepRail({ steps }: { steps: readonly StudioStep[] }) {
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

/** Number of a step, ticked off when it is done: shape, word and colour, never colour alone. */
function StepMark({ step: { number, status } }: { step: StudioStep }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-8 shrink-0 place-items-center rounded-full border font-display text-lg leading-none',
        MARKS[status],
      )}
    >
      {status === 'done' ? <Check size={16} strokeWidth={2.5} /> : number}
    </span>
  );
}
