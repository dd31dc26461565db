import { formatCount } from '../../../shared/lib/format-count.ts';
import { photoGrade, photosMissing } from '../../../entities/training-photos/photo-count.ts';
import { isTrainingBusy, type TrainingState } from '../training/flow/training-state.ts';

export type StepStatus = 'toDo' | 'now' | 'done';

/** Where a step is, and how far it is or what is left. */
interface Progress {
  status: StepStatus;
  detail: string;
}

export interface StudioStep extends Progress {
  id: string;
  name: string;
}

/** What the checklist is derived from: nothing of it is stored. */
export interface StudioFacts {
  photoCount: number;
  training: TrainingState;
  openRefundCount: number;
  twinCount: number | undefined;
  hasStyle: boolean;
  postCount: number;
}

export function studioSteps(facts: StudioFacts): StudioStep[] {
  const { hasStyle, postCount } = facts;
  return [
    { id: 'photos', name: 'Photos', ...photoProgress(facts) },
    { id: 'training', name: 'Training', ...trainingProgress(facts) },
    {
      id: 'writing-style',
      name: 'Writing style',
      status: hasStyle ? 'done' : 'toDo',
      detail: hasStyle ? 'Saved' : 'Not saved here yet',
    },
    {
      id: 'post',
      name: 'Posts',
      status: postCount > 0 ? 'done' : 'toDo',
      detail: postCount > 0 ? formatCount(postCount, 'post') : 'None here yet',
    },
  ];
}

/** Photos are for the next training: with a twin, having none is no omission. */
function photoProgress({ photoCount, twinCount = 0 }: StudioFacts): Progress {
  if (photoCount > 0) {
    const detail = `${photoCount} · ${photoGrade(photoCount).hint}`;
    return { status: photosMissing(photoCount) > 0 ? 'now' : 'done', detail };
  }
  return twinCount > 0 ? { status: 'done', detail: 'Done' } : { status: 'toDo', detail: 'None yet' };
}

function trainingProgress({ training, openRefundCount, twinCount }: StudioFacts): Progress {
  if (isTrainingBusy(training)) return { status: 'now', detail: 'Under way' };
  // Owed for certain or not: Step 2 says which.
  if (openRefundCount > 0) return { status: 'now', detail: 'Refund open' };
  if (twinCount === undefined) return { status: 'toDo', detail: 'Not known yet' };
  if (twinCount === 0) return { status: 'toDo', detail: 'Not trained yet' };
  return { status: 'done', detail: formatCount(twinCount, 'twin') };
}
