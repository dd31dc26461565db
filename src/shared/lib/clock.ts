let simulated: (() => number) | undefined;
/** How far the server's clock is ahead of the age of this page, ms; unknown until an answer tells. */
let aheadMs: number | undefined;

/** `Date` of an answer holds whole seconds, and the answer took a while: less than this is no news. */
const PRECISION_MS = 2_000;

/**
 * Milliseconds since 1970 by the server's clock; undefined while no answer has told it. For durations since a time that
 * the server wrote: this device's clock says nothing about them.
 */
export function serverNow(): number | undefined {
  if (simulated) return simulated();
  return aheadMs === undefined ? undefined : performance.now() + aheadMs;
}

/** The same, or else by this device's clock: for times that are kept and shown here. */
export function now(): number {
  return serverNow() ?? Date.now();
}

/** @param date the `Date` header of an answer */
export function syncServerClock(date: string | null): void {
  // This device's own clock may be set while the page is open.
  const ahead = Date.parse(date ?? '') - performance.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - (aheadMs ?? Infinity)) < PRECISION_MS) return;
  aheadMs = ahead;
}

/** Lets the demo and the tests pass their simulated clock; without one, nothing is known of the server's. */
export function setClock(clock?: () => number): void {
  simulated = clock;
  aheadMs = undefined;
}

let pace = 1;

/** Resolves after so many milliseconds of real time, or when `signal` is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms / pace);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();

    function end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
  });
}

/** For tests: the app waits so many times shorter. */
export function setWaitSpeed(times: number): void {
  pace = times;
}
