import { isDeepStrictEqual } from 'node:util';
import { JOB_END_STATUSES } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { declaredAnswer, unknownFields } from '../contract.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { field, keyOf, rows, text, type Exchange, type Who } from '../exchange.ts';
import { momentOf } from './made.ts';
import { tokenOf, wordKey, wordOf } from './names.ts';
import type { Side } from './side.ts';

/** An answer without what the contract leaves open. */
export type Normal = Record<string, unknown>;

/** Fields that are the same on every server, and lists and objects that are looked into. Any other field is free. */
const COMPARED = new Set(
  (
    'ok mode status training_status credits newBalance savedSamples goal next code refunded ' +
    'input platform ratio voice brand idea schedule_at'
  ).split(' '),
);
/** Ids, and what they are of. */
const IDS: Record<string, string> = {
  trigger_word: 'twin',
  userId: 'user',
  zipUrl: 'package',
  uploadURL: 'upload',
};
const TIMES = ['createdAt', 'completedAt'];
/** Where a balance is promised with a refusal. */
const TELLS_BALANCE: readonly (OperationId | undefined)[] = ['deductCredits', 'refundCredits'];
/** So much a slow machine may be late. */
const SLOW_MS = 5 * MINUTE_MS;

export function normalOf(side: Side, exchange: Exchange): Normal {
  const { operation, status, body } = exchange;
  const type = typeOf(exchange);
  if (operation === 'putUpload' && status < 300 && status > 0) return { status: 'stored' };
  if (status >= 400 || status === 0) return problemOf(exchange);
  if (status >= 300) return { status, location: locationOf(side, exchange) };
  if (type !== 'application/json') return { status, type: type?.split('/')[0] };
  const normal = {
    status,
    type,
    body: valueOf(side, exchange, body),
    ...madeOf(side, exchange),
    ...namedIn(side, exchange),
  };
  return { ...normal, ...jobOf(exchange), ...samenessOf(side, exchange) };
}

function typeOf({ headers }: Exchange): string | undefined {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function problemOf(exchange: Exchange): Normal {
  const { operation, status } = exchange;
  const available = field(exchange, 'available');
  const isBalancePromised = TELLS_BALANCE.includes(operation);
  const allow = exchange.headers
    .get('allow')
    ?.split(/\s*,\s*/)
    .filter((method) => !/^(HEAD|OPTIONS)$/i.test(method));
  const isProblem = text(exchange, 'error').trim() !== '' && typeOf(exchange) === 'application/json';
  const code = field(exchange, 'code');
  return { status, code, available, isBalancePromised, allow: allow?.toSorted(), isProblem };
}

/** Where people sign in is the server's own; where they go afterwards is not. */
function locationOf(side: Side, exchange: Exchange): string | undefined {
  const own =
    exchange.who === 'nobody' ? [] : [side.people[exchange.who].client, side.people[exchange.who].second];
  const sessions = own.map(({ jar }) => jar.header(exchange.url));
  const location = exchange.headers.get('location');
  const isSignedIn = sessions.includes(exchange.requestHeaders['cookie'] ?? '');
  if (location === null || (exchange.operation === 'login' && !isSignedIn)) return undefined;
  const { origin, pathname, search, hash } = new URL(location, side.baseUrl);
  return `${origin === new URL(side.baseUrl).origin ? '' : origin}${pathname}${search}${hash}`;
}

function valueOf(side: Side, exchange: Exchange, value: unknown): unknown {
  if (Array.isArray(value)) {
    const known = value.filter(
      (one) => side.tokens.get(wordKey(exchange.who, String((one as Normal)['trigger_word']))) !== 'old',
    );
    return known.map((one) => valueOf(side, exchange, one));
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, child]) => {
      if (name === 'id' && exchange.operation !== 'listPromptTemplates')
        return [
          [name, tokenOf(side, exchange.operation === 'getCurrentUser' ? 'user' : 'job', String(child))],
        ];
      const kind = IDS[name];
      const key = kind === 'twin' ? wordKey(exchange.who, String(child)) : String(child);
      if (kind !== undefined) return [[name, tokenOf(side, kind, key)]];
      if (TIMES.includes(name))
        return [[name, child === null ? null : timeOf(side, exchange.who, object, name)]];
      if (!COMPARED.has(name)) return [];
      if (exchange.operation === 'getJob' && ['status', 'next'].includes(name)) return [];
      if (name === 'training_status' && child === 'starting') return [[name, 'processing']];
      return [[name, valueOf(side, exchange, child)]];
    }),
  );
}

