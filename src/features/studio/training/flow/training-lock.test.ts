import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaseLock } from './training-lock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  const run = vi.fn(() => done);
  return { run, end };
}

describe('the lease of a tab where there are no web locks', () => {
  it('lets one of two tabs through that ask at once', async () => {
    const [one, other] = [work(), work()];
    const answers = Promise.all([leaseLock('x').tryRun(one.run), leaseLock('x').tryRun(other.run)]);
    await vi.advanceTimersByTimeAsync(100);
    one.end();
    other.end();
    expect((await answers).toSorted()).toEqual([false, true]);
    expect(one.run.mock.calls.length + other.run.mock.calls.length).toBe(1);
  });

  it('keeps the others waiting while it works, also for minutes, and lets the next in', async () => {
    const [first, next] = [work(), work()];
    void leaseLock('x').tryRun(first.run);
    await vi.advanceTimersByTimeAsync(100);
    void leaseLock('x').runNext(next.run);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(next.run).not.toHaveBeenCalled();
    first.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(next.run).toHaveBeenCalledOnce();
    next.end();
  });

  it('is given back by a tab that is closed', async () => {
    const [closed, next] = [work(), work()];
    void leaseLock('x').tryRun(closed.run);
    await vi.advanceTimersByTimeAsync(100);
    window.dispatchEvent(new Event('pagehide'));
    void leaseLock('x').tryRun(next.run);
    await vi.advanceTimersByTimeAsync(100);
    expect(next.run).toHaveBeenCalledOnce();
    next.end();
    closed.end();
  });
});
