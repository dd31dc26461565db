import createClient from 'openapi-fetch';
import { CALL_TIME_LIMIT_MS, UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { isPathSegment } from '#openapi/safe-address.ts';
import type { paths } from '#openapi/types.gen.ts';
import { syncServerClock } from '../lib/clock.ts';
import { BASE_PATH } from '../lib/paths.ts';
import { ApiError } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { currentPerson, ensurePerson } from './person.ts';
import { readRetryAfter } from './retry-after.ts';

const USER_PATH = '/api/auth/user';

let serverReady: Promise<unknown> = Promise.resolve();
let reloadSession: () => Promise<unknown> = () => Promise.resolve();
let recheckSession = reloadSession;

/** Requests wait for `ready`; the render does not. Used once, by main.tsx, while the simulated backend starts. */
export function holdRequestsUntil(ready: Promise<unknown>): void {
  serverReady = ready.catch(() => undefined);
}

/** Resolves when requests may leave; for the one upload that does not go through the client. */
export function whenServerReady(): Promise<unknown> {
  return serverReady;
}

/**
 * For session.ts. @param reload when a call is refused with 401, so that a session that ended elsewhere ends here too
 * @param recheck when a call was led elsewhere, as to a login page
 */
export function setSessionReload(reload: () => Promise<unknown>, recheck: () => Promise<unknown>): void {
  reloadSession = reload;
  recheckSession = recheck;
}

/** Address for the two navigations of the contract (spec §7): links, not calls. */
export function serverHref(path: '/api/login' | '/api/logout'): string {
  return `${BASE_PATH}${path}`;
}

/** The typed client of the contract. Cookies always go along (spec §7); wrap each call in {@link unwrap}. */
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
export async function unwrap<T>(call: Promise<{ data?: T | undefined; response: Response }>): Promise<T> {
  const { data } = await call.catch((thrown: unknown) => {
    // openapi-fetch finds that it is no JSON.
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
  const broken = (cause: unknown, kind: 'network' | 'unreadable') => {
    if (request.signal.aborted) return ApiError.of('aborted', cause);
    return ApiError.of(timeLimit.signal.aborted ? 'timeout' : kind, cause);
  };
  let response: Response;
  let body: string;
  try {
    const answered =
      takeEarlyAnswer(request) ??
      // A call that was sent elsewhere has not taken place here, whatever is answered there (decision 49).
      fetch(request, {
        signal: AbortSignal.any([request.signal, timeLimit.signal]),
        redirect: 'manual',
      });
    response = await answered.catch((cause: unknown) => {
      throw broken(cause, 'network');
    });
    syncServerClock(response.headers.get('date'));
    // Reading the body belongs to the call. Where the answer has begun, the connection is not to blame: a broken
    // compression and a body that is too short end here, too.
    body = await response.text().catch((cause: unknown) => {
      if (!response.ok && response.status > 0 && !timeLimit.signal.aborted) return '';
      throw broken(cause, navigator.onLine ? 'unreadable' : 'network');
    });
  } finally {
    clearTimeout(timer);
  }
  // Browsers show a redirect that is not followed as status 0. It leads to a login page, most likely, as does a page in
  // the place of an answer.
  const isRedirect = response.status < 400 && !response.ok;
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html') === true;
  if (isRedirect || isPage) {
    if (!isUserCall) await recheckSession();
    throw ApiError.of('unreadable');
  }
  if (!response.ok) {
    // Awaited, so that the failure's handler knows whether the landing already explains it.
    if (response.status === 401 && !isUserCall) await reloadSession();
    throw ApiError.http(response.status, response.statusText, body, readRetryAfter(response.headers));
  }
  return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });
}