/** A time stays as it was said first, wherever the thing is told of, and is of the moment at which it happened. */
function timeOf(side: Side, who: Who, object: Record<string, unknown>, name: string): string {
  const id = String(object['id'] ?? object['trigger_word']);
  const key = `${who} ${name} ${id}`;
  const before = side.earlier.get(key) ?? object[name];
  side.earlier.set(key, before);
  if (before !== object[name]) return `another time than ${String(before)}, told before`;
  const made = side.made.find((one) => one.value === id && one.who === who)?.madeBetween;
  if (!made) return 'a time';
  const [from, to] = name === 'createdAt' ? made : [made[0], Math.min(made[1] + HOUR_MS, momentOf(side)[1])];
  const timeMs = Date.parse(String(before));
  // A clock may be off, but not now this way and now that.
  if (name === 'createdAt') side.offMs ??= timeMs < from - SLOW_MS || timeMs > to + SLOW_MS ? timeMs - to : 0;
  if (side.offMs === undefined) return 'a time';
  const isThen = timeMs - side.offMs > from - SLOW_MS && timeMs - side.offMs < to + SLOW_MS;
  return isThen ? 'a time' : 'a time at which it did not happen';
}

/** The templates are the same for everybody and at any time, and name nobody's twin. */
function namedIn({ people, made, old, templates }: Side, exchange: Exchange): Normal {
  if (exchange.operation !== 'listPromptTemplates') return {};
  const all = rows(exchange, 'templates');
  const ids = all.map(({ id }) => String(id));
  const prompts = all.map(({ prompt }) => String(prompt));
  if (templates.length === 0) templates.push(...ids);
  const own = made.filter(({ kind }) => kind === 'word').map(({ value }) => value);
  const words = [...[...old].map(wordOf), ...own, people.a.twin, people.b.twin].filter(Boolean);
  const namesTwin = prompts.some((prompt) => words.some((word) => prompt.includes(word)));
  return { namesTwin, isSame: isDeepStrictEqual(templates, ids) };
}

/** What was made is where the header says. */
function madeOf({ baseUrl }: Side, exchange: Exchange): Normal {
  if (exchange.operation !== 'createJob' || exchange.status !== 201) return {};
  const { pathname } = new URL(exchange.headers.get('location') ?? '', baseUrl);
  return { isAtItsLocation: pathname.endsWith(`/${text(exchange, 'id')}`) };
}

/** How far a job is at a moment is the server's own; its end is not. */
function jobOf(exchange: Exchange): Normal {
  if (exchange.operation !== 'getJob') return {};
  const status = text(exchange, 'status');
  return { job: JOB_END_STATUSES.some((end) => end === status) ? status : 'in progress' };
}

/** Does a key answer as it did first? Also where the words of the answer are the server's own. */
function samenessOf(side: Side, exchange: Exchange): Normal {
  const key = `${exchange.who} ${exchange.operation} ${keyOf(exchange)}`;
  const before = side.earlier.get(key);
  if (keyOf(exchange) === '') return {};
  const said = declaredPart(exchange);
  side.earlier.set(key, before ?? said);
  return before === undefined ? {} : { isAsBefore: isDeepStrictEqual(before, said) };
}

/** A server may add fields, of which each answer has its own. */
function declaredPart({ operation, status, body }: Exchange): unknown {
  const content = operation && declaredAnswer(operation, status)?.content;
  if (typeof body !== 'object' || body === null) return body;
  const more = unknownFields(content?.['application/json'] ?? '', body);
  const fields = Object.entries(body).filter(([name]) => !more.includes(name));
  return Object.fromEntries(fields);
}

/**
 * Which answers to calls that were made at once differ, in whatever order: places of those that no other has, and of those
 * that are missing. Those in flight may become any of the others.
 */
export function differenceAtOnce(
  mine: readonly Normal[],
  theirs: readonly Normal[],
): { odd: number[]; missing: number[] } | undefined {
  const left = theirs.map((normal, place) => ({ place, text: JSON.stringify(normal) }));
  const answered = mine.map((normal) => (normal['code'] === 'inFlight' ? '' : JSON.stringify(normal)));
  const odd = answered.flatMap((answer, place) => {
    const found = left.findIndex(({ text }) => text === answer);
    if (found >= 0) left.splice(found, 1);
    return answer === '' || found >= 0 ? [] : [place];
  });
  const missing = left.filter(({ text }) => odd.length > 0 || !answered.includes(text));
  return odd.length + missing.length === 0 ? undefined : { odd, missing: missing.map(({ place }) => place) };
}

/** Which of several got what is chance, and so is what each was told of the balance; not that a key has two answers. */
export function withoutOrder(normal: Normal, { who, method }: Exchange): Normal {
  if (method === 'GET') return { ...normal, who };
  const isAsBefore = normal['isAsBefore'] !== false;
  return { ...normal, who, body: undefined, available: undefined, isAsBefore };
}

/** Where two answers differ; undefined when they do not. */
export function differenceOf(one: unknown, other: unknown, path = ''): string | undefined {
  if (isDeepStrictEqual(plain(one), plain(other))) return undefined;
  const [mine, theirs] = [one, other].map((value) => plain(value));
  if (typeof mine !== 'object' || typeof theirs !== 'object' || mine === null || theirs === null) return path;
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const found = names.map((name) =>
    differenceOf((mine as Normal)[name], (theirs as Normal)[name], path === '' ? name : `${path}.${name}`),
  );
  return found.find((place) => place !== undefined) ?? path;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
