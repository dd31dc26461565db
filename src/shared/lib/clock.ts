let simulated: (() => number) | undefined;
/** The `Date` of the server's latest response, ms since 1970. */
let latestServerDate: number | undefined;

/** This device's time, ms since 1970: for timestamps that are stored and shown here, and for progress. */
export function now(): number {
  return simulated?.() ?? Date.now();
}

/**
 * The `Date` of the server's latest response; undefined before the first one. Compare it only with other times of the
 * server, because this device's clock may be hours off.
 */
export function serverDate(): number | undefined {
  return simulated?.() ?? latestServerDate;
}

/** Stores the `Date` of an API response, except for a cached copy, which has the date of an earlier response. */
export function noteServerDate(headers: Headers): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(date) && !headers.has('age')) latestServerDate = date;
}

/** Sets the simulated clock of the demo and of tests; without an argument, no response has been received yet. */
export function setClock(clock?: () => number): void {
  simulated = clock;
  latestServerDate = undefined;
}

let waitSpeed = 1;

/** Resolves after this many milliseconds of real time or when `signal` is aborted. */
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
