import { getResponse } from 'msw/utils/get-response';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Backend } from '../server/backend.ts';

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  form?: FormData;
  /** Sent as it is, with `type` as its content type. */
  raw?: { bytes: Uint8Array<ArrayBuffer>; type: string };
  headers?: Record<string, string>;
}

export interface Outcome {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON. */
  body: unknown;
}

/** A browser without a screen: it keeps its session cookie and follows no redirects. */
export interface TestClient {
  call(operation: OperationId, call?: Call): Promise<Outcome>;
  fetch(path: string, init?: RequestInit): Promise<Outcome>;
  signIn(persona: string): Promise<Outcome>;
  cookie: string;
}

/** @param base What stands before `/api`. */
export function createTestClient(backend: Backend, base = ''): TestClient {
  const client: TestClient = {
    cookie: '',
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      if (client.cookie !== '') headers.set('cookie', client.cookie);
      const request = new Request(`http://localhost${base}${path}`, { redirect: 'manual', ...init, headers });
      const response = await getResponse(backend.handlers, request);
      if (!response) throw new Error(`Nobody answers ${request.method} ${path}.`);
      const cookie = response.headers.getSetCookie()[0];
      if (cookie !== undefined) client.cookie = cookie.split(';')[0] ?? '';
      const text = await response.text();
      const isJson = response.headers.get('content-type') === 'application/json' && text !== '';
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    call(operation, { params = {}, query, body, form, raw, headers = {} } = {}) {
      const { method, path } = operations[operation];
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const init: RequestInit = { method, headers };
      if (body !== undefined) {
        init.body = JSON.stringify(body);
        init.headers = { 'content-type': 'application/json', ...headers };
      }
      if (form) init.body = form;
      if (raw) {
        init.body = raw.bytes;
        init.headers = { 'content-type': raw.type, ...headers };
      }
      return client.fetch(filled + search, init);
    },
    signIn: (persona) => client.fetch(`/api/callback?code=${persona}`),
  };
  return client;
}
