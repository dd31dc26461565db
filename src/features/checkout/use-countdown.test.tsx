import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function countDown() {
  const onEnd = vi.fn<() => void>();
  const view = renderHook(({ isRunning }) => useCountdown(5000, isRunning, onEnd), {
    initialProps: { isRunning: true },
  });
  return { ...view, onEnd };
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('counts 5, 4, 3, 2, 1 and ends once', () => {
  const { result, onEnd } = countDown();
  const seen = [result.current];
  for (let second = 1; second < 5; second += 1) {
    pass(1000);
    seen.push(result.current);
  }
  expect(seen).toEqual([5, 4, 3, 2, 1]);
  expect(onEnd).not.toHaveBeenCalled();
  pass(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('is simply at its end when a frozen tab wakes', () => {
  const { onEnd } = countDown();
  // No timer ran, the clock went on.
  const wokenAt = performance.now() + 600_000;
  vi.spyOn(performance, 'now').mockReturnValue(wokenAt);
  pass(250);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('does nothing after it was stopped, or after the page was left', () => {
  const stopped = countDown();
  pass(2000);
  stopped.rerender({ isRunning: false });
  pass(60_000);
  expect(stopped.onEnd).not.toHaveBeenCalled();
  const left = countDown();
  left.unmount();
  pass(60_000);
  expect(left.onEnd).not.toHaveBeenCalled();
});
