import { Check } from 'lucide-react';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import type { Twins } from '#entities/twin/use-twins.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { useOpenSteps } from '../panel/collapsible-step.tsx';
import { useSavedPosts } from '../post/saved-posts.ts';
import { requestedRefunds } from '../training/flow/training-state.ts';
import { useTraining } from '../training/flow/training-store.ts';
import { useSavedStyle } from '../writing-style/style-profile.ts';
import { studioSteps, type StepStatus, type StudioStep } from './steps.ts';

const LOOKS: Record<StepStatus, { word: string; mark: string; segment: string }> = {
  todo: { word: 'to do', mark: 'border-edge text-muted', segment: 'bg-line' },
  current: {
    word: 'in progress',
    mark: 'border-ember text-ember',
    segment: 'bg-[linear-gradient(90deg,var(--ember-hot)_50%,var(--line)_50%)]',
  },
  done: { word: 'done', mark: 'border-moss bg-moss text-on-ember', segment: 'bg-moss' },
};

/** The progress through the four steps: beside the panels, or four segments above them. */
export function StudioChecklist({ twins: { twins, isComplete } }: { twins: Twins }) {
  const { photos } = usePhotos();
  const training = useTraining();
  const { style } = useSavedStyle();
  const { posts } = useSavedPosts();
  const { opened } = useOpenSteps();
  const steps = studioSteps({
    photoCount: photos.length,
    isPhotoStepOpened: opened.includes('photos'),
    training: training.shown,
    openRefundCount: requestedRefunds(training).length,
    twinCount: isComplete || twins.length > 0 ? twins.length : undefined,
    hasStyle: style !== undefined,
    postCount: posts.length,
  });
  return (
    <nav aria-label="Studio steps" className="lg:sticky lg:top-28 lg:self-start">
      <ol className="grid grid-cols-[repeat(4,auto)] gap-2 sm:grid-cols-4 lg:grid-cols-1 lg:gap-0 lg:border-t lg:border-line">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}

/** A segment on phones and tablets; on wide screens a row with details. */
function Step({ step, number }: { step: StudioStep; number: number }) {
  const { id, name, status, detail } = step;
  const look = LOOKS[status];
  return (
    <li className="lg:border-b lg:border-line">
      <a href={`#${id}`} className="group block min-h-11 py-2 lg:flex lg:min-h-16 lg:items-center lg:gap-3">
        <span aria-hidden className={classNames('block h-1.5 rounded-full lg:hidden', look.segment)} />
        <span
          aria-hidden
          className={classNames(
            'hidden size-8 shrink-0 place-items-center rounded-full border font-display text-lg leading-none lg:grid',
            look.mark,
          )}
        >
          {status === 'done' ? <Check size={16} strokeWidth={2.5} /> : number}
        </span>
        <span className="mt-2 block text-[0.8125rem] leading-tight lg:mt-0 lg:min-w-0 lg:text-base lg:leading-normal">
          <span aria-hidden className="text-muted lg:hidden">
            {`${number} `}
          </span>
          <span className="underline-offset-4 lg:block lg:font-medium lg:group-hover:underline">{name}</span>
          <span className="sr-only">{`, ${look.word}`}</span>
          <span className="hidden truncate text-sm text-muted lg:block">
            <span className="sr-only">: </span>
            <span>{detail}</span>
          </span>
        </span>
      </a>
    </li>
  );
}
