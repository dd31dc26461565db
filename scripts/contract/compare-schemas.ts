import { isObject, objectOf, type Json, type JsonObject } from './document.ts';
import type { Effect } from './compare.ts';

/** Who writes what the schema is about: clients write requests, servers responses. */
export type Flow = 'request' | 'response';
/** @param place from the schema of the request or answer, or from the name of a component */
export type Report = (effect: Effect, place: string[], what: string) => void;

interface Side {
  schema: Json;
  /** What references point into. */
  all: JsonObject;
}

/** What the change lets through: less, more, or something else. */
type Direction = 'narrower' | 'wider' | 'other';

/** A client fails when it may send less than before, or has to read more. */
const EFFECTS: Record<Flow, Record<Direction, Effect>> = {
  request: { narrower: 'breaking', wider: 'addition', other: 'breaking' },
  response: { narrower: 'addition', wider: 'breaking', other: 'breaking' },
};
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const WHOLE = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
];

/** Reports what changed between two JSON Schemas (2020-12, as far as the contract uses it), place by place. */
export function compareSchemas(before: Side, after: Side, flow: Flow, report: Report): void {
  const seen = new Set<string>();
  compare(before.schema, after.schema, []);

  function compare(oldSchema: Json, youngSchema: Json, place: string[]): void {
    const pair = JSON.stringify([oldSchema, youngSchema]);
    const isReference = objectOf(oldSchema)['$ref'] !== undefined;
    if (isReference && seen.has(pair)) return;
    seen.add(pair);
    // A schema of the components is named once, whoever uses it.
    const name = nameOf(oldSchema);
    if (name !== undefined && name === nameOf(youngSchema) && place[0] !== name) {
      compare(resolve(oldSchema, before.all), resolve(youngSchema, after.all), [name]);
      return;
    }
    const old = resolve(oldSchema, before.all);
    const young = resolve(youngSchema, after.all);
    const say = (direction: Direction, what: string) => report(EFFECTS[flow][direction], place, what);

    if (isChoice(old) !== isChoice(young)) {
      say('other', isChoice(young) ? 'is now one of several shapes' : 'is now a single shape');
      return;
    }
    compareSets(valuesOf(old['type']), valuesOf(young['type']), 'type', say);
    compareSets(choicesOf(old), choicesOf(young), 'value', say);
    for (const key of UPPER_BOUNDS) compareBound(old[key], young[key], key, 1, say);
    for (const key of LOWER_BOUNDS) compareBound(old[key], young[key], key, -1, say);
    for (const key of WHOLE) {
      const [one, other] = [JSON.stringify(old[key]), JSON.stringify(young[key])];
      if (one === other) continue;
      say(
        one === undefined ? 'narrower' : other === undefined ? 'wider' : 'other',
        `${key} ${fromTo(one, other)}`,
      );
    }
    compareFields(old, young, place, say);
    for (const key of ['items', 'additionalProperties']) {
      const [one, other] = [old[key], young[key]];
      if (isObject(one) && isObject(other)) compare(one, other, [...place, key === 'items' ? '[]' : '*']);
      else if (JSON.stringify(one) !== JSON.stringify(other))
        say('other', `${key} ${fromTo(JSON.stringify(one), JSON.stringify(other))}`);
    }
    for (const key of ['oneOf', 'anyOf']) {
      const [one, other] = [listOf(old[key]), listOf(young[key])];
      if (one.length === other.length) {
        for (const [index, variant] of one.entries()) compare(variant, other[index] ?? true, place);
      } else {
        const direction = one.length < other.length ? 'wider' : 'narrower';
        say(direction, `${key} has ${other.length} variants, not ${one.length}`);
      }
    }
  }

  function compareFields(
    old: JsonObject,
    young: JsonObject,
    place: string[],
    say: (d: Direction, what: string) => void,
  ) {
    const oldFields = objectOf(old['properties']);
    const youngFields = objectOf(young['properties']);
    for (const [name, schema] of Object.entries(oldFields)) {
      const other = youngFields[name];
      if (other === undefined) report('breaking', [...place, name], 'is gone');
      else compare(schema, other, [...place, name]);
    }
    for (const name of Object.keys(youngFields)) {
      if (!(name in oldFields)) report('addition', [...place, name], 'is new');
    }
    const [wasRequired, isRequired] = [
      listOf(old['required']).map(String),
      listOf(young['required']).map(String),
    ];
    for (const name of isRequired)
      if (!wasRequired.includes(name)) say('narrower', `${name} is now required`);
    for (const name of wasRequired)
      if (!isRequired.includes(name)) say('wider', `${name} is no longer required`);
  }
}

/** No list means that everything is let through. */
function compareSets(
  old: string[] | undefined,
  young: string[] | undefined,
  word: string,
  say: (direction: Direction, what: string) => void,
): void {
  if (old === undefined && young === undefined) return;
  if (old === undefined) return say('narrower', `only ${word} ${young?.join(', ')}`);
  if (young === undefined) return say('wider', `any ${word}`);
  const gone = old.filter((value) => !young.includes(value));
  const added = young.filter((value) => !old.includes(value));
  if (gone.length > 0) say('narrower', `${word} ${gone.join(', ')} is gone`);
  if (added.length > 0) say('wider', `${word} ${added.join(', ')} is new`);
}

/** @param sign 1 for an upper bound, -1 for a lower one */
function compareBound(
  old: Json | undefined,
  young: Json | undefined,
  key: string,
  sign: 1 | -1,
  say: (direction: Direction, what: string) => void,
): void {
  if (old === young) return;
  const [one, other] = [old, young].map((bound) => (bound === undefined ? Infinity : Number(bound) * sign));
  say(
    (other ?? 0) < (one ?? 0) ? 'narrower' : 'wider',
    `${key} is ${JSON.stringify(young) ?? 'unbounded'} instead of ${JSON.stringify(old) ?? 'unbounded'}`,
  );
}

/** Characters of a value that are shown, from a little before the first difference. */
const SHOWN = 60;

/** `is "new" instead of "old"`, each cut to where they differ. */
function fromTo(old = 'nothing', young = 'nothing'): string {
  const isLong = Math.max(old.length, young.length) > SHOWN;
  const differs = old.split('').findIndex((letter, index) => letter !== young[index]);
  const start = isLong ? Math.max(0, (differs < 0 ? old.length : differs) - SHOWN / 3) : 0;
  const shown = (text: string) =>
    (start > 0 ? '…' : '') + text.slice(start, start + SHOWN) + (text.length > start + SHOWN ? '…' : '');
  return `is ${shown(young)} instead of ${shown(old)}`;
}

function isChoice(schema: JsonObject): boolean {
  return 'oneOf' in schema || 'anyOf' in schema;
}

/** The name of the component that a reference points to. */
function nameOf(schema: Json): string | undefined {
  const ref = objectOf(schema)['$ref'];
  return typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : undefined;
}

function resolve(schema: Json, all: JsonObject): JsonObject {
  const object = objectOf(schema);
  const ref = object['$ref'];
  return typeof ref === 'string' ? resolve(all[ref.slice(ref.lastIndexOf('/') + 1)] ?? true, all) : object;
}

function valuesOf(type: Json | undefined): string[] | undefined {
  return type === undefined ? undefined : listOf(type).map(String);
}

function choicesOf({ enum: choices, const: single }: JsonObject): string[] | undefined {
  if (choices !== undefined) return listOf(choices).map((value) => JSON.stringify(value));
  return single === undefined ? undefined : [JSON.stringify(single)];
}

function listOf(value: Json | undefined): Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
