let read: () => number = () => Date.now();

/** Milliseconds since 1970 by the server's clock. In the demo that clock can be sped up; elsewhere it is this device's. */
export function now(): number {
  return read();
}

/** Lets the demo and the tests pass their simulated clock. */
export function setClock(clock: () => number): void {
  read = clock;
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
export function setPace(times: number): void {
  pace = times;
}
