import { counted } from '../../../shared/lib/counted.ts';
import { photoGrade, photosMissing } from '../photos/photo-count.ts';
import { isTrainingBusy, type TrainingState } from '../training/flow/training-state.ts';

export type StepStatus = 'toDo' | 'now' | 'done';

/** One step of the checklist: where it is, how far it is, and what is left. */
export interface StudioStep {
  id: string;
  name: string;
  status: StepStatus;
  detail: string;
}

/** What the checklist is derived from: nothing of it is stored. */
export interface StudioFacts {
  photoCount: number;
  training: TrainingState;
  owedCount: number;
  twinCount: number | undefined;
  hasStyle: boolean;
  postCount: number;
}

export function studioSteps({
  photoCount,
  training,
  owedCount,
  twinCount,
  hasStyle,
  postCount,
}: StudioFacts): StudioStep[] {
  const hasPhotos = photosMissing(photoCount) === 0;
  const hasTwins = twinCount !== undefined && twinCount > 0;
  const isOpen = isTrainingBusy(training) || owedCount > 0;
  return [
    {
      id: 'photos',
      name: 'Photos',
      // Photos are for the next training: with a twin, having none is no omission.
      status: photoCount > 0 ? (hasPhotos ? 'done' : 'now') : hasTwins ? 'done' : 'toDo',
      detail:
        photoCount > 0 ? `${photoCount} · ${photoGrade(photoCount).hint}` : hasTwins ? 'Done' : 'None yet',
    },
    {
      id: 'training',
      name: 'Training',
      status: isOpen ? 'now' : hasTwins ? 'done' : 'toDo',
      detail: trainingDetail(training, owedCount, twinCount),
    },
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
      detail: postCount > 0 ? counted(postCount, 'post') : 'None here yet',
    },
  ];
}

function trainingDetail(training: TrainingState, owedCount: number, twinCount: number | undefined): string {
  if (isTrainingBusy(training)) return 'Under way';
  if (owedCount > 0) return 'Refund owed';
  if (twinCount === undefined) return 'Not known yet';
  return twinCount > 0 ? counted(twinCount, 'twin') : 'Not trained yet';
}
