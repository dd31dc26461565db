import { expect, test } from 'vitest';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS, TRAINING_MODES } from '#openapi/limits.gen.ts';
import { trainingState, TRAINING_TIME_TEXT } from './training.ts';

const started = { mode: 'fast', startedAt: 1000, failsAfterMs: null } as const;
const MINUTE_MS = 60_000;

test.each(TRAINING_MODES)('a %s training is ready exactly after its usual time', (mode) => {
  const at = (ms: number) => trainingState({ ...started, mode }, ms);
  expect(at(10_999)).toMatchObject({ status: 'training', training_status: 'starting' });
  expect(at(11_000)).toMatchObject({ training_status: 'processing' });
  expect(at(999 + TRAINING_DURATION_MS[mode]).status).toBe('training');
  expect(at(1000 + TRAINING_DURATION_MS[mode])).toEqual({
    status: 'ready',
    training_status: 'succeeded',
    completedAt: 1000 + TRAINING_DURATION_MS[mode],
  });
});

test('a failed training stays failed', () => {
  const unlucky = { ...started, failsAfterMs: MINUTE_MS };
  expect(trainingState(unlucky, 999 + MINUTE_MS).status).toBe('training');
  for (const later of [MINUTE_MS, 10 * MINUTE_MS]) {
    expect(trainingState(unlucky, 1000 + later)).toEqual({
      status: 'failed',
      training_status: 'failed',
      completedAt: null,
    });
  }
});

test.each(TRAINING_MODES)('a %s training without an end fails after its upper bound', (mode) => {
  const stuck = { ...started, mode, failsAfterMs: Number.MAX_SAFE_INTEGER };
  expect(trainingState(stuck, 999 + TRAINING_ENDS_WITHIN_MS[mode])).toMatchObject({
    training_status: 'processing',
  });
  expect(trainingState(stuck, 1000 + TRAINING_ENDS_WITHIN_MS[mode])).toMatchObject({
    training_status: 'failed',
  });
});

test('the shown durations are the documented ones', () => {
  expect(TRAINING_TIME_TEXT).toEqual({ fast: '3-4 minutes', lora: '15-20 minutes' });
});
