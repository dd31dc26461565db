import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { getResponse } from 'msw/utils/get-response';
import type { ServerRequest } from 'srvx';
import { BodyTooLargeError, limitRequestBody } from 'srvx/body-limit';
import { serve } from 'srvx/node';
import { staticMiddleware } from 'srvx/static';
import { UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import type { Backend } from '../backend.ts';
import type { ContractViolation } from '../server/contract-violation.ts';
import { control } from './control.ts';
import { corsHeaders, isServedHost, isLocalOrigin, preflightHeaders } from './local-origins.ts';
import { pageResponse } from './pages.ts';

export interface MockApi {
  backend: Backend;
  violations: readonly ContractViolation[];
  /** The address that the server listens on: the only host name that it serves, except loopback names. */
  host?: string | undefined;
  /** Trusts `X-Forwarded-Host` and `X-Forwarded-Proto`. Any client can send them, so set it only behind a proxy. */
  trustProxy?: boolean | undefined;
  /** Called with internal errors, which are hidden from clients. */
  fail(error: unknown): void;
  /** Called once per request, when its response is sent or its connection fails. */
  log?:
    | ((entry: { method: string; path: string; status: number | undefined; ms: number }) => void)
    | undefined;
}

/** The maximum size of payment forms and control requests; the contract limits the API's requests. */
const MAX_FORM_BYTES = 100_000;
const FILES = '/api/mock/files/';
const serveFile = staticMiddleware({ dir: fileURLToPath(new URL('../files/', import.meta.url)) });

/** The simulated backend as an HTTP server that does not listen yet. It stores no cookies: each client has its own. */
export function createMockApi(api: MockApi): Server {
  const { node } = serve({
    async fetch(request) {
      const response = await respond(api, request).catch((error: unknown) => refusal(api, error));
      const outgoing = request.runtime?.node?.res as ServerResponse;
      if (response.type !== 'error') return toSend(response, request.headers.get('origin'), outgoing);
      // A simulated network failure.
      outgoing.destroy();
      return new Response();
    },
    trustProxy: api.trustProxy === true,
    gracefulShutdown: false,
    silent: true,
    manual: true,
  });
  const server = node?.server as Server;
  server.prependListener('request', (incoming, outgoing) => {
    const start = performance.now();
    const { method = '', url = '/' } = incoming;
    // The unread rest of a request that was refused early would block the next one on this connection.
    outgoing.once('finish', () => {
      if (!incoming.complete) incoming.removeAllListeners('data').resume();
    });
    outgoing.once('close', () => {
      const isSent = outgoing.writableFinished && !incoming.errored;
      const status = isSent ? outgoing.statusCode : undefined;
      api.log?.({ method, path: url.split('?')[0] ?? '/', status, ms: performance.now() - start });
    });
  });
  // 200 MB of photos over a slow connection take longer than Node's five minutes. The app's own limit suffices.
  server.requestTimeout = UPLOAD_TIME_LIMIT_MS;
  return server;
}

/** The simulated backend as a function, without a server. */
export function createFetch(api: MockApi): (request: Request) => Promise<Response> {
  return (request) => respond(api, request).catch((error: unknown) => refusal(api, error));
}

/** Headers of all responses except pages, which set their own policy. They forbid running and framing. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

function toSend(response: Response, origin: string | null, outgoing: ServerResponse): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...corsHeaders(origin) })) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const { status, statusText, body } = response;
  const stream = body && Readable.toWeb(Readable.from(flushedBeforeBreak(body, outgoing)));
  return new Response(stream as ReadableStream | null, {
    status,
    statusText: statusText || STATUS_CODES[status] || '',
    headers,
  });
}

/** Sends the first part before the connection breaks, so that the response is cut instead of refused. */
async function* flushedBeforeBreak(body: ReadableStream<Uint8Array>, outgoing: ServerResponse) {
  try {
    yield* body;
  } catch (error) {
    await new Promise((flushed) => outgoing.write('', flushed));
    throw error;
  }
}

function refusal(api: MockApi, error: unknown): Response {
  if (error instanceof BodyTooLargeError) return problem(413, 'The request is too large.');
  api.fail(error);
  return problem(500, 'The simulated backend failed. Its log says where.');
}

async function respond({ backend, violations, host }: MockApi, request: ServerRequest): Promise<Response> {
  // Prevents DNS rebinding: a page whose name resolves to this machine would share this server's origin.
  if (!isServedHost(request.headers.get('host') ?? '', host)) {
    return problem(421, 'This host name is not known here. Use localhost, or start with --host NAME.');
  }
  const origin = request.headers.get('origin');
  if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method')) {
    const requested = request.headers.get('access-control-request-headers');
    return new Response(null, { status: 204, headers: preflightHeaders(requested) });
  }
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname === '/__mock' || pathname.startsWith('/__mock/')) {
    if (origin !== null && !isLocalOrigin(origin)) {
      return problem(403, 'Only pages on this machine may control the simulated backend.');
    }
    return control(backend, violations, limitRequestBody(request, MAX_FORM_BYTES));
  }
  if (pathname.startsWith(FILES)) {
    url.pathname = pathname.slice(FILES.length);
    return serveFile(new Request(url, request), () => problem(404, 'There is no such file.'));
  }
  if (pathname.startsWith('/api/mock/')) {
    const page = await pageResponse(backend, limitRequestBody(request, MAX_FORM_BYTES));
    if (page) return page;
  }
  const response = await getResponse(backend.handlers, request);
  return response ?? problem(404, 'Nothing is here. The API is below /api/, its controls below /__mock/.');
}

function problem(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });
}
