import { expect, it } from 'vitest';
import { trainingRefusal } from './training-refusal.ts';
import type { TrainingState } from './training-state.ts';

const RUNNING: TrainingState = { step: 'running', mode: 'fast', startedAt: 0, percent: 0 };

it.each([
  [12, 0, undefined, undefined],
  [20, 0, undefined, undefined],
  [0, 0, 'Upload Photos First', 'Please upload 8-20 photos of yourself to train a twin.'],
  [7, 0, 'Need More Photos', 'Please upload 1 more photo.'],
  [6, 0, 'Need More Photos', 'Please upload 2 more photos.'],
  // It must not start with the first few.
  [8, 4, 'One Moment', 'Still being looked at: 4 files.'],
  [11, 1, 'One Moment', 'Still being looked at: 1 file.'],
])(
  'with %s photos and %s that are looked at, a training is refused: %s (§8)',
  (count, checking, title, text) => {
    expect(trainingRefusal({ step: 'idle' }, count, checking)).toEqual(title && { title, text });
    expect(trainingRefusal(RUNNING, count, checking)).toEqual({
      title: 'Training in progress',
      text: 'One twin is trained at a time. Wait until this one is ready.',
    });
  },
);
