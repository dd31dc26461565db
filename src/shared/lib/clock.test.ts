import { afterEach, expect, test, vi } from 'vitest';
import { syncServerClock, now, serverNow, setClock } from './clock.ts';

const TRUTH = Date.parse('2026-11-22T09:30:00Z');
const HOUR_MS = 3_600_000;

afterEach(() => setClock());

const answer = (date: string, more = {}) => syncServerClock(new Headers({ date, ...more }));

test.each([-5, 0, 2])('the server’s time is known with this device’s clock %i hours off', (hours) => {
  vi.spyOn(Date, 'now').mockReturnValue(TRUTH + hours * HOUR_MS);
  const age = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  setClock();
  expect([serverNow(), now()]).toEqual([undefined, TRUTH + hours * HOUR_MS]);
  answer('Sun, 22 Nov 2026 09:30:00 GMT');
  age.mockReturnValue(91_000);
  expect([serverNow(), now()]).toEqual([TRUTH + 90_000, TRUTH + 90_000]);
});

test('ignores changes of this device’s clock, and answers without a date or up to a second late', () => {
  const device = vi.spyOn(Date, 'now').mockReturnValue(TRUTH);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  setClock();
  answer('Sun, 22 Nov 2026 09:30:00 GMT');
  for (const none of ['', 'soon', 'Sun, 22 Nov 2026 09:29:59 GMT']) {
    answer(none);
    expect(serverNow()).toBe(TRUTH);
  }
  device.mockReturnValue(TRUTH + HOUR_MS);
  expect(serverNow()).toBe(TRUTH);
});

test('takes no time from a copy in a cache, and not from one node that is an hour ahead', () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  setClock();
  answer('Sun, 22 Nov 2026 08:00:00 GMT', { age: '5400' });
  expect(serverNow()).toBeUndefined();
  const right = 'Sun, 22 Nov 2026 09:30:00 GMT';
  const ahead = 'Sun, 22 Nov 2026 10:30:00 GMT';
  for (const date of [right, ahead, right, right, ahead, right, right, ahead, right, right]) {
    answer(date);
    expect(serverNow()).toBe(TRUTH);
  }
});

test('follows the server’s clock after a sleep in which this page’s own stood still', () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  setClock();
  for (let answers = 0; answers < 5; answers += 1) answer('Sun, 22 Nov 2026 09:30:00 GMT');
  for (let answers = 0; answers < 3; answers += 1) answer('Sun, 22 Nov 2026 10:30:00 GMT');
  expect(serverNow()).toBe(TRUTH + HOUR_MS);
});
