import { APP_MESSAGES, type Message } from '../../../../shared/lib/messages.ts';

/** Messages of a training (spec §5, §8); see `shared/lib/messages.ts`. */
export const TRAINING_MESSAGES = {
  insufficientCredits: APP_MESSAGES.insufficientCredits,
  creditError: APP_MESSAGES.creditError,
  creditsSettled: { title: 'Credits settled', tone: 'success' },
  photosRejected: {
    title: 'Photo Validation Failed',
    tone: 'error',
    text: 'Failed to upload photos for training',
  },
  photoTips: { title: 'Photo Quality Tips', tone: 'info' },
  trainingFailed: { title: 'Training Failed', tone: 'error', text: 'Failed to start training' },
  pressTooLate: {
    title: 'Training Failed',
    tone: 'error',
    text: 'Nothing was started, because an earlier request took too long. Please try again.',
  },
  twinReady: { title: 'Your twin is ready', tone: 'success' },
} satisfies Record<string, Message>;
