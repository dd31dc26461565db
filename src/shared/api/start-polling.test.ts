import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { startPolling } from './start-polling.ts';

const MINUTE_MS = 60_000;
let stop: (() => void) | undefined;
const poll = vi.fn<() => Promise<void>>();

function show(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  poll.mockReset().mockResolvedValue();
});

afterEach(() => {
  stop?.();
});

// That it ends is shown by job-page.test.tsx.
test('polling skips a hidden tab, and calls once when it is visible, and when the device is online', async () => {
  stop = startPolling(poll, 2000);
  show('hidden');
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(poll).not.toHaveBeenCalled();
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(poll).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(poll).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('polling never overlaps two calls', async () => {
  let response = () => {};
  poll.mockImplementation(() => new Promise((resolve) => (response = resolve)));
  stop = startPolling(poll, 2000);
  await vi.advanceTimersByTimeAsync(2000);
  show('hidden');
  show('visible');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(poll).toHaveBeenCalledTimes(1);
  response();
  await vi.advanceTimersByTimeAsync(2000);
  expect(poll).toHaveBeenCalledTimes(2);
});

test('polling waits as long as the server asks, also when the tab is shown meanwhile', async () => {
  const busy = ApiError.http(429, '', '', 30_000);
  poll.mockRejectedValueOnce(busy);
  stop = startPolling(poll, 2000, 10_000);
  await vi.advanceTimersByTimeAsync(9999);
  expect(poll).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(poll).toHaveBeenCalledTimes(1);
  show('hidden');
  await vi.advanceTimersByTimeAsync(20_000);
  show('visible');
  await vi.advanceTimersByTimeAsync(9999);
  expect(poll).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(poll).toHaveBeenCalledTimes(2);
});
