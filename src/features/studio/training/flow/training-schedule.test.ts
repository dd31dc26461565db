import { describe, expect, it, vi } from 'vitest';
import { trainingLock, watchPage } from './training-schedule.ts';

/** The locks of a browser: a name is held until what asked for it has settled. */
function browserLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, ...given: unknown[]) => {
    const run = given.at(-1) as (lock: Lock | null) => Promise<unknown>;
    const before = held.get(name);
    if (before && (given[0] as LockOptions).ifAvailable === true) return run(null);
    const running = (before ?? Promise.resolve()).then(() => run({ name, mode: 'exclusive' }));
    held.set(name, running);
    return running;
  };
  return { request: request as LockManager['request'] };
}

describe('the lock of one user on one device', () => {
  it('lets one tab in; another one is told, or waits for its end', async () => {
    const locks = browserLocks();
    const [one, other] = [trainingLock('user_ada', locks), trainingLock('user_ada', locks)];
    const order: string[] = [];
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const first = one.tryRun(() => end.then(() => void order.push('one')));
    const isIn = await other.tryRun(() => Promise.resolve(void order.push('never')));
    const second = other.runNext(() => Promise.resolve(void order.push('other')));
    finish();
    expect([isIn, await first]).toEqual([false, true]);
    await second;
    expect(order).toEqual(['one', 'other']);
  });

  it('keeps nobody else out', async () => {
    const locks = browserLocks();
    void trainingLock('user_ada', locks).tryRun(() => new Promise(() => {}));
    const run = vi.fn(() => Promise.resolve());
    expect(await trainingLock('user_bob', locks).tryRun(run)).toBe(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('is open where the browser has none', async () => {
    const lock = trainingLock('user_ada', undefined);
    const run = vi.fn(() => Promise.resolve());
    expect(await lock.tryRun(run)).toBe(true);
    await lock.runNext(run);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

it('looks at the training again when the page is seen or online or another tab writes, until it is stopped', () => {
  vi.useFakeTimers();
  const on = { tick: vi.fn<() => void>(), journalChange: vi.fn<() => void>(), comeBack: vi.fn<() => void>() };
  const counts = () => [on.tick, on.journalChange, on.comeBack].map((one) => one.mock.calls.length);
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const everything = () => {
    vi.advanceTimersByTime(1_000);
    window.dispatchEvent(new StorageEvent('storage', { key: 'twin-studio:training:user_ada' }));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = watchPage('user_ada', on);
  everything();
  expect(counts()).toEqual([4, 1, 1]);
  isHidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(counts()).toEqual([4, 1, 2]);
  stop();
  everything();
  expect(counts()).toEqual([4, 1, 2]);
  vi.useRealTimers();
});
