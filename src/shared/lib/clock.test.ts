import { afterEach, expect, it, vi } from 'vitest';
import { learnServerTime, now, serverNow, setClock } from './clock.ts';

const TRUTH = Date.parse('2026-11-22T09:30:00Z');
const HOUR_MS = 3_600_000;

afterEach(() => setClock());

it.each([-5, 0, 2])(
  'this device’s clock %i hours off: the server’s time is known from its answers',
  (hours) => {
    const device = vi.spyOn(Date, 'now').mockReturnValue(TRUTH + hours * HOUR_MS);
    setClock();
    expect([serverNow(), now()]).toEqual([undefined, TRUTH + hours * HOUR_MS]);
    learnServerTime('Sun, 22 Nov 2026 09:30:00 GMT');
    device.mockReturnValue(TRUTH + hours * HOUR_MS + 90_000);
    expect([serverNow(), now()]).toEqual([TRUTH + 90_000, TRUTH + 90_000]);
  },
);

it('follows a clock that is set while the page is open, and no answer without a date or a second late', () => {
  const device = vi.spyOn(Date, 'now').mockReturnValue(TRUTH);
  setClock();
  learnServerTime('Sun, 22 Nov 2026 09:30:00 GMT');
  for (const none of [null, 'soon', 'Sun, 22 Nov 2026 09:29:59 GMT']) {
    learnServerTime(none);
    expect(serverNow()).toBe(TRUTH);
  }
  device.mockReturnValue(TRUTH + HOUR_MS);
  learnServerTime('Sun, 22 Nov 2026 09:30:00 GMT');
  expect(serverNow()).toBe(TRUTH);
});
