import { expect, test } from 'vitest';
import { trainingState, TRAINING_TIME_TEXT } from './training.ts';

const started = { mode: 'fast', startedAt: 1000, failsAfterMs: null } as const;
const MINUTE_MS = 60_000;

test('a fast training is ready exactly three minutes after its start', () => {
  expect(trainingState(started, 10_999)).toMatchObject({ status: 'training', training_status: 'starting' });
  expect(trainingState(started, 11_000)).toMatchObject({ training_status: 'processing' });
  expect(trainingState(started, 999 + 3 * MINUTE_MS).status).toBe('training');
  expect(trainingState(started, 1000 + 3 * MINUTE_MS)).toEqual({
    status: 'ready',
    training_status: 'succeeded',
    completedAt: 1000 + 3 * MINUTE_MS,
  });
});

test('a quality training takes twenty minutes', () => {
  const quality = { ...started, mode: 'lora' } as const;
  expect(trainingState(quality, 999 + 20 * MINUTE_MS).status).toBe('training');
  expect(trainingState(quality, 1000 + 20 * MINUTE_MS).status).toBe('ready');
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

test.each([
  ['fast', 30],
  ['lora', 60],
] as const)('a %s training without an end fails after %i minutes', (mode, minutes) => {
  const stuck = { ...started, mode, failsAfterMs: Number.MAX_SAFE_INTEGER };
  expect(trainingState(stuck, 999 + minutes * MINUTE_MS)).toMatchObject({ training_status: 'processing' });
  expect(trainingState(stuck, 1000 + minutes * MINUTE_MS)).toMatchObject({ training_status: 'failed' });
});

test('a training whose start is in the future is starting', () => {
  expect(trainingState(started, 0)).toMatchObject({ status: 'training', training_status: 'starting' });
});

test('the shown durations are the documented ones', () => {
  expect(TRAINING_TIME_TEXT).toEqual({ fast: '3-4 minutes', lora: '15-20 minutes' });
});
