import { MAX_TRAINING_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { counted, nounFor } from '../../../../shared/lib/counted.ts';
import type { Refusal } from '../../outcome/use-outcome.ts';
import { photosMissing } from '../../photos/photo-count.ts';
import { isTrainingBusy, type TrainingState } from './training-state.ts';

/**
 * Why no training can be started now: what disables the buttons, and what pressing one explains (decision 4).
 * @param checking chosen files that are still being looked at: a training must not start without them
 */
export function trainingRefusal(
  state: TrainingState,
  photoCount: number,
  checking: number,
): Refusal | undefined {
  const missing = photosMissing(photoCount);
  if (isTrainingBusy(state)) {
    const text = 'One twin is trained at a time. Wait until this one is ready.';
    return { title: 'Training in progress', text };
  }
  if (checking > 0) {
    return { title: 'One Moment', text: `Still being looked at: ${counted(checking, 'file')}.` };
  }
  if (photoCount === 0) {
    const range = `${MIN_TRAINING_PHOTOS}-${MAX_TRAINING_PHOTOS}`;
    return {
      title: 'Upload Photos First',
      text: `Please upload ${range} photos of yourself to train a twin.`,
    };
  }
  if (missing > 0) {
    return { title: 'Need More Photos', text: `Please upload ${missing} more ${nounFor(missing, 'photo')}.` };
  }
  return undefined;
}
