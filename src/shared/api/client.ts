import type { Client } from 'openapi-fetch';
import { CALL_TIME_LIMIT_MS, UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { isPathSegment } from '#openapi/safe-address.ts';
import type { paths } from '#openapi/types.gen.ts';
import { noteServerDate } from '../lib/clock.ts';
import { BASE_PATH } from '../lib/paths.ts';
import { ApiError } from './api-error.ts';
import { reportRequest } from './connection.ts';
import { currentUser, ensureUser } from './current-user.ts';
import { takeEarlyResponse } from './early-responses.ts';

const USER_PATH = '/api/auth/user';

let serverReady: Promise<unknown> = Promise.resolve();
let reloadSession: (isRecheck: boolean) => Promise<unknown> = () => Promise.resolve();

/** Requests wait for `ready`, rendering does not. main.tsx calls it while the simulated backend starts. */
export function holdRequestsUntil(ready: Promise<unknown>): void {
  serverReady = ready.catch(() => undefined);
}

/** Resolves when requests may be sent; for fetches that do not go through the client. */
export function whenServerReady(): Promise<unknown> {
  return serverReady;
}

/**
 * Registered by session.ts. @param reload called on a 401, so that a session that ended elsewhere ends here too; as a
 * recheck when a call was redirected, for example to a login page
 */
export function setSessionReload(reload: typeof reloadSession): void {
  reloadSession = reload;
}

/** The address of one of the contract's two navigations (spec §7), which are links, not calls. */
export function serverHref(path: '/api/login' | '/api/logout'): string {
  return `${BASE_PATH}${path}`;
}

interface CallInit {
  body?: unknown;
  bodySerializer?: (body: unknown) => BodyInit;
  params?: { path?: object; header?: Record<string, string> };
  signal?: AbortSignal | null;
}

/** Sends cookies (spec §7). @returns the JSON of a successful call; undefined without one. @throws {ApiError} */
export async function call(
  method: 'GET' | 'POST',
  path: string,
  { body, bodySerializer = JSON.stringify, params = {}, signal = null }: CallInit = {},
): Promise<{ data?: unknown }> {
  const content = body === undefined ? undefined : bodySerializer(body);
  const request = new Request(`${location.origin}${BASE_PATH}${pathWith(path, { ...params.path })}`, {
    method,
    headers: {
      accept: 'application/json',
      // For a form the browser sets it.
      ...(typeof content === 'string' && { 'content-type': 'application/json' }),
      ...params.header,
    },
    ...(content !== undefined && { body: content }),
    signal,
    credentials: 'include',
    // After Back, the session must not come from the browser's cache.
    cache: 'no-store',
  });
  return { data: await send(request) };
}

/** The contract's calls, typed by openapi-fetch, of which no code is loaded: of its options only those of `CallInit`. Wrap each call in {@link unwrap}. */
export const api = {
  POST: (path: string, init?: CallInit) => call('POST', path, init),
} as Pick<Client<paths>, 'POST'>;

/** The data of a successful call. @throws {ApiError} for every other response, so that no caller checks a status */
export async function unwrap<T>(answer: Promise<{ data?: T | undefined }>): Promise<T> {
  const { data } = await answer;
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

/** @returns the parsed body; undefined when it is empty */
async function send(request: Request): Promise<unknown> {
  const isUserCall = request.url.endsWith(USER_PATH);
  const user = currentUser();
  await serverReady;
  if (!isUserCall) await ensureUser(user);
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const timeLimit = AbortSignal.timeout(isUpload ? UPLOAD_TIME_LIMIT_MS : CALL_TIME_LIMIT_MS);
  const responded =
    takeEarlyResponse(request) ??
    // A redirected call has not happened on this server, whatever the other one answers (decision 49).
    fetch(request, { signal: AbortSignal.any([request.signal, timeLimit]), redirect: 'manual' });
  const response = await responded.catch((cause: unknown) => {
    const error = ApiError.ofRequest(cause, request.signal, 'network');
    if (error.kind === 'network') reportRequest(false);
    throw error;
  });
  reportRequest(true);
  // The body belongs to the call. Once a response has begun, a failure is not the connection's: broken compression and
  // truncated bodies fail here too.
  const body = await response.text().catch((cause: unknown) => {
    if (!response.ok && response.status > 0 && !timeLimit.aborted) return '';
    throw ApiError.ofRequest(cause, request.signal, navigator.onLine ? 'unreadable' : 'network');
  });
  // Browsers report a redirect that is not followed as status 0. It most likely leads to a login page; so does an HTML
  // page instead of JSON.
  const isRedirect = response.status < 400 && !response.ok;
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  if (isRedirect || isPage) {
    if (!isUserCall) await reloadSession(true);
    throw ApiError.of('unreadable');
  }
  const error = response.ok
    ? undefined
    : ApiError.http(response.status, response.statusText, body, parseRetryAfter(response.headers));
  // Error pages are a proxy's, or a captive portal's.
  if (!error || error.problem) noteServerDate(response.headers);
  if (!error) return body === '' ? undefined : parseJson(body);
  // Awaited, so that the caller's error handling knows whether the landing is shown.
  if (response.status === 401 && !isUserCall) await reloadSession(false);
  throw error;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw ApiError.of('unreadable', cause);
  }
}

/** Eleven days. A longer pause is a mistake, and too long for timers. */
const MAX_SECONDS = 1_000_000;

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After`, ms: seconds or a date, which is compared with the response's own `Date`, because this device's
 * clock may be hours off. @returns undefined when it is missing or invalid
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (dateOf(asked) - dateOf(headers.get('date'))) / 1000;
  return seconds > 0 && seconds <= MAX_SECONDS ? seconds * 1000 : undefined;
}

/** NaN for an invalid date. */
function dateOf(header: string | null): number {
  return header !== null && HTTP_DATE.test(header) ? Date.parse(header) : NaN;
}

/** Every GET path of the contract, except navigations (see `serverHref`). */
export type GetPath = {
  [P in keyof paths]: paths[P] extends { get: { responses: { 200: unknown } } } ? P : never;
}[keyof paths];

export type PathParams<P extends GetPath> = paths[P] extends { get: { parameters: { path: infer T } } }
  ? T
  : Record<string, never>;

/** Reads a path outside React; its caller parses the answer. @throws {ApiError} */
export function fetchPath<P extends GetPath>(path: P, params?: PathParams<P>): Promise<unknown> {
  return unwrap(call('GET', path, { params: { path: params ?? {} } }));
}
