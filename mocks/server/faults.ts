import { HttpResponse } from 'msw';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Db } from '../db/db.ts';

/** A scripted failure of one operation, or with `'*'` of all but the two navigations. */
export interface Fault {
  operation: OperationId | '*';
  /**
   * `network`: the connection breaks · `hang`: no answer ever · `delay`: answers after `delayMs` of real time ·
   * `status`: a problem with `status` · `body`: `body` as it is · `html`: a proxy's error page · `empty`: no body ·
   * `cut`: the line breaks in the middle of the body.
   */
  kind: 'network' | 'hang' | 'status' | 'body' | 'html' | 'empty' | 'cut' | 'delay';
  status?: number | undefined;
  /** Sent as it is when it is a string, otherwise as JSON. */
  body?: unknown;
  headers?: Record<string, string> | undefined;
  delayMs?: number | undefined;
  /** How often it strikes; without it, always. */
  times?: number | undefined;
  /** How many requests pass before it strikes. */
  skip?: number | undefined;
  /** The server did the work; only its answer gets lost. */
  afterEffect?: boolean | undefined;
  /** The scenario it belongs to, and ends with. */
  scenario?: string | undefined;
}

/** The scripted failures of a backend. They are stored, so a reload does not repair what is meant to be broken. */
export interface Faults {
  add(fault: Fault): Promise<void>;
  /** Removes the faults of one operation, or all. */
  clear(operation?: Fault['operation']): Promise<void>;
  list(): Fault[];
}

const DEFAULT_DELAY_MS = 3000;

export function createFaults(db: Db): Faults {
  const current = () => db.meta.faults as unknown as Fault[];
  return {
    add: (fault) => db.transact(() => void db.meta.faults.push({ ...fault })),
    clear: (operation) =>
      db.transact(() => {
        db.meta.faults = db.meta.faults.filter(
          (fault) => operation !== undefined && fault['operation'] !== operation,
        );
      }),
    list: () => structuredClone(current()),
  };
}

/** The fault that strikes this request, if any; counts it. Only within `db.transact`. */
export function takeFault(db: Db, operation: OperationId): Fault | undefined {
  const faults = db.meta.faults as unknown as Fault[];
  for (const fault of faults) {
    if (!concerns(fault, operation)) continue;
    if (fault.skip) {
      fault.skip -= 1;
      continue;
    }
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1);
    }
    return { ...fault };
  }
  return undefined;
}

/** A server that is down for all calls still lets people navigate: a page of JSON would be the demo's dead end. */
function concerns(fault: Fault, operation: OperationId): boolean {
  if (fault.operation === '*') return operation !== 'login' && operation !== 'logout';
  return fault.operation === operation;
}

/** What the caller gets instead of the answer. A delay has no answer of its own: see {@link waitFor}. */
export async function faultyResponse(fault: Fault, successStatus: number): Promise<Response> {
  const { kind, headers = {} } = fault;
  switch (kind) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      return new Promise(() => {});
    case 'status': {
      const status = fault.status ?? 500;
      return jsonResponse(status, fault.body ?? { error: `Simulated failure (${status}).` }, headers);
    }
    case 'body': {
      const status = fault.status ?? successStatus;
      if (typeof fault.body !== 'string') return jsonResponse(status, fault.body ?? null, headers);
      return new Response(fault.body, {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
    }
    case 'html': {
      const page = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';
      const html = typeof fault.body === 'string' ? fault.body : page;
      return new Response(html, {
        status: fault.status ?? 502,
        headers: { 'content-type': 'text/html', ...headers },
      });
    }
    case 'empty':
      return new Response(null, { status: fault.status ?? 500, headers });
    case 'cut':
      return new Response(brokenStream(), {
        status: successStatus,
        headers: { 'content-type': 'application/json' },
      });
    case 'delay':
      throw new TypeError('A delay has no answer of its own.');
  }
}

/** Waits as long as a delaying fault says, in real time: a slow line does not follow the simulated clock. */
export function waitFor(fault: Fault): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? DEFAULT_DELAY_MS));
}

function jsonResponse(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function brokenStream(): ReadableStream<Uint8Array> {
  let isStarted = false;
  return new ReadableStream({
    pull(controller) {
      if (isStarted) controller.error(new TypeError('The connection was cut.'));
      else controller.enqueue(new TextEncoder().encode('{"'));
      isStarted = true;
    },
  });
}
