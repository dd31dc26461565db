import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { json } from '../client.ts';
import { exampleOf } from '../contract.ts';
import type { Change, PassingRequest, Reply } from './proxy.ts';

// Building blocks of mutants. Unaffected replies pass unchanged.

type Body = Record<string, unknown>;

/** Changes the replies of some operations. */
export function on(of: OperationId | readonly OperationId[], change: Change): Change {
  const wanted: readonly string[] = [of].flat();
  return (request) =>
    request.operation && wanted.includes(request.operation) ? change(request) : request.forward();
}

/** Changes replies with one of these statuses, or all replies. */
export function when(
  statuses: number | readonly number[] | undefined,
  change: (reply: Reply, request: PassingRequest) => Reply,
): Change {
  const wanted = [statuses ?? []].flat();
  return async (request) => {
    const reply = await request.forward();
    return statuses === undefined || wanted.includes(reply.status) ? change(reply, request) : reply;
  };
}

export const SUCCESS = [200, 201, 204];

/** Changes the JSON body of every success. */
export const body = (change: (body: Body, request: PassingRequest) => unknown): Change =>
  when(SUCCESS, (reply, request) => withBody(reply, change(jsonOf(reply) as Body, request)));

/** Replaces refusals by the contract's example of a success. */
export const accept = (...statuses: number[]): Change =>
  when(statuses, (reply, { operation }) => {
    if (!operation) return reply;
    const status = operations[operation].statuses[0];
    return status === 204
      ? { status, headers: { 'cache-control': 'no-store' }, body: Buffer.alloc(0) }
      : withBody({ ...reply, status }, exampleOf(operation));
  });

/** A reply of the proxy itself. */
export const respondWith = (status: number, content: unknown): Reply =>
  withBody({ status, headers: { 'cache-control': 'no-store' }, body: Buffer.alloc(0) }, content);

/** Replaces successes by a refusal. */
export const refuse = (status: number): Change =>
  when(SUCCESS, (reply) => withBody({ ...reply, status }, { error: 'This is not possible.' }));

/** Replaces the successes of some requests by a refusal. */
export const refuseIf =
  (status: number, isSo: (request: PassingRequest) => boolean): Change =>
  (request) =>
    isSo(request) ? refuse(status)(request) : request.forward();

/** Sends the request with other headers. */
export const withHeaders =
  (headers: Record<string, string | undefined>): Change =>
  (request) =>
    request.forward({ headers });

export function headerOf({ headers }: PassingRequest, name: string): string {
  return String(headers[name] ?? '');
}

/** Sends the request with an unused key. */
export const withFreshKey: Change = (request) =>
  request.forward({ headers: { 'idempotency-key': randomUUID() } });

/** The number of these requests so far, including this one. */
export function countOf({ memory }: PassingRequest, what = 'count'): number {
  const count = Number(memory.get(what) ?? 0) + 1;
  memory.set(what, count);
  return count;
}

/** The target's clock, which the hook `advance` and the control of the simulated backend move. */
export function timeOf(request: PassingRequest): number {
  const advanced = Number(request.memory.get('advanced') ?? 0);
  const { hook, ms, advance } = requestOf(request);
  let movedMs: unknown;
  if (hook === 'advance') movedMs = ms;
  else if (request.path.endsWith('/__mock/clock')) movedMs = advance;
  request.memory.set('advanced', advanced + Number(movedMs ?? 0));
  return Date.now() + advanced;
}

/** The request's JSON body, or an empty object. */
export function requestOf({ body }: PassingRequest): Body {
  return Object(json(body.toString())) as Body;
}

export function jsonOf(reply: Reply): unknown {
  return json(reply.body.toString()) ?? {};
}

export function withBody(reply: Reply, value: unknown): Reply {
  return withText(reply, JSON.stringify(value), 'application/json');
}

export function withText(
  reply: Reply,
  text: string,
  type = String(reply.headers['content-type'] ?? ''),
): Reply {
  const body = Buffer.from(text);
  const headers = { ...reply.headers, 'content-type': type, 'content-length': String(body.length) };
  return { ...reply, headers, body };
}

/** The changes of a response. */
interface Rewritten {
  /** The statuses that it changes; by default those of success. */
  when?: number | readonly number[] | 'any';
  status?: number;
  /** A null header is removed. */
  headers?: Record<string, string | null>;
  page?: string;
  text?: string;
  body?: unknown;
  /** Values by their paths, such as `assets.finalVideoUrl`. */
  set?: Record<string, unknown>;
  without?: string;
}

/** Changes the status, the headers, and the body or a part of it. */
export function rewritten(difference: Rewritten): Change {
  const { when: statuses = SUCCESS, status, headers: newHeaders } = difference;
  return when(statuses === 'any' ? undefined : statuses, (reply) => {
    const changed = withContent({ ...reply, status: status ?? reply.status }, difference);
    const headers = Object.entries({ ...changed.headers, ...newHeaders }).filter(
      ([, value]) => value !== null,
    );
    return { ...changed, headers: Object.fromEntries(headers) as Reply['headers'] };
  });
}

function withContent(reply: Reply, { page, text, body: content, set = {}, without }: Rewritten): Reply {
  if (page !== undefined) return withText(reply, page, 'text/html');
  if (text !== undefined) return withText(reply, text);
  if (content !== undefined) return withBody(reply, content);
  if (without === undefined && Object.keys(set).length === 0) return reply;
  const changed = jsonOf(reply) as Record<string, unknown>;
  if (without !== undefined) delete changed[without];
  for (const [path, value] of Object.entries(set)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = changed;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return withBody(reply, changed);
}
