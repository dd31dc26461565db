import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { findOperation } from '#openapi/find-operation.ts';
import type { OperationId } from '#openapi/operations.gen.ts';

/** An answer that the proxy passes on. */
export interface Reply {
  status: number;
  /** Names are lower case; cookies are a list. */
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** The connection breaks in the middle of the body. */
  isCut?: boolean;
  /** It is one of HTTP/1.0: the end of the connection is the end of the body. */
  isOld?: boolean;
}

/** A request that the proxy passes on. */
export interface Passing {
  operation: OperationId | undefined;
  /** The parameters of its path, decoded. */
  params: Record<string, string>;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** What a break stores between requests. */
  memory: Map<string, unknown>;
  /** Sends the request to the target, with these changes. A header that is undefined is left out. */
  forward(change?: Partial<Asked>): Promise<Reply>;
}

/** The request that the target gets. */
interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One way in which a server can be wrong. */
export type Change = (call: Passing) => Promise<Reply>;

/** A server that forwards every request to the target, and changes the answers. Not listening yet. */
export function createProxy(target: string, change: Change): Server {
  const memory = new Map<string, unknown>();
  return createServer((incoming, outgoing) => {
    const pass = async () => {
      const { method = 'GET', url: path = '/', headers } = incoming;
      const body = await buffer(incoming);
      const { operation, params = {} } = findOperation(method, path.split('?')[0] ?? '') ?? {};
      const reply = await change({
        operation,
        params,
        path,
        headers,
        body,
        memory,
        forward: (other = {}) =>
          ask(target, { method, path, body, ...other, headers: { ...headers, ...other.headers } }),
      });
      if (reply.isOld === true) return void incoming.socket.end(oldAnswer(reply));
      outgoing.writeHead(reply.status, reply.headers);
      if (!reply.isCut) return void outgoing.end(reply.body);
      outgoing.write(reply.body.subarray(0, reply.body.length / 2), () => outgoing.destroy());
      return undefined;
    };
    pass().catch((error: unknown) => {
      outgoing.writeHead(502, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: `The server behind the proxy did not answer: ${String(error)}` }));
    });
  });
}

function oldAnswer({ status, headers, body }: Reply): Buffer {
  const { 'content-length': _, ...kept } = headers;
  const lines = Object.entries(kept).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  return Buffer.concat([Buffer.from(`HTTP/1.0 ${status} Answer\r\n${lines.join('\r\n')}\r\n\r\n`), body]);
}

/** The host stays as the client named it, so that the target's addresses lead through the proxy. */
function ask(target: string, { method, path, headers, body }: Asked): Promise<Reply> {
  const url = new URL(target.replace(/\/$/, '') + path);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const {
    'transfer-encoding': _chunked,
    'content-length': _length,
    connection: _connection,
    ...kept
  } = headers;
  const sent = Object.entries(kept).filter(([, value]) => value !== undefined);
  if (body.length > 0) sent.push(['content-length', String(body.length)]);
  return new Promise((resolve, reject) => {
    // A new connection each time: the target may be closing a kept one. It asks to keep it all the same, because a target
    // that answers before it has read the body, and closes, would break the connection.
    sent.push(['connection', 'keep-alive']);
    const options = { method, headers: Object.fromEntries(sent), agent: false } as const;
    const outgoing = send(url, options, (incoming) => {
      const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...rest } = incoming.headers;
      const answered = (content: Buffer) => {
        outgoing.destroy();
        resolve({ status: incoming.statusCode ?? 502, headers: rest as Reply['headers'], body: content });
      };
      buffer(incoming).then(answered, reject);
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
