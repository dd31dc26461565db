import { ApiError } from './api-error.ts';

/**
 * Calls `poll` every `intervalMs` after the end of the last call, so that calls never overlap. A hidden tab is not
 * polled, but once when it is visible again, likewise on a device that is online
 * again. Nothing is called while a server has asked for a pause (`Retry-After`).
 *
 * Not SWR's refreshInterval, which stops for good after an error and does not poll when the tab becomes visible.
 * @param poll may reject; polling goes on
 * @param pauseMs a pause that was asked for before
 * @returns stops polling
 */
export function startPolling(poll: () => Promise<unknown>, intervalMs: number, pauseMs = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInFlight = false;
  let pausedUntil = performance.now() + pauseMs;
  const controller = new AbortController();
  const { signal } = controller;

  function wait() {
    clearTimeout(timer);
    if (!signal.aborted && !isHidden()) timer = setTimeout(() => void run(), intervalMs);
  }

  async function run() {
    if (signal.aborted || isInFlight || isHidden()) return;
    if (performance.now() < pausedUntil) return wait();
    clearTimeout(timer);
    isInFlight = true;
    // The caller shows failures.
    await poll().catch((error: unknown) => {
      if (error instanceof ApiError) pausedUntil = performance.now() + (error.retryAfterMs ?? 0);
    });
    isInFlight = false;
    wait();
  }

  document.addEventListener('visibilitychange', () => void run(), { signal });
  window.addEventListener('online', () => void run(), { signal });
  wait();

  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

function isHidden() {
  return document.visibilityState === 'hidden';
}
