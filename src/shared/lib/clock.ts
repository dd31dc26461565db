let read: () => number = () => Date.now();

/** Milliseconds since 1970 by the server's clock. In the demo that clock can be sped up; elsewhere it is this device's. */
export function now(): number {
  return read();
}

/** Lets the demo and the tests pass their simulated clock. */
export function setClock(clock: () => number): void {
  read = clock;
}
