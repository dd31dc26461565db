import { describe, expect, test } from 'vitest';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS, TRAINING_MODES } from '#openapi/limits.gen.ts';
import { trainingState, TRAINING_TIME_TEXT } from './training.ts';

const started = { mode: 'fast', startedAt: 1000, failsAfterMs: null } as const;
const MINUTE_MS = 60_000;

describe('the state of a training', () => {
  test.each(TRAINING_MODES)('%s is ready exactly after its usual time', (mode) => {
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

  test.each(TRAINING_MODES)('%s fails at its time, at the latest after its upper bound', (mode) => {
    for (const [failsAfterMs, endsAfterMs] of [
      [MINUTE_MS, MINUTE_MS],
      [Number.MAX_SAFE_INTEGER, TRAINING_ENDS_WITHIN_MS[mode]],
    ] as const) {
      const statusAt = (ms: number) => trainingState({ ...started, mode, failsAfterMs }, 1000 + ms).status;
      const statuses = [endsAfterMs - 1, endsAfterMs, 10 * endsAfterMs].map(statusAt);
      expect(statuses).toEqual(['training', 'failed', 'failed']);
    }
  });
});

test('the shown durations are the documented ones', () => {
  expect(TRAINING_TIME_TEXT).toEqual({ fast: '3-4 minutes', lora: '15-20 minutes' });
});
