import { MAX_TRAINING_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { counted, nounFor } from '../../../../shared/lib/counted.ts';
import { photosMissing } from '../../photos/photo-count.ts';
import { isTrainingBusy, type TrainingState } from './training-state.ts';

/** Why no training can be started now: what disables the buttons, and what pressing one explains (decision 4). */
export interface TrainingRefusal {
  title:
    | 'Upload Photos First'
    | 'Need More Photos'
    | 'Too Many Photos'
    | 'Training in progress'
    | 'One Moment';
  text: string;
}

/** @param checking chosen files that are still being looked at: a training must not start without them */
export function trainingRefusal(
  state: TrainingState,
  photoCount: number,
  checking: number,
): TrainingRefusal | undefined {
  if (isTrainingBusy(state)) {
    return {
      title: 'Training in progress',
      text: 'One twin is trained at a time. Wait until this one is ready.',
    };
  }
  if (checking > 0) {
    return {
      title: 'One Moment',
      text: `Still being looked at: ${counted(checking, 'file')}.`,
    };
  }
  if (photoCount === 0) {
    return {
      title: 'Upload Photos First',
      text: `Please upload ${MIN_TRAINING_PHOTOS}-${MAX_TRAINING_PHOTOS} photos of yourself to train a twin.`,
    };
  }
  const missing = photosMissing(photoCount);
  if (missing > 0) {
    return {
      title: 'Need More Photos',
      text: `Please upload ${missing} more ${nounFor(missing, 'photo')}.`,
    };
  }
  if (photoCount > MAX_TRAINING_PHOTOS) {
    return { title: 'Too Many Photos', text: `The maximum is ${MAX_TRAINING_PHOTOS} photos.` };
  }
  return undefined;
}
