import { Check } from 'lucide-react';
import { usePictures } from '#entities/picture/pictures-store.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import type { Twins } from '#entities/twin/use-twins.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { useSavedPosts } from '../post/saved-posts.ts';
import { requestedRefunds } from '../training/flow/training-state.ts';
import { useTraining } from '../training/flow/training-store.ts';
import { useSavedStyle } from '../writing-style/style-profile.ts';
import { studioSteps, type StepStatus, type StudioStep } from './steps.ts';

const STATUSES: Record<StepStatus, { word: string; edge: string }> = {
  todo: { word: 'to do', edge: 'max-lg:border-line' },
  current: { word: 'in progress', edge: 'max-lg:border-ember-hot' },
  done: { word: 'done', edge: 'max-lg:border-moss' },
};

/** The person's work as a table of contents: beside the panels, or in one row above them. */
export function StudioChecklist({ twins: { twins, isComplete } }: { twins: Twins }) {
  const { photos } = usePhotos();
  const { pictures = [] } = usePictures();
  const training = useTraining();
  const { style } = useSavedStyle();
  const { posts } = useSavedPosts();
  const steps = studioSteps({
    photoCount: photos.length,
    training: training.shown,
    openRefundCount: requestedRefunds(training).length,
    twinCount: isComplete || twins.length > 0 ? twins.length : undefined,
    pictureCount: pictures.length,
    hasStyle: style !== undefined,
    postCount: posts.length,
  });
  return (
    <nav aria-label="Studio steps">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-1.5 sm:gap-2 lg:grid-cols-1 lg:gap-0 lg:border-t lg:border-line">
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ step: { id, name, status, count, detail } }: { step: StudioStep }) {
  const { word, edge } = STATUSES[status];
  return (
    <li className={classNames('border-line max-lg:border-t-4 lg:border-b', edge)}>
      <a
        href={`#${id}`}
        className="group flex min-h-11 flex-col-reverse pt-1.5 lg:min-h-15 lg:flex-row lg:items-center lg:justify-between lg:gap-3 lg:py-2"
      >
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 text-[0.8125rem] leading-tight underline-offset-4 lg:text-base lg:leading-normal lg:font-medium lg:group-hover:underline">
            <span>{name}</span>
            {status === 'current' && (
              <span aria-hidden className="size-1.5 rounded-full bg-ember max-lg:hidden" />
            )}
            {status === 'done' && (
              <Check aria-hidden size={14} strokeWidth={2.5} className="text-moss max-lg:hidden" />
            )}
          </span>
          <span className="sr-only">{`, ${word}: `}</span>
          <span className="hidden truncate text-sm text-muted lg:block">{detail}</span>
        </span>
        <span
          className={classNames(
            'font-display text-[1.375rem] leading-none lg:text-[1.75rem]',
            !count && 'text-muted',
          )}
        >
          {count === undefined ? '–' : formatNumber(count)}
        </span>
      </a>
    </li>
  );
}
