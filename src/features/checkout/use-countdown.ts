import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 250;

/**
 * Counts whole seconds down to zero and then calls `onEnd` once. Counted from the time it began, not from ticks: a tab
 * that was frozen for a minute is simply at its end when it wakes.
 * @param isRunning false stops it for good and keeps what is left.
 */
export function useCountdown(durationMs: number, isRunning: boolean, onEnd: () => void): number {
  const [remainingMs, setRemainingMs] = useState(durationMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isRunning) return undefined;
    const endsAt = performance.now() + durationMs;
    const timer = setInterval(() => {
      const left = Math.max(0, endsAt - performance.now());
      setRemainingMs(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, durationMs]);

  return Math.ceil(remainingMs / 1000);
}
