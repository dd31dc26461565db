import { photoGrade, photosMissing } from '#entities/training-photos/photo-count.ts';
import { isTrainingBusy, type TrainingState } from '../training/flow/training-state.ts';

export type StepStatus = 'todo' | 'current' | 'done';

/** A step, or what was made in it: how many there are, and in words. */
export interface StudioStep {
  id: string;
  name: string;
  status: StepStatus;
  /** Undefined while unknown. */
  count: number | undefined;
  detail: string;
}

/** The input of the checklist. */
export interface StudioSummary {
  photoCount: number;
  training: TrainingState;
  openRefundCount: number;
  twinCount: number | undefined;
  pictureCount: number;
  hasStyle: boolean;
  postCount: number;
}

export function studioSteps(facts: StudioSummary): StudioStep[] {
  const { photoCount, pictureCount, hasStyle, postCount, twinCount } = facts;
  const made = (count: number) =>
    ({
      status: count > 0 ? 'done' : 'todo',
      count,
      detail: count > 0 ? 'Kept here' : 'None here yet',
    }) as const;
  return [
    { id: 'photos', name: 'Photos', count: photoCount, ...photoProgress(facts) },
    { id: 'training', name: 'Twins', count: twinCount, ...trainingProgress(facts) },
    { id: 'generator', name: 'Pictures', ...made(pictureCount) },
    { id: 'writing-style', name: 'Voice', ...made(hasStyle ? 1 : 0) },
    { id: 'post', name: 'Posts', ...made(postCount) },
  ];
}

/** Photos are for the next training: with a twin, none are needed. */
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
  // Step 2 says whether credits are owed.
  if (openRefundCount > 0) return { status: 'current', detail: 'Refund open' };
  if (twinCount === undefined) return { status: 'todo', detail: 'Not known yet' };
  return twinCount === 0
    ? { status: 'todo', detail: 'Not trained yet' }
    : { status: 'done', detail: 'Ready' };
}
