import { expect, test } from 'vitest';
import type { JobStatus } from '#entities/job/parse-job.ts';
import { storedLabel, stepText, pipelineOf, type StepState } from './pipeline.ts';

const LETTERS: Record<StepState, string> = { completed: 'c', processing: 'p', pending: '-', failed: 'f' };

/** One letter per step: c completed, p processing, - pending, f failed. */
function strip(status: JobStatus, next: string) {
  const { steps, percent, finishedCount } = pipelineOf({ status, next });
  return [steps.map(({ state }) => LETTERS[state]).join(''), percent, finishedCount];
}

test.each<[JobStatus, string, string, number, number]>([
  ['pending', 'SCRIPT', 'p------', 0, 0],
  ['inProgress', 'SCRIPT', 'p------', 0, 0],
  ['inProgress', 'VOICE', 'cp-----', 14, 1],
  ['inProgress', 'AVATAR', 'ccp----', 29, 2],
  ['inProgress', 'BROLL', 'cccp---', 43, 3],
  ['inProgress', 'EDIT', 'ccccp--', 57, 4],
  ['inProgress', 'CAPTIONS', 'cccccp-', 71, 5],
  ['inProgress', 'SCHEDULE', 'ccccccp', 86, 6],
  ['inProgress', 'DONE', 'ccccccc', 100, 7],
  ['complete', 'DONE', 'ccccccc', 100, 7],
  ['complete', 'VOICE', 'ccccccc', 100, 7],
  ['error', 'SCRIPT', 'fffffff', 0, 0],
  ['error', 'VOICE', 'cffffff', 0, 1],
  ['error', 'SCHEDULE', 'ccccccf', 0, 6],
  ['error', '', 'fffffff', 0, 0],
])(
  '%s at %s has the steps %s, %i percent, %i finished (§4.3)',
  (status, next, letters, percent, finished) => {
    expect(strip(status, next)).toEqual([letters, percent, finished]);
  },
);

test.each(['', 'MASTERING', 'script', '__proto__', 'constructor'])(
  'an unknown step "%s" counts as the first',
  (next) => {
    expect(strip('inProgress', next)).toEqual(['p------', 0, 0]);
  },
);

test('the pipeline (§4.3) has a text for each step, with its provider', () => {
  const texts = (status: JobStatus, next: string) => {
    const pipeline = pipelineOf({ status, next });
    return pipeline.steps.map(({ step, state }) => stepText(pipeline, step, state));
  };
  expect(texts('inProgress', 'EDIT')).toEqual([
    'Script provider · written',
    'Voice provider · recorded',
    'Avatar provider · filmed',
    'Footage provider · shot',
    'Editing provider · cutting…',
    'Caption provider · comes later',
    'Scheduling provider · comes later',
  ]);
  expect(texts('pending', 'SCRIPT')[0]).toBe('Script provider · starts after the queue');
  expect(texts('error', 'SCRIPT').slice(0, 2)).toEqual([
    'Script provider · did not finish',
    'Voice provider · not started',
  ]);
});

test.each([
  ['reel', 0, 'Your brief is saved.'],
  ['ai_twin', 0, 'Your brief is saved. Add the photos again.'],
  ['ai_twin', 3, 'Your brief and its 3 photos are saved.'],
])('a failed %s with %i photos on this device: %s', (goal, count, text) => {
  expect(storedLabel(goal, count)).toBe(text);
});
