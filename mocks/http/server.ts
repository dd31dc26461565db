import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw/utils/get-response';
import type { Backend } from '../server/backend.ts';
import type { ContractViolation } from '../server/contract-check.ts';
import { control } from './control.ts';
import { discardRest, send, toRequest } from './exchange.ts';
import { fileAnswer } from './files.ts';
import { corsHeaders, isLocalOrigin, preflightHeaders } from './local-origins.ts';
import { pageAnswer } from './pages.ts';

export interface MockApi {
  backend: Backend;
  violations: readonly ContractViolation[];
  /** Called with every mistake of ours: the client is told nothing but that there was one. */
  fail(error: unknown): void;
  /** Called once per request, when its answer has left or its line broke. */
  log?:
    | ((entry: { method: string; path: string; status: number | undefined; ms: number }) => void)
    | undefined;
}

/** The simulated backend as an HTTP server, not listening yet. It keeps no cookies: each client has its own. */
export function createMockApi(api: MockApi): Server {
  const server = createServer((incoming, outgoing) => {
    const start = performance.now();
    // A line that breaks is an answer too; without a listener Node would end the whole process.
    incoming.on('error', () => {});
    outgoing.on('error', () => {});
    outgoing.once('close', () => {
      const status = outgoing.writableFinished ? outgoing.statusCode : undefined;
      const path = (incoming.url ?? '/').split('?')[0] ?? '/';
      api.log?.({ method: incoming.method ?? '', path, status, ms: performance.now() - start });
    });
    void handle(api, incoming, outgoing).finally(() => discardRest(incoming));
  });
  // Photos of 200 MB over a slow line take longer than Node's five minutes.
  server.requestTimeout = 0;
  return server;
}

async function handle(api: MockApi, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { origin } = incoming.headers;
  for (const [name, value] of Object.entries(corsHeaders(origin))) outgoing.setHeader(name, value);
  try {
    if (incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined) {
      const asked = incoming.headers['access-control-request-headers'];
      await send(outgoing, new Response(null, { status: 204, headers: preflightHeaders(asked) }));
      return;
    }
    let request: Request;
    try {
      request = toRequest(incoming);
    } catch {
      await send(
        outgoing,
        problem(400, 'This request cannot be read: its method, host or path is not valid.'),
      );
      return;
    }
    await send(outgoing, await answer(api, request));
  } catch (error) {
    api.fail(error);
    if (outgoing.headersSent) outgoing.destroy();
    else await send(outgoing, problem(500, 'The simulated backend failed. Its log says where.'));
  }
}

async function answer({ backend, violations }: MockApi, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/__mock' || pathname.startsWith('/__mock/')) {
    const origin = request.headers.get('origin');
    if (origin !== null && !isLocalOrigin(origin)) {
      return problem(403, 'Only pages on this machine may control the simulated backend.');
    }
    return control(backend, violations, request);
  }
  if (pathname.startsWith('/api/mock/files/') && request.method === 'GET') {
    const file = await fileAnswer(decode(pathname.slice('/api/mock/files/'.length)), request);
    return file ?? problem(404, 'There is no such file.');
  }
  const page = await pageAnswer(backend, request);
  if (page) return page;
  const response = await getResponse(backend.handlers, request);
  return response ?? problem(404, 'Nothing is here. The API is below /api/, its controls below /__mock/.');
}

function problem(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
