import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '../operations.gen.ts';
import { quoted, type Exchange, type Who } from './exchange.ts';
import type { CookieJar } from './jar.ts';

/** A file of a form or of a PUT. */
export interface Sample {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Headers that an operation requires are there without them, each with a value of its own; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form: fields as text, files as parts. */
  form?: [name: string, value: string | Sample][];
  /** Sent as it is. */
  raw?: { type: string; bytes: Uint8Array<ArrayBuffer> | string };
}

/** Makes requests in one account's name; each is recorded. */
export interface Client {
  who: Who;
  jar: CookieJar;
  call(operation: OperationId, call?: Call): Promise<Exchange>;
  /** Any address; one without a host is of the server. */
  send(method: string, address: string, call?: Call, operation?: OperationId): Promise<Exchange>;
}

export function createClient(
  who: Who,
  jar: CookieJar,
  { baseUrl, record }: { baseUrl: string; record(exchange: Exchange): void },
): Client {
  const client: Client = {
    who,
    jar,
    call(operation, call = {}) {
      const { method, path } = operations[operation];
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(call.params?.[name] ?? ''),
      );
      const keys = operations[operation].headers.map((name) => [name.toLowerCase(), randomUUID()]);
      const headers = { ...(Object.fromEntries(keys) as Record<string, string>), ...call.headers };
      return client.send(method, baseUrl + filled, { ...call, headers }, operation);
    },
    async send(method, address, call = {}, operation) {
      const url = new URL(address, baseUrl);
      for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
      const given = Object.entries(call.headers ?? {}).filter(([, value]) => value !== undefined);
      const headers = Object.fromEntries(given) as Record<string, string>;
      const cookie = headers['cookie'] ?? jar.header(url);
      const curlBody: string[] = [];
      let body: BodyInit | undefined;
      if (call.body !== undefined) {
        body = JSON.stringify(call.body);
        headers['content-type'] ??= 'application/json';
        curlBody.push(`-d ${quoted(shortened(body))}`);
      } else if (call.form) {
        body = formOf(call.form);
        curlBody.push(...call.form.map(([name, value]) => `-F ${quoted(`${name}=${partOf(value)}`)}`));
      } else if (call.raw) {
        body = call.raw.bytes;
        headers['content-type'] ??= call.raw.type;
        curlBody.push(`--data-binary ${quoted(bytesOf(call.raw.bytes))}`);
      }
      const exchange: Exchange = {
        who,
        operation,
        method,
        url: url.href,
        requestHeaders: cookie === '' ? headers : { ...headers, cookie },
        curlBody,
        ...(await answered(() =>
          jar.fetch(url, { method, headers, ...(body === undefined ? {} : { body }) }),
        )),
      };
      record(exchange);
      return exchange;
    },
  };
  return client;
}

type Answer = Pick<Exchange, 'status' | 'failure' | 'headers' | 'text' | 'body'>;

async function answered(ask: () => Promise<Response>): Promise<Answer> {
  let response: Response | undefined;
  try {
    response = await ask();
    const text = await response.text();
    return { status: response.status, failure: undefined, headers: response.headers, text, body: json(text) };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    const failure = response
      ? `${response.status}, and then the line broke (${reason})`
      : `no answer (${reason})`;
    return { status: 0, failure, headers: response?.headers ?? new Headers(), text: '', body: undefined };
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function formOf(parts: NonNullable<Call['form']>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value.bytes], value.name, { type: value.type }));
  }
  return form;
}

function partOf(value: string | Sample): string {
  return typeof value === 'string' ? value : `@${value.name};type=${value.type}`;
}

function bytesOf(bytes: Uint8Array | string): string {
  return typeof bytes === 'string' ? shortened(bytes) : `@file-of-${bytes.length}-bytes`;
}

function shortened(body: string): string {
  return body.length > 500 ? `${body.slice(0, 500)}… (${body.length} characters)` : body;
}
