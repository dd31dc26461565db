import { EXAMPLE_JOB, IMAGE_SETTINGS } from '../limits.gen.ts';
import type { OperationId } from '../operations.gen.ts';
import type { Sample } from './adapter.ts';
import type { RequestOptions } from './client.ts';

/** Enough words for a style, even next to a short text. */
export const STYLE_SAMPLE =
  'Spring is here, and so is our new line. Have you seen the first photos? We took them at six. ' +
  'We shipped it. Small team, long nights, worth it. Here is what we learned on the way.';

/** A good body of each JSON request, with the id of one user. */
export const BODIES = {
  createCheckout: () => ({ tier: 'starter' }),
  trainTwin: (userId: string, zipUrl = '/api/objects/trainings/none.zip') => ({
    userId,
    mode: 'fast',
    referenceImages: [zipUrl],
  }),
  generateImage: (userId: string, prompt = 'NOBODY0 person, studio headshot') => ({
    userId,
    prompt,
    ...IMAGE_SETTINGS,
  }),
  processDocuments: (userId: string) => ({
    userId,
    documents: [{ name: 'notes.txt', type: 'text/plain', size: 2048 }],
  }),
  embedStyle: (userId: string) => ({ userId, sampleTexts: [STYLE_SAMPLE, STYLE_SAMPLE] }),
  generatePost: (userId: string) => ({ userId, topic: 'Our studio opens', platform: 'facebook' }),
  deductCredits: () => ({ amount: 1 }),
  refundCredits: () => ({ amount: 1 }),
  createJob: () => EXAMPLE_JOB,
} satisfies Partial<Record<OperationId, (userId: string) => object>>;

/** A form of photos for a training. */
export function photoForm(userId: string, photos: readonly Sample[]): RequestOptions {
  return {
    form: [['userId', userId], ...photos.map((photo): [string, Sample] => ['photos', photo])],
  };
}
