import { describe, expect, it } from 'vitest';
import { advanceClock, clockOf, isOverdue } from './training-progress.ts';

const STARTED = 1_000_000;
const MINUTE_MS = 60_000;
const CLOCK = { mode: 'fast', startedAt: STARTED, percent: 50 } as const;

describe('the clock of a training (§4)', () => {
  it('begins at 0 % and knows how long the server says it takes, if it does', () => {
    const given = { mode: 'lora', startedAt: STARTED } as const;
    expect(clockOf(given)).toEqual({ ...given, percent: 0 });
    const told = { ...given, trainingTime: '12 minutes' };
    expect(clockOf(told)).toEqual({ ...told, percent: 0 });
  });

  it.each([
    ['half the time is over', 1.5, undefined, 50, 0],
    ['all of it is', 3, undefined, 100, 0],
    ['more than all of it is', 9, undefined, 100, 0],
    ['this device was set back', -60, undefined, 50, -61.5],
    ['it has shown more before a reload', 1.5, 80, 80, -0.9],
  ])('shows, when %s: %s minutes, shown %s, %s %%', (_, minutes, shown, percent, moved) => {
    expect(advanceClock(CLOCK, STARTED + minutes * MINUTE_MS, shown)).toEqual({
      ...CLOCK,
      percent,
      startedAt: STARTED + moved * MINUTE_MS,
    });
  });

  it('is the same one until a whole percent has passed, so that nothing is drawn anew', () => {
    expect(advanceClock(CLOCK, STARTED + 1.5 * MINUTE_MS + 1_799)).toBe(CLOCK);
    expect(advanceClock(CLOCK, STARTED + 1.5 * MINUTE_MS + 1_800).percent).toBe(51);
  });

  it('knows when the twin is long overdue', () => {
    expect(isOverdue(CLOCK, STARTED + 30 * MINUTE_MS - 1)).toBe(false);
    expect(isOverdue(CLOCK, STARTED + 30 * MINUTE_MS)).toBe(true);
  });
});
