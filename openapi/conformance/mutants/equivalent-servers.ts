import { randomUUID } from 'node:crypto';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { operations } from '#openapi/operations.gen.ts';
import { requestSchema, unknownFields } from '../contract.ts';
import { answer, countOf, headerOf, jsonOf, requestOf, withBody, withText } from './changes.ts';
import type { Change, Passing, Reply } from './proxy.ts';

// Right servers: each differs from the simulated backend in what the contract leaves open, and must not be accused.

/** A call of the contract; hooks and the simulated backend's control pass unchanged. */
const ofContract =
  (change: Change): Change =>
  (call) =>
    call.operation || call.path.startsWith('/api/objects/') ? change(call) : call.forward();

const answers = (change: (reply: Reply, call: Passing) => Reply): Change =>
  ofContract(async (call) => change(await call.forward(), call));

const isJson = ({ headers }: Reply) => String(headers['content-type']).includes('json');

/** Other names in answers, which requests have in their path or body. */
const renaming = (
  pattern: RegExp,
  newName: (count: number, theirs: string) => string,
  { scopeOf = () => '', sent }: { scopeOf?: (call: Passing) => string; sent: 'path' | 'body' },
): Change =>
  ofContract(async (call) => {
    const names = namesOf(call, `names ${pattern.source} ${scopeOf(call)}`);
    const known = [...names].toSorted(([, one], [, other]) => other.length - one.length);
    const path = call.path.replace(
      /(?<=^\/api\/jobs\/)[^/?]+/,
      (id) => known.find(([, own]) => own === call.params['id'])?.[0] ?? id,
    );
    const text = call.body.toString('latin1');
    const body = known.reduce((rest, [theirs, own]) => rest.replaceAll(own, theirs), text);
    const change = sent === 'path' ? { path } : { body: Buffer.from(body, 'latin1') };
    const reply = await call.forward(change);
    const renamed = (answer: string) =>
      answer.replaceAll(pattern, (theirs) => {
        if (!names.has(theirs)) names.set(theirs, newName(names.size, theirs));
        return names.get(theirs) ?? theirs;
      });
    const { location } = reply.headers;
    const headers = location === undefined ? {} : { location: renamed(String(location)) };
    const answer = isJson(reply) ? withText(reply, renamed(reply.body.toString())) : reply;
    return { ...answer, headers: { ...answer.headers, ...headers } };
  });

function namesOf({ memory }: Passing, name: string): Map<string, string> {
  const names = (memory.get(name) ?? new Map<string, string>()) as Map<string, string>;
  memory.set(name, names);
  return names;
}

/** As long as theirs, so that a prompt of the largest length keeps it. */
const wordOfLength = (count: number, theirs: string) =>
  `TW${String(count).padStart(theirs.length - 'TW'.length, '0')}`;

function userOf(call: Passing): string {
  const { userId } = requestOf(call);
  return typeof userId === 'string' ? userId : (call.params['userId'] ?? '');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, child]) => [name, sorted(child)]));
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A failed training is refunded before the next call is answered, and its status says so. */
const refundsByItself = ofContract(async (call) => {
  const { memory, operation } = call;
  const running = (memory.get('running') ?? new Set<Passing>()) as Set<Passing>;
  memory.set('running', running);
  for (const training of running) {
    const path = `/api/twins/train/status/${userOf(training)}`;
    const answer = await training.forward({ method: 'GET', path, body: Buffer.alloc(0) });
    const { status, trigger_word: word } = jsonOf(answer) as Record<string, unknown>;
    if (status === 'training') continue;
    running.delete(training);
    const body = Buffer.from(JSON.stringify({ amount: TRAINING_COST_CREDITS.fast }));
    const headers = { 'idempotency-key': randomUUID() };
    if (status !== 'failed') continue;
    const refund = await training.forward({ path: '/api/users/me/refund-credits', headers, body });
    if (refund.status === 200) memory.set(`refunded ${String(word)}`, true);
  }
  const reply = await call.forward();
  if (operation === 'trainTwin' && reply.status === 200) running.add(call);
  const said = operation === 'getTrainingStatus' ? (jsonOf(reply) as Record<string, unknown>) : {};
  return memory.has(`refunded ${String(said['trigger_word'])}`)
    ? withBody(reply, { ...said, refunded: true })
    : reply;
});

/** Each of them by its name. */
export const EQUIVALENT_SERVERS: Record<string, Change> = {
  'fields-in-order-of-the-alphabet': answers((reply) =>
    isJson(reply) ? withBody(reply, sorted(jsonOf(reply))) : reply,
  ),
  'more-fields': answers((reply) => {
    const body = jsonOf(reply);
    return isJson(reply) && !Array.isArray(body)
      ? withBody(reply, { ...(body as object), requestId: randomUUID() })
      : reply;
  }),
  'job-ids-are-numbers': renaming(/\bjob_\d+\b/g, (count) => String(count + 1), { sent: 'path' }),
  'job-ids-are-uuids': renaming(/\bjob_\d+\b/g, () => randomUUID(), { sent: 'path' }),
  'jobs-without-location': answers((reply, { operation }) => {
    const { location: _, ...headers } = reply.headers;
    return operation === 'createJob' ? { ...reply, headers } : reply;
  }),
  'in-flight': ofContract(async (call) => {
    const { memory, operation, headers } = call;
    const name = `${headers.cookie} ${operation} ${headerOf(call, 'idempotency-key')}`;
    const mayBe = operation && operations[operation].headers.length > 0;
    if (!mayBe || headerOf(call, 'idempotency-key') === '') return call.forward();
    const busy = { error: 'This request is still being handled.', code: 'inFlight' };
    if (memory.has(name)) return answer(409, busy);
    memory.set(name, true);
    await wait(30);
    return call.forward().finally(() => memory.delete(name));
  }),
  'undeclared-fields-are-refused': ofContract(async (call) => {
    const { operation, headers } = call;
    const isJsonBody = /^application\/json/i.test(headerOf(call, 'content-type'));
    const schema = operation && isJsonBody && headers.cookie ? requestSchema(operation) : undefined;
    if (!schema || unknownFields(schema, requestOf(call)).length === 0) return call.forward();
    return answer(400, { error: 'There is a field that is not known.' });
  }),
  'words-of-each-user': renaming(/\b(?:NIA|ADA)[2-9A-Z]{2}\w*\b/g, wordOfLength, {
    scopeOf: userOf,
    sent: 'body',
  }),
  chunked: answers((reply) => {
    const { 'content-length': _, ...headers } = reply.headers;
    return { ...reply, headers };
  }),
  'headers-in-capitals': answers((reply) => ({
    ...reply,
    headers: Object.fromEntries(
      Object.entries(reply.headers).map(([name, value]) => [name.toUpperCase(), value]),
    ),
  })),
  'http-1.0': answers((reply) => ({ ...reply, isOld: true })),
  slow: ofContract(async (call) => {
    const count = countOf(call);
    await wait(count % 200 === 0 ? 2000 : 20 + ((count * 7) % 40));
    return call.forward();
  }),
  // The last one, nearest to the server, which its own calls must reach unchanged.
  'refunds-by-itself': refundsByItself,
};
