import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '../operations.gen.ts';
import type { Exchange, Sent, Who } from './exchange.ts';
import { repeatedOnce, type CookieJar } from './jar.ts';

export interface RequestOptions extends Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Required headers are added with new values; undefined omits one. */
  headers?: Record<string, string | undefined>;
  /** A 429 is returned immediately, without waiting. */
  isHurried?: boolean;
  /** The variation, for the exchange. */
  variation?: string;
  isConcurrent?: boolean;
}

/** A 429 with a longer pause than this is returned immediately. */
const MAX_WAIT_S = 60;
const MAX_WAITS = 5;

export type Client = ReturnType<typeof createClient>;

/** Sends and records requests for one account. */
export function createClient(
  who: Who,
  jar: CookieJar,
  { baseUrl, record }: { baseUrl: string; record(exchange: Exchange): void },
) {
  /** Any address; a path belongs to the server. */
  async function send(
    method: string,
    address: string,
    options: RequestOptions = {},
    operation?: OperationId,
  ): Promise<Exchange> {
    const url = new URL(address, baseUrl);
    for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value);
    const given = Object.entries(options.headers ?? {}).filter(([, value]) => value !== undefined);
    const headers = Object.fromEntries(given) as Record<string, string>;
    const cookie = headers['cookie'] ?? jar.header(url);
    const { body, form, raw, isHurried, variation, isConcurrent = false } = options;
    if (body !== undefined) headers['content-type'] ??= 'application/json';
    else if (raw) headers['content-type'] ??= raw.type;
    const sendOnce = () => {
      const content = contentOf(options);
      const sent = content !== undefined && { body: content, duplex: 'half' as const };
      return jar.fetch(url, { method, headers, ...sent });
    };
    for (let waits = 0; ; waits += 1) {
      const exchange: Exchange = {
        who,
        operation,
        method,
        url: url.href,
        requestHeaders: cookie === '' ? headers : { ...headers, cookie },
        sent: { body, ...(form && { form }), ...(raw && { raw }) },
        ...(variation !== undefined && { variation }),
        isConcurrent,
        ...(await received(() => repeatedOnce(sendOnce))),
      };
      record(exchange);
      const seconds = Number(exchange.headers.get('retry-after') ?? NaN);
      const isRepeated = exchange.status === 429 && isHurried !== true && waits < MAX_WAITS;
      if (!isRepeated || !(seconds <= MAX_WAIT_S)) return exchange;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
  return {
    who,
    jar,
    send,
    request(operation: OperationId, options: RequestOptions = {}): Promise<Exchange> {
      const { method, path } = operations[operation];
      const keys = operations[operation].headers.map((name) => [name.toLowerCase(), randomUUID()]);
      const headers = { ...(Object.fromEntries(keys) as Record<string, string>), ...options.headers };
      return send(method, baseUrl + filledPath(path, options), { ...options, headers }, operation);
    },
  };
}

/** The path of an operation with the parameters of a request; missing ones are empty. */
export function filledPath(path: string, { params = {} }: RequestOptions): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

type Received = Pick<Exchange, 'status' | 'failure' | 'headers' | 'text' | 'body'>;

async function received(sendOnce: () => Promise<Response>): Promise<Received> {
  let response: Response | undefined;
  try {
    response = await sendOnce();
    const text = await response.text();
    const { status, headers } = response;
    return { status, failure: undefined, headers, text, body: json(text) };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    const failure = response
      ? `${response.status}, and then the connection broke (${reason})`
      : `no response (${reason})`;
    return { status: 0, failure, headers: response?.headers ?? new Headers(), text: '', body: undefined };
  }
}

/** Undefined if the text is not JSON. */
export function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function contentOf({ body, form, raw }: Sent): BodyInit | undefined {
  if (body !== undefined) return JSON.stringify(body);
  if (form) return formOf(form);
  return raw?.isChunked === true ? new Blob([raw.bytes]).stream() : raw?.bytes;
}

function formOf(parts: NonNullable<Sent['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value.bytes], value.name, { type: value.type }));
  }
  return form;
}
