import { setImmediate } from 'node:timers/promises';
import { openBackends } from './open-backends.ts';

/** A page that polls is never at rest. */
const MAX_ROUNDS = 100;
/** The real one, also in a test with fake timers. */
const { setTimeout: startTimer } = globalThis;

/** Calls of this test that the server has not answered. */
const openRequests = new Set<Promise<unknown>>();
let sentRequests = 0;
let held: Promise<void> | undefined;

/** Called by the test's `fetch` with each call. @returns its answer, once answers are not held back */
export async function responseTo(request: Promise<Response>): Promise<Response> {
  sentRequests += 1;
  openRequests.add(request);
  const response = await request.finally(() => openRequests.delete(request));
  await held;
  return response;
}

/** Holds back the answers of the server from now on. @returns lets them through */
export function holdResponses(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

/**
 * Resolves when the server has answered every call, and the answers cause no further calls. Not
 * within `act`, where React does not render before its end; nor with a fault that hangs: hold answers back instead.
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
  throw new Error('The page sends calls without end.');
}

/** Lets pending work of the page continue, such as the calls before a slow one. */
export async function passTicks(count = 30): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

/** Called after each test: forgets calls without an answer. */
export function forgetRequests(): void {
  openRequests.clear();
  held = undefined;
}
