import { isDeepStrictEqual } from 'node:util';
import { JOB_END_STATUSES } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { declaredAnswer, unknownFields } from '../contract.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { field, keyOf, mediaTypeOf, rows, text, type Exchange, type Who } from '../exchange.ts';
import type { ComparedServer } from './compared-server.ts';
import { momentOf } from './created-resources.ts';
import { labelOf, wordKey, wordOf } from './fill-names.ts';

/** An answer without what the contract leaves open. */
export type NormalizedAnswer = Record<string, unknown>;

/** Fields that are equal on every server, and objects and lists that contain such fields. All others are ignored. */
const COMPARED = new Set(
  (
    'ok mode status training_status credits newBalance savedSamples goal next code ' +
    'input platform ratio voice brand idea schedule_at'
  ).split(' '),
);
/** Fields that hold ids, and what they identify. */
const IDS: Record<string, string> = {
  trigger_word: 'twin',
  userId: 'user',
  zipUrl: 'package',
  uploadURL: 'upload',
};
const TIMES = ['createdAt', 'updatedAt', 'completedAt'];
/** Operations whose refusals must have the balance. */
const TELLS_BALANCE: readonly (OperationId | undefined)[] = ['deductCredits', 'refundCredits'];
/** Clock tolerance, for slow machines. */
const SLOW_MS = 5 * MINUTE_MS;

export function normalizedAnswer(server: ComparedServer, exchange: Exchange): NormalizedAnswer {
  const { operation, status, body } = exchange;
  const type = mediaTypeOf(exchange);
  if (operation === 'putUpload' && status < 300 && status > 0) return { status: 'stored' };
  if (status >= 400 || status === 0) return problemOf(exchange);
  if (status >= 300) return { status, location: locationOf(server, exchange) };
  if (type !== 'application/json') return { status, type: type?.split('/')[0] };
  return {
    status,
    type,
    body: valueOf(server, exchange, body),
    ...(operation && MORE[operation]?.(server, exchange)),
    ...samenessOf(server, exchange),
  };
}

function problemOf(exchange: Exchange): NormalizedAnswer {
  const { operation, status } = exchange;
  const available = field(exchange, 'available');
  const isBalancePromised = TELLS_BALANCE.includes(operation);
  const allow = exchange.headers
    .get('allow')
    ?.split(/\s*,\s*/)
    .filter((method) => !/^(HEAD|OPTIONS)$/i.test(method));
  const isProblem = text(exchange, 'error').trim() !== '' && mediaTypeOf(exchange) === 'application/json';
  const code = field(exchange, 'code');
  return { status, code, available, isBalancePromised, allow: allow?.toSorted(), isProblem };
}

/** The address to sign in may differ between servers; the address afterwards may not. */
function locationOf(server: ComparedServer, exchange: Exchange): string | undefined {
  const own =
    exchange.who === 'nobody' ? [] : [server.people[exchange.who].client, server.people[exchange.who].second];
  const sessions = own.map(({ jar }) => jar.header(exchange.url));
  const location = exchange.headers.get('location');
  const isSignedIn = sessions.includes(exchange.requestHeaders['cookie'] ?? '');
  if (location === null || (exchange.operation === 'login' && !isSignedIn)) return undefined;
  const { origin, pathname, search, hash } = new URL(location, server.baseUrl);
  return `${origin === new URL(server.baseUrl).origin ? '' : origin}${pathname}${search}${hash}`;
}

