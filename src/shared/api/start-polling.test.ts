import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

// job-page.test.tsx shows that polling stops.
describe('polling', () => {
  test('skips a hidden tab', async () => {
    stop = startPolling(poll, 2000);
    show('hidden');
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(poll).not.toHaveBeenCalled();
  });

  test('runs immediately when the tab becomes visible', async () => {
    stop = startPolling(poll, 2000);
    show('hidden');
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(poll).toHaveBeenCalledTimes(1);
  });

  test('runs immediately when the device is online again', async () => {
    stop = startPolling(poll, 2000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1999);
    expect(poll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  test('never overlaps two runs', async () => {
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

  test('waits as long as the server asks, even in a tab that becomes visible', async () => {
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
});
