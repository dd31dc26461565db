import { ApiError } from './api-error.ts';

/**
 * Runs `poll` every `intervalMs` after the last run has finished, so that runs never overlap. Does not poll in a hidden
 * tab, but immediately when the tab becomes visible or the device is online again. Pauses for as long as a server asks
 * (`Retry-After`).
 *
 * Unlike this function, SWR's refreshInterval stops for good after an error, and does not poll when the tab becomes
 * visible.
 * @param poll may reject; polling continues
 * @param pauseMs a pause that a server has asked for earlier
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
