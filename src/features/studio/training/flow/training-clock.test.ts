import { expect, it } from 'vitest';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { advanceClock } from './training-clock.ts';

const USUAL_MS = TRAINING_DURATION_MS.fast;
const START = 1_000_000;
const CLOCK = { mode: 'fast', startedAt: START, percent: 50, isOverdue: false } as const;

it.each([
  ['half the usual time', USUAL_MS / 2, 50],
  ['just under the next percent', 0.51 * USUAL_MS - 1, 50],
  ['the next percent', 0.51 * USUAL_MS, 51],
  ['the usual time', USUAL_MS, 100],
  ['three times as long', 3 * USUAL_MS, 100],
  ['a time before it was shown', 0, 50],
])('shows, after %s (%i ms), %i %% (§4)', (_, passedMs, percent) => {
  const next = advanceClock(CLOCK, START + passedMs);
  expect(next).toEqual({ ...CLOCK, percent });
  // Nothing is drawn while nothing changes.
  expect(next === CLOCK).toBe(percent === 50);
});

it('is overdue when the bound of the contract has passed (decision 42)', () => {
  const bound = START + TRAINING_ENDS_WITHIN_MS.fast;
  const late = advanceClock(CLOCK, bound - 1);
  expect(late).toMatchObject({ percent: 100, isOverdue: false });
  expect(advanceClock(late, bound)).toMatchObject({ percent: 100, isOverdue: true });
});
