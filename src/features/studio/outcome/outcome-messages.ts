import { CREDIT_MESSAGES } from '#entities/credits/charge.ts';
import type { Message } from '#shared/lib/messages.ts';

/** Messages of the studio's panels (spec §5, §8); see `shared/lib/messages.ts`. */
export const OUTCOME_MESSAGES = {
  ...CREDIT_MESSAGES,
  // Photos and training
  photosMissing: { title: 'Upload Photos First', tone: 'warning' },
  photosTooFew: { title: 'Need More Photos', tone: 'warning' },
  checkingPhotos: { title: 'One Moment', tone: 'warning' },
  photoUnreadable: { title: 'Photo Not Readable', tone: 'error' },
  trainingRuns: { title: 'Training in progress', tone: 'warning' },
  noTrainingRuns: {
    title: 'No training in progress',
    tone: 'info',
    text: 'None of your twins is training now.',
  },
  trainingUnknown: {
    title: 'Unknown',
    tone: 'info',
    text: 'Couldn’t reach the server. Try again.',
  },
  // Generator
  requirementsMissing: { title: 'Requirements Missing', tone: 'warning' },
  modelError: { title: 'Model Error', tone: 'error' },
  generationFailed: { title: 'Generation Failed', tone: 'error', text: 'No image URL in response' },
  serverBusy: { title: 'Generation Failed', tone: 'warning' },
  earlierAttempt: { title: 'An earlier attempt', tone: 'info' },
  generationCancelled: { title: 'Canceled', tone: 'info' },
  downloadFailed: {
    title: 'Download failed',
    tone: 'error',
    text: 'Couldn’t save the picture as PNG.',
  },
  fullscreenNotLoaded: { title: 'Couldn’t load fullscreen view', tone: 'error' },
  // Reverse prompt
  imageMissing: { title: 'No Image Selected', tone: 'warning' },
  fileUnusable: { title: 'This file cannot be used', tone: 'error' },
  analysisFailed: { title: 'Analysis Failed', tone: 'error', text: 'Failed to analyze image' },
  promptCopied: {
    title: 'Copied into the generator',
    tone: 'success',
    text: 'The FLUX prompt is in the prompt box.',
  },
  // Writing style and posts
  samplesMissing: { title: 'Add Style Samples', tone: 'warning' },
  styleFailed: {
    title: 'Style Save Failed',
    tone: 'error',
    text: 'The server sent no style profile. Try again.',
  },
  styleSaved: { title: 'Writing style saved', tone: 'success', text: 'Step 4 now writes in your style.' },
  styleMissing: { title: 'No writing style yet', tone: 'warning' },
  topicUnusable: { title: 'Enter Topic', tone: 'warning' },
  postFailed: { title: 'Post Generation Failed', tone: 'error', text: 'No post in response' },
} satisfies Record<string, Message>;

export type OutcomeKind = keyof typeof OUTCOME_MESSAGES;
