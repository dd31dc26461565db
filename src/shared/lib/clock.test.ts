import { afterEach, expect, it, vi } from 'vitest';
import { syncServerClock, now, serverNow, setClock } from './clock.ts';

const TRUTH = Date.parse('2026-11-22T09:30:00Z');
const HOUR_MS = 3_600_000;

afterEach(() => setClock());

it.each([-5, 0, 2])(
  'this device’s clock %i hours off: the server’s time is known from its answers',
  (hours) => {
    vi.spyOn(Date, 'now').mockReturnValue(TRUTH + hours * HOUR_MS);
    const age = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    setClock();
    expect([serverNow(), now()]).toEqual([undefined, TRUTH + hours * HOUR_MS]);
    syncServerClock('Sun, 22 Nov 2026 09:30:00 GMT');
    age.mockReturnValue(91_000);
    expect([serverNow(), now()]).toEqual([TRUTH + 90_000, TRUTH + 90_000]);
  },
);

it('ignores changes of this device’s clock, and answers without a date or up to a second late', () => {
  const device = vi.spyOn(Date, 'now').mockReturnValue(TRUTH);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  setClock();
  syncServerClock('Sun, 22 Nov 2026 09:30:00 GMT');
  for (const none of [null, 'soon', 'Sun, 22 Nov 2026 09:29:59 GMT']) {
    syncServerClock(none);
    expect(serverNow()).toBe(TRUTH);
  }
  device.mockReturnValue(TRUTH + HOUR_MS);
  expect(serverNow()).toBe(TRUTH);
});