function valueOf(server: ComparedServer, exchange: Exchange, value: unknown): unknown {
  if (Array.isArray(value)) {
    const known = value.filter(
      (one) =>
        server.labels.get(wordKey(exchange.who, String((one as NormalizedAnswer)['trigger_word']))) !== 'old',
    );
    return known.map((one) => valueOf(server, exchange, one));
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Record<string, unknown>;
  // In one order: the order of a server's fields means nothing. Times come last: a wrong state explains them.
  const names = Object.keys(object)
    .toSorted()
    .toSorted((one, other) => Number(TIMES.includes(one)) - Number(TIMES.includes(other)))
    .filter((name) => isCompared(exchange, name));
  return Object.fromEntries(names.map((name) => [name, fieldOf(server, exchange, object, name)]));
}

function isCompared({ operation }: Exchange, name: string): boolean {
  if (operation === 'getJob' && ['status', 'next'].includes(name)) return false;
  const isId = name in IDS || (name === 'id' && operation !== 'listPromptTemplates');
  return isId || TIMES.includes(name) || COMPARED.has(name);
}

function fieldOf(server: ComparedServer, exchange: Exchange, object: Record<string, unknown>, name: string) {
  const { who, operation } = exchange;
  const value = object[name];
  if (name === 'id') return labelOf(server, operation === 'getCurrentUser' ? 'user' : 'job', String(value));
  const kind = IDS[name];
  if (kind !== undefined)
    return labelOf(server, kind, kind === 'twin' ? wordKey(who, String(value)) : String(value));
  if (TIMES.includes(name)) return value === null ? null : timeOf(server, who, object, name);
  if (name === 'training_status' && value === 'starting') return 'processing';
  return valueOf(server, exchange, value);
}

/** A timestamp never changes once returned, but for the last change, and is close to the event. */
function timeOf(server: ComparedServer, who: Who, object: Record<string, unknown>, name: string): string {
  const id = String(object['id'] ?? object['trigger_word']);
  const key = `${who} ${name} ${id}`;
  const before = (name !== 'updatedAt' && server.earlier.get(key)) || object[name];
  server.earlier.set(key, before);
  if (before !== object[name]) return `another time than ${String(before)}, answered before`;
  const created = server.created.find((one) => one.value === id && one.who === who)?.createdBetween;
  if (!created) return 'a time';
  const [, now] = momentOf(server);
  const latest = name === 'completedAt' ? Math.min(created[1] + HOUR_MS, now) : now;
  const [from, to] = name === 'createdAt' ? created : [created[0], latest];
  const timeMs = Date.parse(String(before));
  // A clock may be off, but always by the same amount.
  if (name === 'createdAt')
    server.offMs ??= timeMs < from - SLOW_MS || timeMs > to + SLOW_MS ? timeMs - to : 0;
  if (server.offMs === undefined) return 'a time';
  if (isZone(server.offMs)) return `a time that is off by ${server.offMs / HOUR_MS} hours`;
  const isThen = timeMs - server.offMs > from - SLOW_MS && timeMs - server.offMs < to + SLOW_MS;
  return isThen ? 'a time' : 'a time at which it did not happen';
}

/** Whole quarters of an hour are a local time that is labelled UTC. */
function isZone(offMs: number): boolean {
  const offset = Math.abs(offMs % (15 * MINUTE_MS));
  const distance = Math.min(offset, 15 * MINUTE_MS - offset);
  return Math.abs(offMs) > SLOW_MS && Math.abs(offMs) < 14.5 * HOUR_MS && distance < MINUTE_MS / 2;
}

/** What else an operation's answers say. */
const MORE: Partial<Record<OperationId, (server: ComparedServer, answer: Exchange) => NormalizedAnswer>> = {
  /** The templates never change, and name no twin. */
  listPromptTemplates({ people, created, old, templates }, answer) {
    const all = rows(answer, 'templates');
    const ids = all.map(({ id }) => String(id));
    const prompts = all.map(({ prompt }) => String(prompt));
    if (templates.length === 0) templates.push(...ids);
    const own = created.filter(({ kind }) => kind === 'word').map(({ value }) => value);
    const words = [...[...old].map(wordOf), ...own, people.a.twin, people.b.twin].filter(Boolean);
    const namesTwin = prompts.some((prompt) => words.some((word) => prompt.includes(word)));
    return { namesTwin, isSame: isDeepStrictEqual(templates, ids) };
  },
  /** `Location`, where there is one, leads to the created job. */
  createJob({ baseUrl }, answer) {
    const location = answer.headers.get('location');
    const path = location === null ? undefined : new URL(location, baseUrl).pathname;
    return { isAtItsLocation: path?.endsWith(`/${text(answer, 'id')}`) ?? true };
  },
  /** Job progress may differ between servers; its end may not. */
  getJob(_, answer) {
    const status = text(answer, 'status');
    return { job: JOB_END_STATUSES.some((end) => end === status) ? status : 'in progress' };
  },
};

/** Whether a key is answered as it was first, including generated texts. */
function samenessOf(server: ComparedServer, exchange: Exchange): NormalizedAnswer {
  const key = `${exchange.who} ${exchange.operation} ${keyOf(exchange)}`;
  const before = server.earlier.get(key);
  if (keyOf(exchange) === '') return {};
  const said = declaredPart(exchange);
  server.earlier.set(key, before ?? said);
  return before === undefined ? {} : { isAsBefore: isDeepStrictEqual(before, said) };
}

/** Without undeclared fields, which may differ in each answer. */
function declaredPart({ operation, status, body }: Exchange): unknown {
  const content = operation && declaredAnswer(operation, status)?.content;
  if (typeof body !== 'object' || body === null) return body;
  const more = unknownFields(content?.['application/json']?.schema ?? {}, body);
  const fields = Object.entries(body).filter(([name]) => !more.includes(name));
  return Object.fromEntries(fields);
}

/** The path where two answers differ; undefined when they do not. */
export function differenceOf(one: unknown, other: unknown, path = ''): string | undefined {
  const [mine, theirs] = [one, other].map(plain);
  if (isDeepStrictEqual(mine, theirs)) return undefined;
  if (typeof mine !== 'object' || typeof theirs !== 'object' || mine === null || theirs === null) return path;
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const found = names.map((name) =>
    differenceOf(
      (mine as NormalizedAnswer)[name],
      (theirs as NormalizedAnswer)[name],
      path === '' ? name : `${path}.${name}`,
    ),
  );
  return found.find((place) => place !== undefined) ?? path;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
