import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { exampleOf } from '../contract.ts';
import type { Change, Passing, Reply } from './proxy.ts';

// Small ways to be wrong, from which breaks are made. What does not concern a change passes as it is.

type Body = Record<string, unknown>;

/** Changes the answers of some operations. */
export function on(of: OperationId | readonly OperationId[], change: Change): Change {
  const wanted: readonly string[] = [of].flat();
  return (call) => (call.operation && wanted.includes(call.operation) ? change(call) : call.forward());
}

/** Changes answers with one of these statuses; all without them. */
export function when(
  statuses: number | readonly number[] | undefined,
  change: (reply: Reply, call: Passing) => Reply,
): Change {
  const wanted = [statuses ?? []].flat();
  return async (call) => {
    const reply = await call.forward();
    return statuses === undefined || wanted.includes(reply.status) ? change(reply, call) : reply;
  };
}

export const SUCCESS = [200, 201, 204];

/** Changes the JSON body of every success. */
export const body = (change: (body: Body, call: Passing) => unknown): Change =>
  when(SUCCESS, (reply, call) => withBody(reply, change(jsonOf(reply) as Body, call)));

/** Changes the answers of one operation that have this status. */
export const onStatus = (
  of: OperationId,
  status: number,
  change: (reply: Reply, call: Passing) => Reply,
): Change => on(of, when(status, change));

/** Changes the JSON body of every success of one operation. */
export const onBody = (of: OperationId, change: (body: Body, call: Passing) => unknown): Change =>
  on(of, body(change));

/** Changes the list that one operation answers. */
export const onList = (of: OperationId, change: (items: Body[]) => unknown): Change =>
  onStatus(of, 200, (reply) => withBody(reply, change(jsonOf(reply) as Body[])));

/** Says yes where the server said no: its refusals become the contract's example of a success. */
export const accept = (...statuses: number[]): Change =>
  when(statuses, (reply, { operation }) => {
    if (!operation) return reply;
    const status = operations[operation].statuses[0];
    return status === 204
      ? { status, headers: { 'cache-control': 'no-store' }, body: Buffer.alloc(0) }
      : withBody({ ...reply, status }, exampleOf(operation));
  });

/** Says no where the server said yes. */
export const refuse = (status: number): Change =>
  when(SUCCESS, (reply) => withBody({ ...reply, status }, { error: 'This is not possible.' }));

/** Rewrites every `Set-Cookie`, and those that the hook `signIn` hands over. */
export const cookie =
  (change: (cookie: string) => string): Change =>
  async (call) => {
    const reply = await call.forward();
    const { setCookie } = asked(call)['hook'] === 'signIn' ? (jsonOf(reply) as Body) : {};
    if (setCookie !== undefined)
      return withBody(reply, { setCookie: [setCookie].flat().map(String).map(change) });
    const cookies = reply.headers['set-cookie'];
    if (cookies === undefined) return reply;
    return { ...reply, headers: { ...reply.headers, 'set-cookie': [cookies].flat().map(change) } };
  };

/** Sends the request with other headers. */
export const ask =
  (headers: Record<string, string | undefined>): Change =>
  (call) =>
    call.forward({ headers });

export function headerOf({ headers }: Passing, name: string): string {
  return String(headers[name] ?? '');
}

/** Makes the call with a key that was never used. */
export const withFreshKey: Change = (call) => call.forward({ headers: { 'idempotency-key': randomUUID() } });

/** Answers what the first call of this operation with this key was answered, whoever made it. */
export const keyOnce: Change = async (call) => {
  const name = `${call.operation} ${headerOf(call, 'idempotency-key')}`;
  const reply = (call.memory.get(name) as Reply | undefined) ?? (await call.forward());
  if (reply.status < 300 && call.operation === 'deductCredits') call.memory.set(name, reply);
  return reply;
};

/** Answers what the first such call was answered: per session, or to everybody. */
export const firstAnswer =
  (isPerSession = true): Change =>
  async (call) => {
    const key = isPerSession ? `${call.headers.cookie ?? ''} ${call.path}` : call.path;
    const first = call.memory.get(key) as Reply | undefined;
    const reply = first ?? (await call.forward());
    if (reply.status < 300) call.memory.set(key, reply);
    return reply;
  };

/** Makes each call in the name of whoever came first. */
export const asFirstSession: Change = (call) => {
  const first = call.memory.get('cookie') ?? call.headers.cookie;
  if (typeof first !== 'string') return call.forward();
  call.memory.set('cookie', first);
  return call.forward({ headers: { cookie: first } });
};

/** How often this was asked so far, with this call. */
export function countOf({ memory }: Passing, what = 'count'): number {
  const count = Number(memory.get(what) ?? 0) + 1;
  memory.set(what, count);
  return count;
}

/** What the request's JSON body says; nothing where it is no object. */
export function asked({ body }: Passing): Body {
  try {
    return Object(JSON.parse(body.toString())) as Body;
  } catch {
    return {};
  }
}

export function jsonOf(reply: Reply): unknown {
  try {
    return JSON.parse(reply.body.toString()) as unknown;
  } catch {
    return {};
  }
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
