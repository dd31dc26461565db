let simulated: (() => number) | undefined;
/** The server's time minus `performance.now()`, ms; undefined before the first response. */
let serverOffsetMs: number | undefined;
/** The same by the last answers. */
let offsets: readonly number[] = [];
const MAX_OFFSETS = 5;

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

/** By this device's clock, which may be set at any time: only for differences. */
export function deviceNow(): number {
  return simulated?.() ?? Date.now();
}

/** This page's monotonic time, which may stand still during sleep: only for differences. */
export function pageNow(): number {
  return simulated?.() ?? performance.now();
}

/**
 * Learns the server's time from an answer of its API: the median of the last five, because one node may be wrong.
 * @param receivedAt by `performance.now()`, because this device's clock may be changed while the page is open
 */
export function syncServerClock(headers: Headers, receivedAt = performance.now()): void {
  const offset = Date.parse(headers.get('date') ?? '') - receivedAt;
  // A cache's copy has the date of the first answer.
  if (Number.isNaN(offset) || headers.has('age')) return;
  offsets = [...offsets, offset].slice(-MAX_OFFSETS);
  const median =
    offsets.toSorted((one, other) => one - other)[Math.floor((offsets.length - 1) / 2)] ?? offset;
  if (!(Math.abs(median - (serverOffsetMs ?? Infinity)) < PRECISION_MS)) serverOffsetMs = median;
}

/** Sets the simulated clock of the demo and of tests; without an argument, the server's time is unknown again. */
export function setClock(clock?: () => number): void {
  simulated = clock;
  serverOffsetMs = undefined;
  offsets = [];
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
