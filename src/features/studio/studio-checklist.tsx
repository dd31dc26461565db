import { Check } from 'lucide-react';
import { usePictures } from '#entities/picture/pictures-store.ts';
import { photoGrade, photosMissing } from '#entities/training-photos/photo-set.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import type { Twins } from '#entities/twin/use-twins.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import { useStorageLocation } from '#shared/lib/persistence.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { useSavedPosts } from './post/saved-posts.ts';
import { isTrainingBusy, shownRefunds, type TrainingState } from './training/flow/training-state.ts';
import { useTraining } from './training/flow/training-store.ts';
import { useSavedStyle } from './writing-style/style-profile.ts';

type StepStatus = 'todo' | 'current' | 'done';

/** A step with its status, and the number of its results. */
interface StudioStep {
  id: string;
  name: string;
  status: StepStatus;
  /** Undefined while the count is unknown. */
  count: number | undefined;
  detail: string;
}

export interface StudioSummary {
  photoCount: number;
  training: TrainingState;
  openRefundCount: number;
  twinCount: number | undefined;
  pictureCount: number;
  hasStyle: boolean;
  postCount: number;
  /** Whether the device stores results. */
  isStored: boolean;
}

export function studioSteps(facts: StudioSummary): StudioStep[] {
  const { photoCount, pictureCount, hasStyle, postCount, twinCount } = facts;
  const savedText = facts.isStored ? 'Saved here' : 'Until you leave';
  const results = (count: number) =>
    ({
      status: count > 0 ? 'done' : 'todo',
      count,
      detail: count > 0 ? savedText : 'None here yet',
    }) as const;
  return [
    { id: 'photos', name: 'Photos', count: photoCount, ...photoProgress(facts) },
    { id: 'training', name: 'Twins', count: twinCount, ...trainingProgress(facts) },
    { id: 'generator', name: 'Pictures', ...results(pictureCount) },
    { id: 'writing-style', name: 'Voice', ...results(hasStyle ? 1 : 0) },
    { id: 'post', name: 'Posts', ...results(postCount) },
  ];
}

/** Photos are needed for the next training only, so none are needed with a twin. */
function photoProgress({ photoCount, twinCount = 0 }: StudioSummary): Pick<StudioStep, 'status' | 'detail'> {
  if (photoCount === 0) {
    return twinCount > 0 ? { status: 'done', detail: 'None needed' } : { status: 'todo', detail: 'None yet' };
  }
  return {
    status: photosMissing(photoCount) > 0 ? 'current' : 'done',
    detail: photoGrade(photoCount).hint,
  };
}

function trainingProgress(facts: StudioSummary): Pick<StudioStep, 'status' | 'detail'> {
  const { training, openRefundCount, twinCount } = facts;
  if (isTrainingBusy(training)) return { status: 'current', detail: 'Training' };
  // Step 2 reports whether credits are owed.
  if (openRefundCount > 0) return { status: 'current', detail: 'Refund pending' };
  if (twinCount === undefined) return { status: 'todo', detail: 'Not known yet' };
  return twinCount === 0
    ? { status: 'todo', detail: 'Not trained yet' }
    : { status: 'done', detail: 'Ready' };
}

const STATUSES: Record<StepStatus, { word: string; edge: string }> = {
  todo: { word: 'to do', edge: 'max-lg:border-line' },
  current: { word: 'in progress', edge: 'max-lg:border-ember-hot' },
  done: { word: 'done', edge: 'max-lg:border-moss' },
};

/** The user's work as a table of contents, beside the panels or in one row above them. */
export function StudioChecklist({ twins: { twins, isComplete } }: { twins: Twins }) {
  const { photos } = usePhotos();
  const { pictures = [] } = usePictures();
  const training = useTraining();
  const { style } = useSavedStyle();
  const { posts } = useSavedPosts();
  const steps = studioSteps({
    photoCount: photos.length,
    training: training.shown,
    openRefundCount: shownRefunds(training).length,
    twinCount: isComplete || twins.length > 0 ? twins.length : undefined,
    pictureCount: pictures.length,
    hasStyle: style !== undefined,
    postCount: posts.length,
    isStored: useStorageLocation() !== undefined,
  });
  return (
    <nav aria-label="Studio steps">
      <ol
        className={classNames(
          'grid grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-1.5 sm:gap-2',
          'lg:grid-cols-1 lg:gap-0 lg:border-t lg:border-line',
        )}
      >
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
        className={classNames(
          'group flex min-h-11 flex-col-reverse pt-1.5',
          'lg:min-h-15 lg:flex-row lg:items-center lg:justify-between lg:gap-3 lg:py-2',
        )}
      >
        <span className="min-w-0">
          <span
            className={classNames(
              'flex items-center gap-1.5 text-sm leading-tight underline-offset-4',
              'lg:text-base lg:leading-normal lg:font-medium lg:group-hover:underline',
            )}
          >
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
            'font-display text-display-sm leading-none lg:text-display-md',
            !count && 'text-muted',
          )}
        >
          {/* Counters appear with their first count. */}
          {count === undefined ? '–' : count > 0 && formatNumber(count)}
        </span>
      </a>
    </li>
  );
}
