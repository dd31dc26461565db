import { boolean, picklist } from 'valibot';
import { PROBLEM_CODES } from '#openapi/limits.gen.ts';
import { formatWait } from '../lib/format-count.ts';
import { UNREADABLE_FILE } from '../lib/messages.ts';
import { count, parseFields, text, texts } from '../lib/schema.ts';
import { shorten } from '../lib/shorten.ts';

const PROBLEM = {
  error: text,
  details: texts,
  guidelines: texts,
  available: count,
  refunded: boolean(),
  code: picklist(PROBLEM_CODES),
};

/** The contract's error schema; any field may be missing. */
type Problem = ReturnType<typeof parseFields<typeof PROBLEM>>;

/** The maximum length of a server's text in a toast (decision 38). */
const MAX_MESSAGE_CHARACTERS = 200;

/** The longest pause that the app waits for. After a longer one it offers a button instead. */
export const MAX_RETRY_AFTER_MS = 120_000;

/** HTTP/2 has no reason phrase. Without this table an empty body would show "500: ", but spec §8 asks for the status text. */
const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const SENTENCES = {
  network: "Can't reach the server. Check your connection and try again.",
  storage: "Couldn't reach the photo storage. Try again later.",
  timeout: 'The server took too long to respond. Try again.',
  aborted: 'The request was canceled.',
  unreadable: "Couldn't read the server's response.",
  otherUser: 'Another account signed in on this device. Nothing was sent.',
};

/** Why a request failed. Each kind has its own sentence; `http` means that a server or a proxy before it responded. */
export type ApiErrorKind = 'http' | 'file' | keyof typeof SENTENCES;

type Details = Partial<Pick<ApiError, 'status' | 'problem' | 'retryAfterMs'>> & ErrorOptions;

/**
 * A request that did not succeed (spec §7: any non-success response is an error). The `message` of an HTTP error is
 * `status: body` (§8), where the body is the sentence of the `Problem`, if any, cut to 200 characters (decision 38). The
 * `message` of every other kind is a sentence.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** The body as the contract's error schema, if it is one. */
  readonly problem: Problem | undefined;
  /** How long the server asks clients to wait (`Retry-After`), ms. */
  readonly retryAfterMs: number | undefined;

  private constructor(kind: ApiErrorKind, message: string, details: Details) {
    super(message, details);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.problem = details.problem;
    this.retryAfterMs = details.retryAfterMs;
  }

  static http(status: number, statusText: string, body: string, retryAfterMs?: number): ApiError {
    const reason = statusText || STATUS_TEXTS[status] || 'Unknown Error';
    const problem = parseProblem(body);
    const text = problem?.error ?? bodyText(body, reason);
    return new ApiError('http', `${status}: ${shorten(text, MAX_MESSAGE_CHARACTERS)}`, {
      status,
      problem,
      retryAfterMs,
    });
  }

  /** The file changed or disappeared before it was sent, so the connection is not to blame. */
  static file(name: string, cause?: unknown): ApiError {
    return new ApiError('file', `${shorten(name, 80)} ${UNREADABLE_FILE}. Choose it again.`, { cause });
  }

  static of(kind: keyof typeof SENTENCES, cause?: unknown): ApiError {
    return new ApiError(kind, SENTENCES[kind], { cause });
  }

  /**
   * The error of a request that was aborted or failed by `kind`. An abort that the caller did not request is a timeout,
   * including that of an early request.
   * @param signal the caller's signal, which cancels the request
   */
  static ofRequest(
    cause: unknown,
    signal: AbortSignal | undefined,
    kind: 'network' | 'unreadable',
  ): ApiError {
    if (signal?.aborted) return ApiError.of('aborted', cause);
    const { name } = Object(cause) as { name?: unknown };
    const isAbort = name === 'AbortError' || name === 'TimeoutError';
    return ApiError.of(isAbort ? 'timeout' : kind, cause);
  }
}

/** The message of a toast: that of the failed request, else the documented fallback (spec §8). */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error && error.message !== ''
    ? shorten(error.message, MAX_MESSAGE_CHARACTERS)
    : fallback;
}

/**
 * The message of a panel: the full sentence of the server's `Problem` without the status, then the wait that the server
 * asks for. A refusal without a sentence gets the fallback.
 */
export function humanMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) {
    const text = error.problem ? (error.problem.error ?? fallback) : error.message;
    if (error.retryAfterMs === undefined) return text;
    return `${sentence(text)} Please wait ${formatWait(error.retryAfterMs)}.`;
  }
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** Adds a missing full stop, so that another sentence can follow. An empty text stays empty. */
export function sentence(text: string): string {
  return /(^|[.!?…])$/.test(text) ? text : `${text}.`;
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Whether the server itself refused with this status. An error page of a proxy has no `Problem`. */
export function isRefusedWith(error: unknown, status: number): error is ApiError {
  return hasStatus(error, status) && error.problem !== undefined;
}

export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'timeout';
}

/**
 * The body on one line. A proxy's HTML page is not quoted: it only repeats the status and names its software.
 */
function bodyText(body: string, reason: string): string {
  // Reading twice the limit is enough for a body of any size.
  const start = body.trim().slice(0, 2 * MAX_MESSAGE_CHARACTERS);
  if (/^<[!?a-z]/i.test(start)) return `The server returned an error page (${reason}).`;
  return start.replace(/\s+/g, ' ') || reason;
}

/** Reads the error schema leniently, because a proxy or an older server may send only part of it or something else. */
function parseProblem(body: string): Problem | undefined {
  try {
    const json: unknown = JSON.parse(body);
    const isProblem =
      typeof json === 'object' && json !== null && Object.keys(PROBLEM).some((name) => name in json);
    return isProblem ? parseFields(json, PROBLEM) : undefined;
  } catch {
    return undefined;
  }
}
