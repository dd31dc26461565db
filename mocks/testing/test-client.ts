import { getResponse } from 'msw/utils/get-response';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Backend } from '../backend.ts';

export interface TestRequest {
  params?: Record<string, string>;
  /** A body that is sent as JSON. */
  body?: unknown;
  form?: FormData;
  /** By default a new Idempotency-Key, and the key of the last charge as Charge-Key. */
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON. */
  body: unknown;
}

/** Sends requests with the session cookie, like a browser, without following redirects. */
export function createSession(send: (path: string, init: RequestInit) => Promise<Response>) {
  const session = {
    cookie: '',
    async send(path: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      if (session.cookie !== '') headers.set('cookie', session.cookie);
      const response = await send(path, { redirect: 'manual', ...init, headers });
      for (const header of response.headers.getSetCookie()) {
        session.cookie = /Max-Age=0/i.test(header) ? '' : (header.split(';')[0] ?? '');
      }
      return response;
    },
  };
  return session;
}

export type TestClient = ReturnType<typeof createTestClient>;

/** A client of the handlers, without a server. @param base the path before `/api` */
export function createTestClient(backend: Backend, base = '') {
  const session = createSession(async (path, init) => {
    const request = new Request(`http://localhost${base}${path}`, init);
    const response = await getResponse(backend.handlers, request);
    if (!response) throw new Error(`No handler responds to ${request.method} ${path}.`);
    return response;
  });
  const fetch = async (path: string, init?: RequestInit): Promise<TestResponse> => {
    const response = await session.send(path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json' && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  let lastCharge = 'none';
  /** Adds missing required headers. */
  const complete = (operation: OperationId, headers: Headers) => {
    for (const name of operations[operation].headers) {
      if (headers.has(name)) continue;
      headers.set(name, name === 'Charge-Key' ? lastCharge : crypto.randomUUID());
    }
    if (operation === 'deductCredits') lastCharge = headers.get('Idempotency-Key') ?? '';
  };
  return Object.assign(session, {
    fetch,
    request(operation: OperationId, { params = {}, body, form, headers: given }: TestRequest = {}) {
      const { method, path } = operations[operation];
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const headers = new Headers(given);
      complete(operation, headers);
      const init: RequestInit = { method, headers };
      if (body !== undefined) {
        init.body = JSON.stringify(body);
        if (!headers.has('content-type')) headers.set('content-type', 'application/json');
      }
      if (form) init.body = form;
      return fetch(filled, init);
    },
    signIn: (persona: string) => fetch(`/api/callback?code=${persona}`),
  });
}
