import type { OperationId } from '../operations.gen.ts';
import type { Sample } from './adapter.ts';

/** The accounts of a run: two users, and a signed-out visitor. */
export type Who = 'a' | 'b' | 'nobody';

/** One request and its response. */
export interface Exchange {
  who: Who;
  /** Undefined for addresses outside the contract. */
  operation: OperationId | undefined;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  sent: Sent;
  /** The variation in which the comparison sent it. */
  variation?: string;
  /** Sent concurrently with others: earlier and later responses do not show their order. */
  isConcurrent: boolean;
  /** 0 without a complete response. */
  status: number;
  /** The reason for a missing response. */
  failure: string | undefined;
  headers: Headers;
  text: string;
  /** The parsed body, or undefined if it is not JSON. */
  body: unknown;
  /** The reference's response to the same request. */
  reference?: Pick<Exchange, 'status' | 'body'>;
  /** The effects of hooks since the previous exchange. */
  since?: string[];
}

/** The content of a request. */
export interface Sent {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form: fields as text, files as parts. */
  form?: [name: string, value: string | Sample][];
  /** Sent unchanged; without its length if it is chunked. */
  raw?: { type: string; bytes: Uint8Array<ArrayBuffer> | string; isChunked?: boolean };
}

/** The value at a path of the response's JSON body, e.g. `voice.tone`; undefined if it does not exist. */
export function field(exchange: Pick<Exchange, 'body'>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      exchange.body,
    );
}

export function text(exchange: Pick<Exchange, 'body'>, path: string): string {
  const value = field(exchange, path);
  return typeof value === 'string' ? value : '';
}

/** The items of a list, as objects. */
export function rows(exchange: Exchange, path?: string): Record<string, unknown>[] {
  const value = path === undefined ? exchange.body : field(exchange, path);
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
}

/** The Idempotency-Key of a request. */
export function keyOf({ requestHeaders }: Exchange): string {
  return requestHeaders['idempotency-key'] ?? '';
}

/** The content type of a response, without its parameters. */
export function mediaTypeOf({ headers }: Exchange): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Method and path, such as `POST /api/jobs`. */
export function nameOf({ method, url }: Exchange): string {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
}

/** The response in one line: its description and its body. */
export function describeResponse({ status, failure, headers, text }: Exchange): string {
  if (failure !== undefined) return failure;
  const [type, location] = ['content-type', 'location'].map((name) => headers.get(name));
  const isMedia = /^(image|video|audio)\//i.test(type ?? '');
  const more = text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}… (${text.length} characters)` : text;
  const parts = [
    String(status),
    type ?? 'no type',
    ...(location == null ? [] : [`Location: ${location}`]),
    ...headers.getSetCookie().map((cookie) => `Set-Cookie: ${withoutSecret(cookie)}`),
    isMedia ? `${text.length} characters` : more,
  ];
  return visible(parts.filter(Boolean).join(' · '));
}

/** The maximum length of a body in the report. */
const MAX_BODY = 300;

/** A text with escaped control characters, invisible characters and odd spaces. */
export function visible(text: string): string {
  return text.replaceAll(
    /(?! )[\p{Cc}\p{Cf}\p{Z}\p{Cs}]/gu,
    (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** A `Set-Cookie` header with the value of its cookie removed; unchanged without a value. */
export function withoutSecret(setCookie: string): string {
  return setCookie.replace(/=[^;]+/, '=…');
}

/** The problem of a success whose body is not the required JSON, or undefined. */
export function unreadableBody(exchange: Exchange): string | undefined {
  const { status, headers, body, text } = exchange;
  if (status === 0 || status >= 300 || body !== undefined || mediaTypeOf(exchange) !== 'application/json')
    return undefined;
  const bytes = Buffer.byteLength(text);
  const length = headers.get('content-length');
  const declared = length === null ? 'without `Content-Length`' : `\`Content-Length\` says ${length}`;
  if (bytes === 0) return `${status} · an empty body, ${declared}`;
  const start = text.search(/[[{]/);
  if (start === 0 && isCutJson(text))
    return `${status} · ends after byte ${bytes} of a JSON text, ${declared}: ${shortened(text)}`;
  const before =
    start > 0
      ? `${Buffer.byteLength(text.slice(0, start))} bytes before its JSON`
      : 'a body that is not JSON';
  return `${status} · ${before}, ends after byte ${bytes}, ${declared}: ${shortened(text)}`;
}

/** Whether a text ends before its JSON does. */
function isCutJson(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    const { message } = error as SyntaxError;
    return (
      message.includes('end of JSON') ||
      message.includes('Unterminated') ||
      message.includes(`position ${text.length}`)
    );
  }
}

const shortened = (text: string) => visible(text.length > 80 ? `${text.slice(0, 80)}…` : text);
