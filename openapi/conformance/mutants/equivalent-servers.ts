import { randomUUID } from 'node:crypto';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { operations } from '#openapi/operations.gen.ts';
import { requestSchema, unknownFields } from '../contract.ts';
import { respondWith, countOf, headerOf, jsonOf, requestOf, withBody, withText } from './change-builders.ts';
import type { Change, PassingRequest, Reply } from './proxy.ts';

// Correct servers: each differs from the simulated backend where the contract allows it, and must not cause findings.

/** A request of the contract; hooks and the control API of the simulated backend pass unchanged. */
const ofContract =
  (change: Change): Change =>
  (request) =>
    request.operation || request.path.startsWith('/api/objects/') ? change(request) : request.forward();

const changedReplies = (change: (reply: Reply, request: PassingRequest) => Reply): Change =>
  ofContract(async (request) => change(await request.forward(), request));

const isJson = ({ headers }: Reply) => String(headers['content-type']).includes('json');

/** Renames in replies that requests refer to in their path or body. */
const renaming = (
  pattern: RegExp,
  newName: (count: number, original: string) => string,
  { scopeOf = () => '', sent }: { scopeOf?: (request: PassingRequest) => string; sent: 'path' | 'body' },
): Change =>
  ofContract(async (request) => {
    const names = namesOf(request, `names ${pattern.source} ${scopeOf(request)}`);
    const known = [...names].toSorted(([, left], [, right]) => right.length - left.length);
    const path = request.path.replace(
      /(?<=^\/api\/jobs\/)[^/?]+/,
      (id) => known.find(([, own]) => own === request.params['id'])?.[0] ?? id,
    );
    const text = request.body.toString('latin1');
    const body = known.reduce((rest, [original, own]) => rest.replaceAll(own, original), text);
    const change = sent === 'path' ? { path } : { body: Buffer.from(body, 'latin1') };
    const reply = await request.forward(change);
    const renamed = (text: string) =>
      text.replaceAll(pattern, (original) => {
        if (!names.has(original)) names.set(original, newName(names.size, original));
        return names.get(original) ?? original;
      });
    const { location } = reply.headers;
    const headers = location === undefined ? {} : { location: renamed(String(location)) };
    const changed = isJson(reply) ? withText(reply, renamed(reply.body.toString())) : reply;
    return { ...changed, headers: { ...changed.headers, ...headers } };
  });

function namesOf({ memory }: PassingRequest, name: string): Map<string, string> {
  const names = (memory.get(name) ?? new Map<string, string>()) as Map<string, string>;
  memory.set(name, names);
  return names;
}

/** Equally long trigger words, so that a prompt of the largest length still fits. */
const wordOfLength = (count: number, original: string) =>
  `TW${String(count).padStart(original.length - 'TW'.length, '0')}`;

function userOf(request: PassingRequest): string {
  const { userId } = requestOf(request);
  return typeof userId === 'string' ? userId : (request.params['userId'] ?? '');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(fields.map(([name, child]) => [name, sorted(child)]));
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Refunds a failed training before the next response, whose status reports it. */
const refundsByItself = ofContract(async (request) => {
  const { memory, operation } = request;
  const running = (memory.get('running') ?? new Set<PassingRequest>()) as Set<PassingRequest>;
  memory.set('running', running);
  for (const training of running) {
    const path = `/api/twins/train/status/${userOf(training)}`;
    const reply = await training.forward({ method: 'GET', path, body: Buffer.alloc(0) });
    const { status, trigger_word: word } = jsonOf(reply) as Record<string, unknown>;
    if (status === 'training') continue;
    running.delete(training);
    const body = Buffer.from(JSON.stringify({ amount: TRAINING_COST_CREDITS.fast }));
    const headers = { 'idempotency-key': randomUUID() };
    if (status !== 'failed') continue;
    const refund = await training.forward({ path: '/api/users/me/refund-credits', headers, body });
    if (refund.status === 200) memory.set(`refunded ${String(word)}`, true);
  }
  const reply = await request.forward();
  if (operation === 'trainTwin' && reply.status === 200) running.add(request);
  const training = operation === 'getTrainingStatus' ? (jsonOf(reply) as Record<string, unknown>) : {};
  return memory.has(`refunded ${String(training['trigger_word'])}`)
    ? withBody(reply, { ...training, refunded: true })
    : reply;
});

/** The correct servers by name. */
export const EQUIVALENT_SERVERS: Record<string, Change> = {
  'fields-in-order-of-the-alphabet': changedReplies((reply) =>
    isJson(reply) ? withBody(reply, sorted(jsonOf(reply))) : reply,
  ),
  'more-fields': changedReplies((reply) => {
    const body = jsonOf(reply);
    return isJson(reply) && !Array.isArray(body)
      ? withBody(reply, { ...(body as object), requestId: randomUUID() })
      : reply;
  }),
  'job-ids-are-numbers': renaming(/\bjob_\d+\b/g, (count) => String(count + 1), { sent: 'path' }),
  'job-ids-are-uuids': renaming(/\bjob_\d+\b/g, () => randomUUID(), { sent: 'path' }),
  'jobs-without-location': changedReplies((reply, { operation }) => {
    const { location: _, ...headers } = reply.headers;
    return operation === 'createJob' ? { ...reply, headers } : reply;
  }),
  'in-flight': ofContract(async (request) => {
    const { memory, operation, headers } = request;
    const name = `${headers.cookie} ${operation} ${headerOf(request, 'idempotency-key')}`;
    const mayBe = operation && operations[operation].headers.length > 0;
    if (!mayBe || headerOf(request, 'idempotency-key') === '') return request.forward();
    const busy = { error: 'This request is still being handled.', code: 'inFlight' };
    if (memory.has(name)) return respondWith(409, busy);
    memory.set(name, true);
    await wait(30);
    return request.forward().finally(() => memory.delete(name));
  }),
  'undeclared-fields-are-refused': ofContract(async (request) => {
    const { operation, headers } = request;
    const isJsonBody = /^application\/json/i.test(headerOf(request, 'content-type'));
    const schema = operation && isJsonBody && headers.cookie ? requestSchema(operation) : undefined;
    if (!schema || unknownFields(schema, requestOf(request)).length === 0) return request.forward();
    return respondWith(400, { error: 'There is a field that is not known.' });
  }),
  'words-of-each-user': renaming(/\b(?:NIA|ADA)[2-9A-Z]{2}\w*\b/g, wordOfLength, {
    scopeOf: userOf,
    sent: 'body',
  }),
  chunked: changedReplies((reply) => {
    const { 'content-length': _, ...headers } = reply.headers;
    return { ...reply, headers };
  }),
  'headers-in-capitals': changedReplies((reply) => ({
    ...reply,
    headers: Object.fromEntries(
      Object.entries(reply.headers).map(([name, value]) => [name.toUpperCase(), value]),
    ),
  })),
  'http-1.0': changedReplies((reply) => ({ ...reply, isOld: true })),
  slow: ofContract(async (request) => {
    const count = countOf(request);
    await wait(count % 200 === 0 ? 2000 : 20 + ((count * 7) % 40));
    return request.forward();
  }),
  // The last proxy is next to the server, whose hooks' requests must reach it unchanged.
  'refunds-by-itself': refundsByItself,
};
