import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { findOperation } from '#openapi/find-operation.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Fetch } from '../jar.ts';

/** A response that the proxy forwards. */
export interface Reply {
  status: number;
  /** Names are lower case; cookies are a list. */
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** The connection breaks in the middle of the body. */
  isCut?: boolean;
  /** An HTTP/1.0 response: the end of the connection is the end of the body. */
  isOld?: boolean;
}

/** A request that the proxy forwards. */
export interface PassingRequest {
  operation: OperationId | undefined;
  /** The parameters of its path, decoded. */
  params: Record<string, string>;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** What a mutant stores between requests. */
  memory: Map<string, unknown>;
  /** Forwards the request to the target with these changes. An undefined header is omitted. */
  forward(change?: Partial<ForwardedRequest>): Promise<Reply>;
}

/** The request that the target receives. */
interface ForwardedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One way in which a server can be wrong. */
export type Change = (request: PassingRequest) => Promise<Reply>;

/** An incoming request, which a change modifies. */
function passing(
  { method, path, headers, body }: ForwardedRequest,
  memory: PassingRequest['memory'],
  send: Send,
): PassingRequest {
  const { operation, params = {} } = findOperation(method, path.split('?')[0] ?? '') ?? {};
  const forwardChanged: PassingRequest['forward'] = (changes = {}) =>
    send({ method, path, body, ...changes, headers: { ...headers, ...changes.headers } });
  return { operation, params, path, headers, body, memory, forward: forwardChanged };
}

type Send = (forwarded: ForwardedRequest) => Promise<Reply>;

/** Sends requests to a server in this process. */
export const sendInProcess =
  (origin: string, fetch: Fetch): Send =>
  async ({ method, path, headers, body }) => {
    const { 'transfer-encoding': _chunked, ...passedHeaders } = headers;
    const sent = Object.entries(passedHeaders).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const hasBody = method !== 'GET' && method !== 'HEAD' && (body.length > 0 || 'content-length' in headers);
    const content = hasBody ? { body: Uint8Array.from(body) } : {};
    const response = await fetch(origin + path, { method, headers: sent, ...content });
    const cookies = response.headers.getSetCookie();
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      },
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

/** A server in this process that applies the change to every request and response. */
export function changedFetch(fetch: Fetch, change: Change): Fetch {
  const memory = new Map<string, unknown>();
  return async (url, init) => {
    const { origin, pathname, search, protocol } = new URL(url);
    // A picture may be a data URL, which no server serves.
    if (protocol === 'data:') return fetch(url, init);
    const request = new Request(url, init);
    const body = Buffer.from(await request.arrayBuffer());
    const length =
      typeof init.body === 'string' || body.length > 0 ? { 'content-length': String(body.length) } : {};
    const headers = { ...Object.fromEntries(request.headers), ...length };
    const forwarded = { method: request.method, path: pathname + search, headers, body };
    return toResponse(await change(passing(forwarded, memory, sendInProcess(origin, fetch))));
  };
}

function toResponse({ status, headers, body }: Reply): Response {
  const all = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((line): [string, string] => [name, line]),
  );
  const isEmpty = body.length === 0 || [204, 304].includes(status);
  return new Response(isEmpty ? null : Uint8Array.from(body), { status, headers: all });
}

/** A server that forwards every request to the target and changes the responses. It does not listen yet. */
export function createProxy(target: string | Send, change: Change): Server {
  const send: Send = typeof target === 'string' ? (forwarded) => forward(target, forwarded) : target;
  const memory = new Map<string, unknown>();
  return createServer((incoming, outgoing) => {
    const pass = async () => {
      const { method = 'GET', url: path = '/', headers } = incoming;
      const forwarded = { method, path, headers, body: await buffer(incoming) };
      const reply = await change(passing(forwarded, memory, send));
      if (reply.isOld === true) return void incoming.socket.end(oldResponse(reply));
      outgoing.writeHead(reply.status, reply.headers);
      if (!reply.isCut) return void outgoing.end(reply.body);
      outgoing.write(reply.body.subarray(0, reply.body.length / 2), () => outgoing.destroy());
      return undefined;
    };
    pass().catch((error: unknown) => {
      outgoing.writeHead(502, { 'content-type': 'application/json' });
      outgoing.end(
        JSON.stringify({ error: `The server behind the proxy does not respond: ${String(error)}` }),
      );
    });
  });
}

function oldResponse({ status, headers, body }: Reply): Buffer {
  const { 'content-length': _, ...passedHeaders } = headers;
  const lines = Object.entries(passedHeaders).flatMap(([name, value]) =>
    [value].flat().map((line) => `${name}: ${line}`),
  );
  return Buffer.concat([Buffer.from(`HTTP/1.0 ${status} Response\r\n${lines.join('\r\n')}\r\n\r\n`), body]);
}

/** The host remains the client's, so that the target's addresses lead through the proxy. */
function forward(target: string, { method, path, headers, body }: ForwardedRequest): Promise<Reply> {
  const url = new URL(target.replace(/\/$/, '') + path);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const {
    'transfer-encoding': _chunked,
    'content-length': _length,
    connection: _connection,
    ...passedHeaders
  } = headers;
  const sent = Object.entries(passedHeaders).filter(([, value]) => value !== undefined);
  if (body.length > 0) sent.push(['content-length', String(body.length)]);
  return new Promise((resolve, reject) => {
    // A new connection each time, because the target may be closing a persistent one. The header still requests a
    // persistent connection: a target that responds before it has read the body would otherwise reset the connection.
    sent.push(['connection', 'keep-alive']);
    const options = { method, headers: Object.fromEntries(sent), agent: false } as const;
    const outgoing = send(url, options, (incoming) => {
      const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...rest } = incoming.headers;
      const received = (content: Buffer) => {
        outgoing.destroy();
        resolve({ status: incoming.statusCode ?? 502, headers: rest as Reply['headers'], body: content });
      };
      buffer(incoming).then(received, reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
