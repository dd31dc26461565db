import { describe, expect, it } from 'vitest';
import { trainingRefusal } from './training-refusal.ts';
import type { TrainingState } from './training-state.ts';

const IDLE: TrainingState = { step: 'idle' };

describe('a training', () => {
  it('waits for every chosen file, so that it does not start with the first few', () => {
    expect(trainingRefusal(IDLE, 8, 4)).toEqual({
      title: 'One Moment',
      text: 'Still being looked at: 4 files.',
    });
    expect(trainingRefusal(IDLE, 11, 1)?.text).toBe('Still being looked at: 1 file.');
    expect(trainingRefusal(IDLE, 12, 0)).toBeUndefined();
  });
});
