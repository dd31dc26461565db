import type { Backend } from '#mocks/backend.ts';
import type { RecordedRequest } from '#mocks/server/request-log.ts';

/** The app often sends a request within this time after a response. */
const QUIET_MS = 300;
const POLL_MS = 100;
const PATIENCE_MS = 20_000;

type RequestLog = Backend['requests'];

/** Whether every request has its response. A request with a `hang` fault never gets one. */
const haveResponses = (requests: RequestLog) =>
  requests
    .list()
    .every(({ response, faults }: RecordedRequest) => response || faults.some(({ kind }) => kind === 'hang'));

/** Creates a check whether the page has settled: all responses have arrived, and no request was sent for a moment. */
export function watchSettled(requests: RequestLog): () => boolean {
  let since = Date.now();
  return () => {
    if (!haveResponses(requests)) since = Date.now();
    return Date.now() - since >= QUIET_MS;
  };
}

/** Resolves when the page has settled, or after 20 seconds. */
export async function settled(requests: RequestLog): Promise<void> {
  const isSettled = watchSettled(requests);
  const deadline = Date.now() + PATIENCE_MS;
  while (!isSettled() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}
