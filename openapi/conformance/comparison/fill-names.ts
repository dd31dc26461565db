import type { Account } from '../adapter.ts';
import type { Who } from '../exchange.ts';
import { numberOf } from './limit-words.ts';
import type { ServerState } from './server-state.ts';

/** Placeholders for what was never created. */
const NONE: Record<string, string> = {
  package: '/api/objects/trainings/none.zip',
  word: 'NOBODY0',
  picture: '/api/objects/none.png',
  job: 'job_none',
  upload: '/api/objects/upload/none',
  photo: '/api/objects/upload/none',
  checkout: '/',
};

/** A copy of a value with all of its texts changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, mapTexts(child, change)]));
}

/** A copy of a value with the names in it replaced by what they stand for on this server. */
export function fillNames(server: ServerState, value: unknown): unknown {
  return mapTexts(value, (given) => {
    const text = given.replaceAll(
      /«(\w+)(?: (a|b))?(?: (\d+))?»/g,
      (_, kind: string, who?: Account, back = '0') => named(server, kind, who, Number(back)),
    );
    return text.replace(/«fill (\S+) (.)»/u, (fill: string, length: string, letter: string) =>
      letter.repeat(numberOf(length) - lengthOf(text) + lengthOf(fill)),
    );
  });
}

/** In code points, as the contract counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

function named(server: ServerState, kind: string, who: Account = 'a', back = 0): string {
  if (kind === 'k') return server.prefix;
  if (kind === 'r') return server.run;
  if (kind === 'id') return server.people[who].id;
  if (kind === 'twin') return server.people[who].twin;
  const isUpperCase = kind === kind.toUpperCase();
  if (isUpperCase) return inOtherCase(named(server, kind.toLowerCase(), who, back));
  const own = server.created.filter((one) => one.kind === kind && one.who === who);
  const last = own.at(-1 - back)?.value;
  return last ?? (kind === 'word' ? server.people[who].twin : (NONE[kind] ?? ''));
}

function inOtherCase(text: string): string {
  return Array.from(text, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  ).join('');
}

/** Identifies a trigger word: another account may have the same. */
export function wordKey(who: Who, word: string): string {
  return `${who} ${word}`;
}

/** The trigger word in its key. */
export function wordOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

/** Labels an id by its first appearance on this server. */
export function labelOf(server: Pick<ServerState, 'labels'>, kind: string, value: string): string {
  const known = server.labels.get(value);
  if (known !== undefined) return known;
  const count = [...server.labels.values()].filter((label) => label.startsWith(`${kind} `)).length;
  server.labels.set(value, `${kind} ${count + 1}`);
  return `${kind} ${count + 1}`;
}
