import { expect, it } from 'vitest';
import { isTrainingBusy, type TrainingState, type TrainingStep } from './training-state.ts';

it('a training may be started when nothing is under way', () => {
  const steps: TrainingStep[] = ['idle', 'ready', 'failed', 'running', 'runningElsewhere', 'otherTab'];
  expect(steps.filter((step) => !isTrainingBusy({ step } as TrainingState))).toEqual([
    'idle',
    'ready',
    'failed',
  ]);
});
