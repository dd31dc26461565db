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

/** Delays requests, but not rendering, until `ready`. main.tsx calls it while the simulated backend starts. */
export function holdRequestsUntil(ready: Promise<unknown>): void {
  serverReady = ready.catch(() => undefined);
}

/** Resolves when requests may be sent. For fetches that bypass the client. */
export function whenServerReady(): Promise<unknown> {
  return serverReady;
}

/**
 * Registers the reload of the session (session.ts).
 * @param reload called on a 401, so that a session that ended elsewhere also ends here; as a recheck when a request was
 * redirected, for example to a login page
 */
export function setSessionReload(reload: typeof reloadSession): void {
  reloadSession = reload;
}

/** The address of one of the contract's two navigations (spec §7), which are links, not requests. */
export function serverHref(path: '/api/login' | '/api/logout'): string {
  return `${BASE_PATH}${path}`;
}

interface RequestOptions {
  body?: unknown;
  bodySerializer?: (body: unknown) => BodyInit;
  params?: { path?: object; header?: Record<string, string> };
  signal?: AbortSignal | null;
}

/** Sends a request with cookies (spec §7). @returns the JSON of a success; undefined for an empty body. @throws {ApiError} */
export async function sendRequest(
  method: 'GET' | 'POST',
  path: string,
  { body, bodySerializer = JSON.stringify, params = {}, signal = null }: RequestOptions = {},
): Promise<{ data?: unknown }> {
  const content = body === undefined ? undefined : bodySerializer(body);
  const request = new Request(`${location.origin}${BASE_PATH}${pathWith(path, { ...params.path })}`, {
    method,
    headers: {
      accept: 'application/json',
      // The browser sets the content type of a form.
      ...(typeof content === 'string' && { 'content-type': 'application/json' }),
      ...params.header,
    },
    ...(content !== undefined && { body: content }),
    signal,
    credentials: 'include',
    // After Back, the session must not be read from the browser's cache.
    cache: 'no-store',
  });
  return { data: await send(request) };
}

/**
 * The contract's operations with the types of openapi-fetch, whose code is not loaded. Supports only the options in
 * `RequestOptions`. Wrap each request in {@link unwrap}.
 */
export const api = {
  POST: (path: string, options?: RequestOptions) => sendRequest('POST', path, options),
} as Pick<Client<paths>, 'POST'>;

/** The data of a successful response. @throws {ApiError} for every other response, so that no caller checks a status */
export async function unwrap<T>(response: Promise<{ data?: T | undefined }>): Promise<T> {
  const { data } = await response;
  if (data === undefined) throw ApiError.of('unreadable');
  return data;
}

/** Inserts the ids into the path. @throws {ApiError} for an id that would change the path */
function pathWith(path: string, ids: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (typeof id !== 'string' || !isPathSegment(id)) throw ApiError.of('unreadable');
    return encodeURIComponent(id);
  });
}

/** @returns the parsed body; undefined when it is empty */
async function send(request: Request): Promise<unknown> {
  const isUserRequest = request.url.endsWith(USER_PATH);
  const user = currentUser();
  await serverReady;
  if (!isUserRequest) await ensureUser(user);
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const timeLimit = AbortSignal.timeout(isUpload ? UPLOAD_TIME_LIMIT_MS : CALL_TIME_LIMIT_MS);
  const responded =
    takeEarlyResponse(request) ??
    // A redirected request has no effect on this server, whatever the redirect's target responds (decision 49).
    fetch(request, { signal: AbortSignal.any([request.signal, timeLimit]), redirect: 'manual' });
  const response = await responded.catch((cause: unknown) => {
    const error = ApiError.ofRequest(cause, request.signal, 'network');
    if (error.kind === 'network') reportRequest(false);
    throw error;
  });
  reportRequest(true);
  // Broken compression and truncated bodies fail here. They are not connection errors, because a response has started.
  const body = await response.text().catch((cause: unknown) => {
    if (!response.ok && response.status > 0 && !timeLimit.aborted) return '';
    throw ApiError.ofRequest(cause, request.signal, navigator.onLine ? 'unreadable' : 'network');
  });
  // Browsers report a redirect that is not followed as status 0. Both a redirect and an HTML page instead of JSON most
  // likely mean a login page.
  const isRedirect = response.status < 400 && !response.ok;
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  if (isRedirect || isPage) {
    if (!isUserRequest) await reloadSession(true);
    throw ApiError.of('unreadable');
  }
  const error = response.ok
    ? undefined
    : ApiError.http(response.status, response.statusText, body, parseRetryAfter(response.headers));
  // The `Date` of an error page is that of a proxy or a captive portal.
  if (!error || error.problem) noteServerDate(response.headers);
  if (!error) return body === '' ? undefined : parseJson(body);
  // Await the reload: the caller's error handling must know whether the landing is shown.
  if (response.status === 401 && !isUserRequest) await reloadSession(false);
  throw error;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw ApiError.of('unreadable', cause);
  }
}

/** Eleven days. A longer pause is a mistake and exceeds the limit of timers. */
const MAX_SECONDS = 1_000_000;

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After` in ms. A date is compared with the response's own `Date`, because this device's clock may be hours
 * off. @returns undefined when it is missing or invalid
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (dateOf(value) - dateOf(headers.get('date'))) / 1000;
  return seconds > 0 && seconds <= MAX_SECONDS ? seconds * 1000 : undefined;
}

/** Parses an HTTP date; NaN for an invalid one. */
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

/** Reads a path outside React. The caller parses the response. @throws {ApiError} */
export function fetchPath<P extends GetPath>(path: P, params?: PathParams<P>): Promise<unknown> {
  return unwrap(sendRequest('GET', path, { params: { path: params ?? {} } }));
}
