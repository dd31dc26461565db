import { setImmediate } from 'node:timers/promises';
import { openBackends } from './open-backends.ts';

/** The limit for a page that polls, which is never at rest. */
const MAX_ROUNDS = 100;
/** The real timer, even in a test with fake timers. */
const { setTimeout: startTimer } = globalThis;

/** Requests of this test without a response. */
const openRequests = new Set<Promise<unknown>>();
let sentRequests = 0;
let held: Promise<void> | undefined;

/** Called by the test's `fetch` with each request. @returns its response, once responses are not held back */
export async function responseTo(request: Promise<Response>): Promise<Response> {
  sentRequests += 1;
  openRequests.add(request);
  const response = await request.finally(() => openRequests.delete(request));
  await held;
  return response;
}

/** Holds back all further responses of the server. @returns a function that releases them */
export function holdResponses(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

/**
 * Resolves when every request has a response, and the responses cause no further requests. Do not use it within `act`,
 * where React renders only at the end, nor with a fault that hangs: hold responses back instead.
 */
export async function atRest(): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const sentBefore = sentRequests;
    await Promise.allSettled(openRequests);
    await Promise.all(openBackends.map((backend) => backend.flush()));
    await new Promise((resolve) => startTimer(resolve));
    await passTicks();
    if (sentRequests === sentBefore && openRequests.size === 0) return;
  }
  throw new Error('The page sends requests without end.');
}

/** Lets pending tasks of the page continue, such as the requests before a slow one. */
export async function passTicks(count = 30): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await setImmediate();
}

/** Called after each test: forgets requests without a response. */
export function forgetRequests(): void {
  openRequests.clear();
  held = undefined;
}
