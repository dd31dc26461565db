import { photosMissing } from '#entities/training-photos/photo-set.ts';
import { usePhotos } from '#entities/training-photos/photo-store.ts';
import { useOutcome, type Refusal } from '#features/studio/outcome/use-outcome.tsx';
import { MAX_TRAINING_PHOTOS, MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { unreadableFile } from '#shared/api/send-files.ts';
import { formatCount, pluralOf } from '#shared/lib/format-count.ts';
import {
  hasOtherTraining,
  isTrainingBusy,
  type Training,
  type TrainingMode,
} from '../flow/training-state.ts';
import { useTraining } from '../flow/training-store.ts';
import { filesToSend } from './rejected-photos.ts';

/** Starts a training with the photos on this device, or gives the reason why none can start now. */
export function useStartTraining() {
  const { photos, checkingCount } = usePhotos();
  const training = useTraining();
  const refusal = trainingRefusal(training, photos.length, checkingCount);
  const outcomes = useOutcome(refusal?.text);

  async function train(mode: TrainingMode) {
    if (refusal) {
      outcomes.remind(refusal);
      return;
    }
    outcomes.clear();
    // A file that was moved or deleted is detected before the charge.
    const unreadable = await unreadableFile(photos.map(({ file }) => file));
    if (unreadable) {
      outcomes.fail({ kind: 'photoUnreadable', error: ApiError.file(unreadable.name) });
      return;
    }
    void training.store.train(mode, filesToSend(photos));
  }

  return { refusal, outcomes, train };
}

/**
 * The reason why no training can start now. It disables the buttons, and a click shows it (decision 4).
 * @param checkingCount the number of files that are being inspected
 */
function trainingRefusal(training: Training, photoCount: number, checkingCount: number): Refusal | undefined {
  const missing = photosMissing(photoCount);
  if (training.shown.step === 'refunding') {
    const text = 'Please wait: we are requesting your last refund.';
    return { kind: 'trainingRuns', text };
  }
  if (isTrainingBusy(training.shown)) {
    return { kind: 'trainingRuns', text: 'Wait until this twin is ready, then train another.' };
  }
  if (hasOtherTraining(training)) {
    const text = 'Wait until the other training on this device is done.';
    return { kind: 'trainingRuns', text };
  }
  if (checkingCount > 0)
    return { kind: 'checkingPhotos', text: `Checking ${formatCount(checkingCount, 'file')}…` };
  if (photoCount === 0) {
    const text = `Please upload ${MIN_TRAINING_PHOTOS}-${MAX_TRAINING_PHOTOS} photos of yourself to train a twin.`;
    return { kind: 'photosMissing', text };
  }
  if (missing > 0) {
    return { kind: 'photosTooFew', text: `Please upload ${missing} more ${pluralOf(missing, 'photo')}.` };
  }
  return undefined;
}
