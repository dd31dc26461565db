import createClient from 'openapi-fetch';
import { CALL_TIME_LIMIT_MS, UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { isPathSegment } from '#openapi/safe-address.ts';
import type { paths } from '#openapi/types.gen.ts';
import { BASE_PATH } from '../lib/paths.ts';
import { ApiError } from './api-error.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { currentPerson, ensurePerson } from './person.ts';

const USER_PATH = '/api/auth/user';

let serverReady: Promise<unknown> = Promise.resolve();
let askWhoIsHere: () => Promise<unknown> = () => Promise.resolve();

/** Requests wait for `ready`; the render does not. Used once, by main.tsx, while the simulated backend starts. */
export function holdRequestsUntil(ready: Promise<unknown>): void {
  serverReady = ready.catch(() => undefined);
}

/** Resolves when requests may leave; for the one upload that does not go through the client. */
export function whenServerReady(): Promise<unknown> {
  return serverReady;
}

/** Asked when a call is refused with 401, so that a session that ended elsewhere ends here too. */
export function onSignedOutAnswer(ask: () => Promise<unknown>): void {
  askWhoIsHere = ask;
}

/** Address for the two navigations of the contract (spec §7): links, not calls. */
export function serverHref(path: '/api/login' | '/api/logout'): string {
  return `${BASE_PATH}${path}`;
}

/** The typed client of the contract. Cookies always go along (spec §7); wrap each call in {@link answer}. */
export const api = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? BASE_PATH : `${location.origin}${BASE_PATH}`,
  credentials: 'include',
  // After Back, who is signed in must not come from the browser's cache.
  cache: 'no-store',
  headers: { accept: 'application/json' },
  pathSerializer: pathWith,
  fetch: send,
});

/**
 * The data of a successful call.
 * @throws {ApiError} for every other outcome, so that no caller checks a status.
 */
export async function answer<T>(call: Promise<{ data?: T | undefined; response: Response }>): Promise<T> {
  const { data } = await call.catch((thrown: unknown) => {
    // A login page sent with 200, say: openapi-fetch finds that it is no JSON.
    throw thrown instanceof SyntaxError ? ApiError.of('unreadable', thrown) : thrown;
  });
  if (data === undefined) throw ApiError.of('unreadable');
  return data;
}

/** Fills in the ids. @throws {ApiError} for an id that would change the path. */
function pathWith(path: string, ids: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (typeof id !== 'string' || !isPathSegment(id)) throw ApiError.of('unreadable');
    return encodeURIComponent(id);
  });
}

async function send(request: Request): Promise<Response> {
  const isUserCall = request.url.endsWith(USER_PATH);
  const meantFor = currentPerson();
  await serverReady;
  if (!isUserCall) await ensurePerson(meantFor);
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const timeLimit = new AbortController();
  const timer = setTimeout(() => timeLimit.abort(), isUpload ? UPLOAD_TIME_LIMIT_MS : CALL_TIME_LIMIT_MS);
  let response: Response;
  let body: string;
  try {
    // Reading the body belongs to the call: a line cut in the middle must fail as a line, not as bad JSON.
    response = await (takeFirstAnswer(request) ??
      fetch(request, {
        signal: AbortSignal.any([request.signal, timeLimit.signal]),
        // A call that was sent elsewhere has not taken place here, whatever is answered there (decision 49).
        redirect: request.method === 'GET' ? 'follow' : 'manual',
      }));
    body = await response.text();
  } catch (cause) {
    if (request.signal.aborted) throw ApiError.of('aborted', cause);
    throw ApiError.of(timeLimit.signal.aborted ? 'timeout' : 'network', cause);
  } finally {
    clearTimeout(timer);
  }
  // Browsers show a redirect that is not followed as status 0.
  if (response.status < 400 && !response.ok) throw ApiError.of('unreadable');
  if (!response.ok) {
    // Awaited, so that the failure's handler knows whether the landing already explains it.
    if (response.status === 401 && !isUserCall) await askWhoIsHere();
    throw ApiError.http(response.status, response.statusText, body, response.headers.get('retry-after'));
  }
  return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });
}
