/** In steps, because a busy page handles its timers before the answers that have arrived. */
const STEP_MS = 500;
const STEPS = 4;

/** Waits two seconds for IndexedDB: a browser profile that hangs must not stop the demo. @throws when it does not answer */
export function inTime<T>(operation: Promise<T>): Promise<T> {
  return Promise.race([operation, failLate()]);
}

async function failLate(): Promise<never> {
  for (let step = 0; step < STEPS; step += 1) await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  throw new Error('IndexedDB does not answer.');
}
