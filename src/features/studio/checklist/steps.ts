import { photoGrade, photosMissing } from '#entities/training-photos/photo-count.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { isTrainingBusy, type TrainingState } from '../training/flow/training-state.ts';

export type StepStatus = 'todo' | 'current' | 'done';

/** The status of a step, with a detail. */
interface Progress {
  status: StepStatus;
  detail: string;
}

export interface StudioStep extends Progress {
  id: string;
  name: string;
}

/** The input of the checklist. */
export interface StudioSummary {
  photoCount: number;
  /** Step 1 was opened to train another twin. */
  isPhotoStepOpened: boolean;
  training: TrainingState;
  openRefundCount: number;
  twinCount: number | undefined;
  hasStyle: boolean;
  postCount: number;
}

export function studioSteps(facts: StudioSummary): StudioStep[] {
  const { hasStyle, postCount } = facts;
  return [
    { id: 'photos', name: 'Photos', ...photoProgress(facts) },
    { id: 'training', name: 'Training', ...trainingProgress(facts) },
    {
      id: 'writing-style',
      name: 'Writing style',
      status: hasStyle ? 'done' : 'todo',
      detail: hasStyle ? 'Saved' : 'Not saved here yet',
    },
    {
      id: 'post',
      name: 'Posts',
      status: postCount > 0 ? 'done' : 'todo',
      detail: postCount > 0 ? formatCount(postCount, 'post') : 'None here yet',
    },
  ];
}

/** Photos are for the next training: with a twin, none are needed until the step is opened for another one. */
function photoProgress({ photoCount, isPhotoStepOpened, twinCount = 0 }: StudioSummary): Progress {
  if (photoCount > 0) {
    const detail = `${photoCount} · ${photoGrade(photoCount).hint}`;
    return { status: photosMissing(photoCount) > 0 ? 'current' : 'done', detail };
  }
  return twinCount > 0 && !isPhotoStepOpened
    ? { status: 'done', detail: 'Done' }
    : { status: 'todo', detail: 'None yet' };
}

function trainingProgress({ training, openRefundCount, twinCount }: StudioSummary): Progress {
  if (isTrainingBusy(training)) return { status: 'current', detail: 'Under way' };
  // Step 2 says whether credits are owed.
  if (openRefundCount > 0) return { status: 'current', detail: 'Refund open' };
  if (twinCount === undefined) return { status: 'todo', detail: 'Not known yet' };
  if (twinCount === 0) return { status: 'todo', detail: 'Not trained yet' };
  return { status: 'done', detail: formatCount(twinCount, 'twin') };
}
