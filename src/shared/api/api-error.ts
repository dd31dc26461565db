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

/** A server's text is cut to this length in a toast (decision 38). */
const MAX_MESSAGE_CHARACTERS = 200;

/** For longer pauses the app does not wait: it offers a button instead. */
export const MAX_RETRY_AFTER_MS = 120_000;

/** HTTP/2 carries no reason phrase, so an empty body would leave "500: " (spec §8 wants the status text). */
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

/** Why a call failed. Each kind has its own sentence; `http` means that a server or a proxy before it answered. */
export type ApiErrorKind = 'http' | 'file' | keyof typeof SENTENCES;

type Details = Partial<Pick<ApiError, 'status' | 'problem' | 'retryAfterMs'>> & ErrorOptions;

/**
 * A call that did not succeed (spec §7: any non-success response is an error). For an HTTP error `message` is `status:
 * body` (§8), where a `Problem` stands for its sentence and the body is cut to 200 characters (decision 38); for every
 * other kind it is a sentence.
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
    const words = problem?.error ?? bodyText(body, reason);
    return new ApiError('http', `${status}: ${shorten(words, MAX_MESSAGE_CHARACTERS)}`, {
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
   * A request that was aborted, or failed by `kind`. An abort that nobody asked for is a time limit, also of an early
   * call.
   * @param signal by which the caller cancels it
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

/** The documented message of a failed call, else the documented fallback (spec §8). For toasts. */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof Error && error.message !== ''
    ? shorten(error.message, MAX_MESSAGE_CHARACTERS)
    : fallback;
}

/**
 * The same for panels: the sentence of the server's `Problem` in full, without the status, and how long it asks clients to
 * wait. A refusal without a sentence gets the fallback.
 */
export function humanMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError) {
    const words = error.problem ? (error.problem.error ?? fallback) : error.message;
    if (error.retryAfterMs === undefined) return words;
    return `${sentence(words)} Please wait ${formatWait(error.retryAfterMs)}.`;
  }
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** With its full stop, so that another sentence can follow; nothing stays nothing. */
export function sentence(text: string): string {
  return /(^|[.!?…])$/.test(text) ? text : `${text}.`;
}

export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Did the server itself refuse with this status? A page of a host before it, such as a proxy, has no `Problem`. */
export function isRefusedWith(error: unknown, status: number): error is ApiError {
  return hasStatus(error, status) && error.problem !== undefined;
}

export function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'timeout';
}

/**
 * The body as one line. A proxy's HTML page is not quoted, because it only repeats the status and names its software.
 */
function bodyText(body: string, reason: string): string {
  // Twice the limit is enough, however large the body is.
  const start = body.trim().slice(0, 2 * MAX_MESSAGE_CHARACTERS);
  if (/^<[!?a-z]/i.test(start)) return `The server returned an error page (${reason}).`;
  return start.replace(/\s+/g, ' ') || reason;
}

/** Reads the error schema leniently: a proxy or an older server may send part of it, or something else. */
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
