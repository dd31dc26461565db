import { HttpResponse } from 'msw';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Db } from '../db/db.ts';

export const FAULT_KINDS = ['network', 'hang', 'status', 'body', 'html', 'empty', 'cut', 'delay'] as const;

/** A scripted failure of one operation, or with `'*'` of all but the two navigations. */
export interface Fault {
  operation: OperationId | '*';
  /**
   * `network`: the connection breaks · `hang`: no answer ever · `delay`: answers after `delayMs` of real time ·
   * `status`: a problem with `status` · `body`: `body` as it is · `html`: a proxy's error page · `empty`: no body ·
   * `cut`: the line breaks in the middle of the body.
   */
  kind: (typeof FAULT_KINDS)[number];
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
const BAD_GATEWAY_PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

export function createFaults(db: Db): Faults {
  return {
    add: (fault) => db.transact(() => void db.meta.faults.push({ ...fault })),
    clear: (operation) =>
      db.transact(() => {
        db.meta.faults = db.meta.faults.filter(
          (fault) => operation !== undefined && fault['operation'] !== operation,
        );
      }),
    list: () => structuredClone(db.meta.faults) as unknown as Fault[],
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
  const { kind, status, body, headers } = fault;
  const reply = (content: BodyInit, usualStatus: number, type = 'application/json') =>
    new Response(content, { status: status ?? usualStatus, headers: { 'content-type': type, ...headers } });
  switch (kind) {
    case 'network':
      return HttpResponse.error();
    case 'hang':
      return new Promise(() => {});
    case 'status':
      return reply(JSON.stringify(body ?? { error: `Simulated failure (${status ?? 500}).` }), 500);
    case 'body':
      return reply(typeof body === 'string' ? body : JSON.stringify(body ?? null), successStatus);
    case 'html':
      return reply(typeof body === 'string' ? body : BAD_GATEWAY_PAGE, 502, 'text/html');
    case 'empty':
      return new Response(null, { status: status ?? 500, headers: headers ?? {} });
    case 'cut':
      return reply(brokenStream(), successStatus);
    case 'delay':
      throw new TypeError('A delay has no answer of its own.');
  }
}

/** Waits as long as a delaying fault says, in real time: a slow line does not follow the simulated clock. */
export function waitFor(fault: Fault): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? DEFAULT_DELAY_MS));
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
