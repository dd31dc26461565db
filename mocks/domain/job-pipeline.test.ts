import { describe, expect, test } from 'vitest';
import { PIPELINE_STEPS, pipelineState, startOfStep } from './job-pipeline.ts';

const job = { createdAt: 50_000, failsAt: null };
const at = (ms: number) => pipelineState(job, job.createdAt + ms);
/** The time from creation to COMPLETE. */
const PIPELINE_DURATION_MS = at(Number.POSITIVE_INFINITY).updatedAt - job.createdAt;

describe('the job pipeline', () => {
  test('is pending before its first step', () => {
    expect(at(0)).toEqual({ status: 'PENDING', next: 'SCRIPT', finished: [], updatedAt: 50_000 });
    expect(at(startOfStep('SCRIPT') - 1)).toMatchObject({ status: 'PENDING' });
  });

  test('is processing from its first step on', () => {
    expect(at(startOfStep('SCRIPT'))).toMatchObject({ status: 'PROCESSING', next: 'SCRIPT' });
    expect(at(startOfStep('AVATAR') + 1)).toMatchObject({
      status: 'PROCESSING',
      next: 'AVATAR',
      updatedAt: job.createdAt + startOfStep('AVATAR'),
      finished: ['SCRIPT', 'VOICE'],
    });
  });

  test('is complete after a few minutes', () => {
    expect(at(PIPELINE_DURATION_MS)).toMatchObject({ status: 'COMPLETE', next: 'DONE' });
    expect(PIPELINE_DURATION_MS / 60_000).toBeGreaterThan(2);
    expect(PIPELINE_DURATION_MS / 60_000).toBeLessThan(5);
  });

  test.each(PIPELINE_STEPS)('fails at %s after that step has been running', (failsAt) => {
    const broken = (ms: number) => pipelineState({ ...job, failsAt }, job.createdAt + ms);
    expect(broken(startOfStep(failsAt) + 1)).toMatchObject({ status: 'PROCESSING', next: failsAt });
    const { updatedAt, ...state } = broken(PIPELINE_DURATION_MS * 10);
    expect(updatedAt).toBeLessThan(at(PIPELINE_DURATION_MS).updatedAt);
    expect(broken(updatedAt - job.createdAt)).toEqual({ ...state, updatedAt });
    expect(state).toMatchObject({
      status: 'ERROR',
      next: failsAt,
      finished: PIPELINE_STEPS.slice(0, PIPELINE_STEPS.indexOf(failsAt)),
    });
  });
});
