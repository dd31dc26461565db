import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { IdKind } from '../areas/area.ts';
import { OPERATIONS } from '../areas/areas.ts';
import { declaredResponse, unknownFields } from '../contract.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { field, keyOf, mediaTypeOf, text, type Exchange, type Who } from '../exchange.ts';
import type { ServerMemory } from '../scenarios/server-memory.ts';
import { twinKey } from '../scenarios/twin-key.ts';
import { momentOf } from './created-resources.ts';

/** A response without the parts that the contract leaves open. */
export type NormalizedResponse = Record<string, unknown>;

type Fields = Record<string, unknown>;
type Comparisons = Record<string, unknown>;

/** Operations whose refusals must have the balance. */
const HAS_BALANCE: readonly (OperationId | undefined)[] = ['deductCredits', 'refundCredits'];
/** Clock tolerance, for slow machines. */
const SLOW_MS = 5 * MINUTE_MS;

export function normalizedResponse(server: ServerMemory, exchange: Exchange): NormalizedResponse {
  const { operation, status, body } = exchange;
  const type = mediaTypeOf(exchange);
  if (operation === 'putUpload' && status < 300 && status > 0) return { status: 'stored' };
  if (status >= 400 || status === 0) return problemOf(exchange);
  if (status >= 300) return { status, location: locationOf(server, exchange) };
  if (type !== 'application/json') return { status, type: type?.split('/')[0] };
  const definition = operation && OPERATIONS[operation];
  return {
    status,
    type,
    body: definition && valueOf(server, exchange, { comparisons: definition.responseFields, value: body }),
    ...definition?.compareAlso?.(server, exchange),
    ...samenessOf(server, exchange),
  };
}

function problemOf(exchange: Exchange): NormalizedResponse {
  const { operation, status } = exchange;
  const available = field(exchange, 'available');
  const isBalancePromised = HAS_BALANCE.includes(operation);
  const allow = exchange.headers
    .get('allow')
    ?.split(/\s*,\s*/)
    .filter((method) => !/^(HEAD|OPTIONS)$/i.test(method));
  const isProblem = text(exchange, 'error').trim() !== '' && mediaTypeOf(exchange) === 'application/json';
  const code = field(exchange, 'code');
  return { status, code, available, isBalancePromised, allow: allow?.toSorted(), isProblem };
}

/** The sign-in address may differ between servers; the address afterwards may not. */
function locationOf(server: ServerMemory, exchange: Exchange): string | undefined {
  const user = exchange.who === 'nobody' ? undefined : server.users[exchange.who];
  const sessions = user ? [user.client, user.second].map(({ jar }) => jar.header(exchange.url)) : [];
  const location = exchange.headers.get('location');
  const isSignedIn = sessions.includes(exchange.requestHeaders['cookie'] ?? '');
  if (location === null || (exchange.operation === 'login' && !isSignedIn)) return undefined;
  const { origin, pathname, search, hash } = new URL(location, server.baseUrl);
  return `${origin === new URL(server.baseUrl).origin ? '' : origin}${pathname}${search}${hash}`;
}

function valueOf(
  server: ServerMemory,
  exchange: Exchange,
  { comparisons, value }: { comparisons: Comparisons; value: unknown },
): unknown {
  if (Array.isArray(value)) {
    const isOld = (row: unknown) => {
      const word = String(Object(row)['trigger_word']);
      return server.labels.get(twinKey(exchange.who, word)) === 'old';
    };
    return value
      .filter((row) => !isOld(row))
      .map((row) => valueOf(server, exchange, { comparisons, value: row }));
  }
  if (typeof value !== 'object' || value === null) return value;
  // Sorted, because the order of fields has no meaning. Times are last: a wrong state explains them.
  const names = Object.keys(value)
    .filter((name) => Object.hasOwn(comparisons, name) && comparisons[name] !== 'ignored')
    .toSorted()
    .toSorted((left, right) => Number(comparisons[left] === 'time') - Number(comparisons[right] === 'time'));
  const fields = value as Fields;
  return Object.fromEntries(
    names.map((name) => [name, fieldOf(server, exchange, { comparison: comparisons[name], fields, name })]),
  );
}

