import type { Backend } from '#mocks/backend.ts';
import type { Call } from '#mocks/server/call-log.ts';

/** A request often follows a response within this time. */
const QUIET_MS = 300;
const POLL_MS = 100;
const PATIENCE_MS = 20_000;

type CallLog = Backend['calls'];

/** Whether every request has its response. A request with a `hang` fault never gets one. */
const areAnswered = (calls: CallLog) =>
  calls.list().every(({ answer, faults }: Call) => answer || faults.some(({ kind }) => kind === 'hang'));

/** Reports whether the page has settled: all responses have arrived, and no new request was sent for a moment. */
export function watchSettled(calls: CallLog): () => boolean {
  let since = Date.now();
  return () => {
    if (!areAnswered(calls)) since = Date.now();
    return Date.now() - since >= QUIET_MS;
  };
}

/** Resolves when the page has settled, or after 20 seconds. */
export async function settled(calls: CallLog): Promise<void> {
  const isSettled = watchSettled(calls);
  const end = Date.now() + PATIENCE_MS;
  while (!isSettled() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
