import { expect, test } from 'vitest';
import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { readyAt, trainingPercent, trainingPhase } from './training-progress.tsx';

test.each([
  [0, 'Unpacking your photos'],
  [7, 'Unpacking your photos'],
  [8, 'Finding your face in each of them'],
  [100, 'Final checks'],
])('the phase at %s %% is “%s”', (percent, text) => {
  expect(trainingPhase(percent)).toBe(text);
});

const USUAL_MS = TRAINING_DURATION_MS.fast;

test('a twin is expected after the usual time (§4)', () => {
  expect(readyAt({ mode: 'fast', startedHereAt: 1_000_000 })).toBe(1_000_000 + USUAL_MS);
});

test.each([
  ['a time before the start', -1, 0],
  ['half the usual time', USUAL_MS / 2, 50],
  ['just under the next percent', 0.51 * USUAL_MS - 1, 50],
  ['the usual time', USUAL_MS, 100],
  ['three times as long', 3 * USUAL_MS, 100],
])('progress after %s (%i ms) is %i %%', (_, passedMs, percent) => {
  expect(trainingPercent('fast', passedMs)).toBe(percent);
});