function fieldOf(
  server: ServerMemory,
  exchange: Exchange,
  { comparison, fields, name }: { comparison: unknown; fields: Fields; name: string },
): unknown {
  const { who } = exchange;
  const value = fields[name];
  if (comparison === 'equal') return value;
  if (comparison === 'time') return value === null ? null : timeOf(server, who, { fields, name });
  if (typeof comparison === 'function') return (comparison as (given: unknown) => unknown)(value);
  if (typeof comparison === 'object')
    return valueOf(server, exchange, { comparisons: comparison as Comparisons, value });
  const kind = comparison as IdKind;
  return labelOf(server, kind, kind === 'twin' ? twinKey(who, String(value)) : String(value));
}

/** Labels an id by its first appearance on this server. */
function labelOf(server: ServerMemory, kind: IdKind, value: string): string {
  const known = server.labels.get(value);
  if (known !== undefined) return known;
  const count = [...server.labels.values()].filter((label) => label.startsWith(`${kind} `)).length;
  server.labels.set(value, `${kind} ${count + 1}`);
  return `${kind} ${count + 1}`;
}

/** A timestamp never changes once returned, except that of the last change, and is close to the event. */
function timeOf(server: ServerMemory, who: Who, { fields, name }: { fields: Fields; name: string }): string {
  const id = String(fields['id'] ?? fields['trigger_word']);
  const key = `${who} ${name} ${id}`;
  const before = (name !== 'updatedAt' && server.earlier.get(key)) || fields[name];
  server.earlier.set(key, before);
  if (before !== fields[name]) return `another time than ${String(before)}, returned before`;
  const created = server.created.find(
    (resource) => resource.value === id && resource.who === who,
  )?.createdBetween;
  if (!created) return 'a time';
  const [, now] = momentOf(server);
  const latest = name === 'completedAt' ? Math.min(created[1] + HOUR_MS, now) : now;
  const [from, to] = name === 'createdAt' ? created : [created[0], latest];
  const timeMs = Date.parse(String(before));
  // A clock may be off, but always by the same amount.
  if (name === 'createdAt')
    server.clockOffsetMs ??= timeMs < from - SLOW_MS || timeMs > to + SLOW_MS ? timeMs - to : 0;
  const offsetMs = server.clockOffsetMs;
  if (offsetMs === undefined) return 'a time';
  if (isTimeZone(offsetMs)) return `a time that is off by ${offsetMs / HOUR_MS} hours`;
  const isThen = timeMs - offsetMs > from - SLOW_MS && timeMs - offsetMs < to + SLOW_MS;
  return isThen ? 'a time' : 'a time at which it did not happen';
}

/** An offset of whole quarters of an hour is a local time labeled UTC. */
function isTimeZone(offsetMs: number): boolean {
  const rest = Math.abs(offsetMs % (15 * MINUTE_MS));
  const distance = Math.min(rest, 15 * MINUTE_MS - rest);
  return Math.abs(offsetMs) > SLOW_MS && Math.abs(offsetMs) < 14.5 * HOUR_MS && distance < MINUTE_MS / 2;
}

/** Whether a key returns its first response again, including generated texts. */
function samenessOf(server: ServerMemory, exchange: Exchange): NormalizedResponse {
  const key = `${exchange.who} ${exchange.operation} ${keyOf(exchange)}`;
  const before = server.earlier.get(key);
  if (keyOf(exchange) === '') return {};
  const response = declaredPart(exchange);
  server.earlier.set(key, before ?? response);
  return before === undefined ? {} : { isAsBefore: isDeepStrictEqual(before, response) };
}

/** A response without undeclared fields, which may differ each time. */
function declaredPart({ operation, status, body }: Exchange): unknown {
  const content = operation && declaredResponse(operation, status)?.content;
  if (typeof body !== 'object' || body === null) return body;
  const more = unknownFields(content?.['application/json']?.schema ?? {}, body);
  const fields = Object.entries(body).filter(([name]) => !more.includes(name));
  return Object.fromEntries(fields);
}

/** The path of the first difference between two responses, if any. */
export function differenceOf(candidate: unknown, reference: unknown, path = ''): string | undefined {
  const [candidateFields, referenceFields] = [candidate, reference].map(plain);
  if (isDeepStrictEqual(candidateFields, referenceFields)) return undefined;
  if (
    typeof candidateFields !== 'object' ||
    typeof referenceFields !== 'object' ||
    candidateFields === null ||
    referenceFields === null
  )
    return path;
  const names = [...new Set([...Object.keys(candidateFields), ...Object.keys(referenceFields)])];
  const found = names.map((name) =>
    differenceOf(
      (candidateFields as NormalizedResponse)[name],
      (referenceFields as NormalizedResponse)[name],
      path === '' ? name : `${path}.${name}`,
    ),
  );
  return found.find((location) => location !== undefined) ?? path;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
