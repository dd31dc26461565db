import { MAX_INTENT_KEY_LENGTH } from '#openapi/limits.gen.ts';
import type { Account } from '../adapter.ts';
import type { CreatedKind, ServerMemory } from './server-memory.ts';

type ReferenceKind = CreatedKind | 'user' | 'twin' | 'key' | 'run' | 'text';

/** A text with different values on the two servers, such as the id of a created job. */
export class Reference {
  readonly kind: ReferenceKind;
  /** Names it in reports. References with equal labels have equal values. */
  readonly label: string;
  readonly valueOn: (server: ServerMemory) => string;

  constructor(kind: ReferenceKind, label: string, valueOn: (server: ServerMemory) => string) {
    this.kind = kind;
    this.label = label;
    this.valueOn = valueOn;
  }

  toString(): string {
    return `«${this.label}»`;
  }

  toJSON(): string {
    return this.toString();
  }
}

export type Text = string | Reference;

/** A type of the contract in which each text may be a reference. */
export type Sendable<Value> = Value extends string
  ? Value | Reference
  : Value extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : Value extends Blob
      ? Value
      : Value extends object
        ? { [Name in keyof Value]: Sendable<Value[Name]> }
        : Value;

export const isText = (value: unknown): value is Text =>
  typeof value === 'string' || value instanceof Reference;

/** The last resource that an account has created, or an earlier one. */
export function created(kind: CreatedKind, who: Account, back = 0): Reference {
  return new Reference(kind, `${kind} ${who} ${back}`, (server) => {
    const own = server.created.filter((resource) => resource.kind === kind && resource.who === who);
    const last = own.at(-1 - back)?.value;
    return last ?? (kind === 'trainTwin' ? server.users[who].twin : (server.placeholders[kind] ?? ''));
  });
}

export const userId = (who: Account) => new Reference('user', `id ${who}`, (server) => server.users[who].id);

/** The trigger word of the account's twin from before the scenario. */
export const oldTwin = (who: Account) =>
  new Reference('twin', `twin ${who}`, (server) => server.users[who].twin);

/** A key of the scenario. In other scenarios the same name is another key. */
export const scenarioKey = (name: Text): Reference =>
  name instanceof Reference && name.kind === 'key'
    ? name
    : new Reference('key', `key ${String(name)}`, (server) => server.keyPrefix + resolve(server, name));

/** A key of the scenario with the maximum length or another length. */
export const longKey = (start: string, end = '', length: number = MAX_INTENT_KEY_LENGTH) =>
  new Reference('key', `key ${start}…${end} of ${length}`, (server) => {
    const first = server.keyPrefix + start;
    return first + 'x'.repeat(length - first.length - end.length) + end;
  });

/** A few letters that differ in each run. */
export const runId = new Reference('run', 'run', (server) => server.runId);

/** A text with references in it: text`${oldTwin('a')} person`. */
export function text(strings: TemplateStringsArray, ...parts: readonly Text[]): Text {
  const joined = (textOf: (part: Text) => string) =>
    strings
      .map((string, index) => string + (index < parts.length ? textOf(parts[index] ?? '') : ''))
      .join('');
  if (parts.every((part) => typeof part === 'string')) return joined(String);
  return new Reference('text', joined(String), (server) => joined((part) => resolve(server, part)));
}

/** A text of a given length in code points: `before`, a repeated letter, `after`. */
export function longText(
  length: number,
  letter = 'x',
  { before = '', after = '' }: { before?: Text; after?: Text } = {},
): Text {
  const filled = (start: string, end: string) =>
    start + letter.repeat(Math.max(0, length - codePoints(start + end))) + end;
  if (typeof before === 'string' && typeof after === 'string') return filled(before, after);
  const label = `${String(before)} ${length} × ${letter} ${String(after)}`;
  return new Reference('text', label, (server) => filled(resolve(server, before), resolve(server, after)));
}

const codePoints = (value: string) => Array.from(value).length;

/** The same text with lower case and upper case swapped. */
export function otherCase(reference: Reference): Reference {
  return new Reference('text', `${reference.label} in the other case`, (server) =>
    Array.from(reference.valueOn(server), (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    ).join(''),
  );
}

function resolve(server: ServerMemory, value: Text): string {
  return typeof value === 'string' ? value : value.valueOn(server);
}

/** A copy of a value with each reference replaced by its text on this server. */
export function resolved(server: ServerMemory, value: unknown): unknown {
  if (value instanceof Reference) return value.valueOn(server);
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => resolved(server, item));
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, resolved(server, child)]));
}
