import { describe, expect, test } from 'vitest';
import { PIPELINE_STEPS as CONTRACT_STEPS } from '#openapi/limits.gen.ts';
import { PIPELINE_STEPS, pipelineOf, type StepState } from './pipeline-state.ts';

const LETTERS: Record<StepState, string> = { completed: 'c', processing: 'p', pending: '-', failed: 'f' };

/** One letter per step: c completed, p processing, - pending, f failed. */
function strip(status: string, next: string) {
  const { steps, percent, finishedCount } = pipelineOf({ status, next });
  return [steps.map(({ state }) => LETTERS[state]).join(''), percent, finishedCount];
}

describe('the pipeline (§4.3)', () => {
  test.each([
    ['PENDING', 'SCRIPT', 'p------', 0, 0],
    ['PROCESSING', 'SCRIPT', 'p------', 0, 0],
    ['PROCESSING', 'VOICE', 'cp-----', 14, 1],
    ['PROCESSING', 'AVATAR', 'ccp----', 29, 2],
    ['PROCESSING', 'BROLL', 'cccp---', 43, 3],
    ['PROCESSING', 'EDIT', 'ccccp--', 57, 4],
    ['PROCESSING', 'CAPTIONS', 'cccccp-', 71, 5],
    ['PROCESSING', 'SCHEDULE', 'ccccccp', 86, 6],
    ['PROCESSING', 'DONE', 'ccccccc', 100, 7],
    ['COMPLETE', 'DONE', 'ccccccc', 100, 7],
    ['COMPLETE', 'VOICE', 'ccccccc', 100, 7],
    ['ERROR', 'SCRIPT', 'fffffff', 0, 0],
    ['ERROR', 'VOICE', 'cffffff', 0, 1],
    ['ERROR', 'SCHEDULE', 'ccccccf', 0, 6],
    ['ERROR', '', 'fffffff', 0, 0],
  ])('%s at %s is %s, at %i percent, %i finished', (status, next, letters, percent, finished) => {
    expect(strip(status, next)).toEqual([letters, percent, finished]);
  });

  test.each(['', 'MASTERING', 'script', '__proto__', 'constructor'])(
    'counts the unknown step "%s" as the first',
    (next) => {
      expect(strip('PROCESSING', next)).toEqual(['p------', 0, 0]);
    },
  );

  test.each(['QUEUED', 'RENDERING', '', 'constructor', 'complete'])(
    'takes the status "%s" for in progress',
    (status) => {
      expect(strip(status, 'EDIT')).toEqual(['ccccp--', 57, 4]);
    },
  );

  test('has the contract’s steps in order', () => {
    expect([...PIPELINE_STEPS, 'DONE']).toEqual(CONTRACT_STEPS);
  });

  test('names the current or failed step, and none at the end', () => {
    expect(pipelineOf({ status: 'PROCESSING', next: 'BROLL' }).current).toBe('BROLL');
    expect(pipelineOf({ status: 'ERROR', next: 'EDIT' }).current).toBe('EDIT');
    expect(pipelineOf({ status: 'COMPLETE', next: 'DONE' }).current).toBeUndefined();
  });
});
