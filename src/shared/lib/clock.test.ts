import { afterEach, expect, test, vi } from 'vitest';
import { noteServerDate, now, serverDate, setClock } from './clock.ts';

const TRUTH = Date.parse('2026-11-22T09:30:00Z');
const HOUR_MS = 3_600_000;

afterEach(() => setClock());

const respond = (date: string, more = {}) => noteServerDate(new Headers({ date, ...more }));

test('timestamps are correct after the device has slept', () => {
  setClock();
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const device = vi.spyOn(Date, 'now').mockReturnValue(TRUTH);
  respond('Sun, 22 Nov 2026 09:30:00 GMT');
  device.mockReturnValue(TRUTH + 9 * HOUR_MS);
  expect(now()).toBe(TRUTH + 9 * HOUR_MS);
});

test('the server’s date is that of its latest response', () => {
  setClock();
  expect(serverDate()).toBeUndefined();
  respond('Sun, 22 Nov 2026 09:30:00 GMT');
  respond('Sun, 22 Nov 2026 10:30:00 GMT');
  expect(serverDate()).toBe(TRUTH + HOUR_MS);
});

test.each<[string, date: string, more?: object]>([
  ['without a date', ''],
  ['with an invalid date', 'soon'],
  ['from a cache', 'Sun, 22 Nov 2026 08:00:00 GMT', { age: '5400' }],
])('a response %s does not change the server’s date', (_, date, more) => {
  setClock();
  respond('Sun, 22 Nov 2026 09:30:00 GMT');
  respond(date, more);
  expect(serverDate()).toBe(TRUTH);
});

test('the simulated clock sets the time of device and server', () => {
  setClock(() => TRUTH);
  expect([now(), serverDate()]).toEqual([TRUTH, TRUTH]);
});
