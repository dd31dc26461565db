import { expect, it } from 'vitest';
import { readyAt, trainingPhase } from './training-phase.ts';

it.each([
  [0, 'Unpacking your photos'],
  [7, 'Unpacking your photos'],
  [8, 'Finding your face in each of them'],
  [100, 'Final checks'],
])('names the phase at %s %%: %s', (percent, text) => {
  expect(trainingPhase(percent)).toBe(text);
});

it('a twin should be ready after the usual time (§4)', () => {
  expect(readyAt({ mode: 'fast', startedAt: 1_000_000, percent: 50, isOverdue: false })).toBe(1_180_000);
});
