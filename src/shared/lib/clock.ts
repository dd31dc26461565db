let simulated: (() => number) | undefined;
/** The server's time minus `performance.now()`, ms; undefined before the first response. */
let serverOffsetMs: number | undefined;

/** `Date` has whole seconds and the response took time, so smaller differences are ignored. */
const PRECISION_MS = 2_000;

/**
 * Milliseconds since 1970 by the server's clock; undefined before the first response. For durations since a server's
 * timestamp, which this device's clock cannot measure.
 */
export function serverNow(): number | undefined {
  if (simulated) return simulated();
  return serverOffsetMs === undefined ? undefined : performance.now() + serverOffsetMs;
}

/** The same, else by this device's clock: for timestamps that are stored and shown here. */
export function now(): number {
  return serverNow() ?? Date.now();
}

/** @param date the `Date` header of a response */
export function syncServerClock(date: string | null): void {
  // Not `Date.now()`: this device's clock may be changed while the page is open.
  const offset = Date.parse(date ?? '') - performance.now();
  if (Number.isNaN(offset) || Math.abs(offset - (serverOffsetMs ?? Infinity)) < PRECISION_MS) return;
  serverOffsetMs = offset;
}

/** Sets the simulated clock of the demo and of tests; without an argument, the server's time is unknown again. */
export function setClock(clock?: () => number): void {
  simulated = clock;
  serverOffsetMs = undefined;
}

let waitSpeed = 1;

/** Resolves after this many milliseconds of real time, or when `signal` is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms / waitSpeed);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();

    function end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
  });
}

/** For tests: divides every wait by this factor. */
export function setWaitSpeed(times: number): void {
  waitSpeed = times;
}
