import { MAX_SAFE_URL_LENGTH } from '#openapi/limits.gen.ts';
import type { OddValuesOfField } from '../areas/area.ts';
import { OPERATIONS } from '../areas/areas.ts';
import { FOREIGN_ADDRESSES } from '../areas/jobs.ts';
import { itemsOf, propertyOf, requestSchema, type Schema } from '../contract.ts';
import type { CaseId } from '../scenarios/case-ids.ts';
import { isText, longText, Reference, text, type Text } from '../scenarios/references.ts';
import type { RequestParts } from '../scenarios/request-parts.ts';
import type { ScenarioKit } from '../scenarios/scenario.ts';
import type { RequestStep } from '../scenarios/steps.ts';

/** Values of other types, and odd values of the same type. */
const ANY = [undefined, null, true, 0, 1.5, -1, '', ' ', 'x', [], {}];

/** Texts that a careless server changes or confuses. */
const TEXTS = [
  '\n\t ',
  '\u00a0\u3000',
  '\ufeff',
  '\u0085',
  '  x  ',
  'x\r\ny',
  'e\u0301\u00e9\u1e9b\u0323',
  '<b>&amp;"\'</b>',
  String.raw`{{7*7}} ${'${x}'} %s %(a)s {0} {name} \n \u0041`,
  "'; DROP TABLE jobs; --",
  '\u202eabc\u200b\u200d\ufeff\u00a0x\u2028y\u3000',
  '👩🏽‍🚀 مرحبا 你好 שלום',
  '+1 =1 @x -x',
  'x\u0001\u001b[0m\u007fy',
  // Texts that look like another type.
  'null',
  'true',
  '0123',
  '1e5',
  '1.0',
  '-0',
  '0x1f',
  '12345678901234567890',
  '[]',
  '{}',
  '2026-01-01',
];

/** Addresses that the server never issued. */
const ADDRESSES: Text[] = [
  ...FOREIGN_ADDRESSES,
  longText(MAX_SAFE_URL_LENGTH, 'x', { before: '/' }),
  longText(MAX_SAFE_URL_LENGTH + 1, 'x', { before: '/' }),
];

/** Texts of a given length, made of code points that a server may miscount. */
const LONG_TEXTS: ((length: number, start: Text) => Text)[] = [
  ...['x', '👩', 'ü', '&'].map(
    (letter) => (length: number, before: Text) => longText(length, letter, { before }),
  ),
  (length, start) => longText(length, '\u0301', { before: text`${start}e` }),
  (length, start) => longText(length, ' ', { before: text`${start}e` }),
  (length, start) => longText(length, ' ', { before: start, after: 'e' }),
];

/** Another value in the body of a request. */
export interface Change {
  path: readonly string[];
  value: unknown;
  cases: readonly CaseId[];
}

type OddFields = Partial<Record<string, OddValuesOfField>>;

/** Every change of one value in the body. */
export function changesOf({ operation, request: { body } }: RequestStep, kit: ScenarioKit): Change[] {
  const fields = (OPERATIONS[operation].oddValues?.(kit) ?? {}) as OddFields;
  return changesBelow({ schema: requestSchema(operation) ?? {}, good: body, path: [] }, fields);
}

interface Position {
  schema: Schema;
  good: unknown;
  path: readonly string[];
}

function changesBelow({ schema, good, path }: Position, fields: OddFields): Change[] {
  const name = path.at(-1);
  const values = name === undefined ? [] : valuesOf({ schema, good, name }, fields);
  const own = values.map((value) => ({ path, value, cases: casesOf({ path, value, good }) }));
  if (Array.isArray(good)) {
    const items = itemsOf(schema);
    const first = items ? changesBelow({ schema: items, good: good[0], path: [...path, '0'] }, fields) : [];
    // The first item is changed more often than the last.
    const isLonger = Number(schema['maxItems']) > good.length;
    const index = isLonger ? good.length : good.length - 1;
    const last = first.filter((_, place) => index > 0 && place % 2 === 0);
    const moved = last.map((change) => ({ ...change, path: change.path.with(path.length, String(index)) }));
    return [...own, ...first, ...moved];
  }
  if (typeof good !== 'object' || good === null || isText(good)) return own;
  return [
    ...own,
    ...Object.entries(good).flatMap(([field, value]) => {
      const child = propertyOf(schema, field);
      return child ? changesBelow({ schema: child, good: value, path: [...path, field] }, fields) : [];
    }),
  ];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isText(value) ? 'string' : typeof value;
}

/** More letters than any text whose subject is not its length. */
const LONG = 60;

function casesOf({
  path,
  value,
  good,
}: {
  path: readonly string[];
  value: unknown;
  good: unknown;
}): CaseId[] {
  const isOther = value === null || typeOf(value) !== typeOf(good);
  const isLong = value instanceof Reference ? value.label.includes(' × ') : String(value).length > LONG;
  const names = path.filter((name) => !/^\d+$/.test(name)) as CaseId[];
  return [...names, ...(isOther ? ['another-type' as const] : []), ...(isLong ? ['length' as const] : [])];
}

interface Value {
  schema: Schema;
  good: unknown;
  name: string;
}

function valuesOf({ schema, good, name }: Value, fields: OddFields): unknown[] {
  const asText = good instanceof Reference ? text`${good}` : String(good);
  const values: unknown[] = [...ANY, [good], asText];
  if (typeof good === 'number') return [...values, ...numbersBeside(schema, good)];
  if (Array.isArray(good)) return [...values, ...listsBeside(schema, good)];
  if (!isText(good)) return values;
  const all = [...values, ...textsBeside({ schema, good, name }, fields)];
  // The contract leaves open whether blanks around a media type count.
  return name === 'type' ? all.filter((value) => typeof value !== 'string' || value === value.trim()) : all;
}

function numbersBeside({ minimum, maximum }: Schema, good: number): unknown[] {
  const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number');
  return [
    ...bounds.flatMap((bound) => [bound - 1, bound, bound + 1, bound - 0.5]),
    2 ** 31,
    2 ** 32 + good,
    2 ** 53,
    1e21,
    -good,
    good + 1e-9,
    String(good),
    `${good}.0`,
  ];
}

function listsBeside({ minItems, maxItems }: Schema, good: readonly unknown[]): unknown[] {
  if (typeof maxItems !== 'number' || typeof minItems !== 'number') return [];
  const counts = [minItems - 1, minItems, maxItems, maxItems + 1].filter((count) => count >= 0);
  return [
    ...counts.map((count) => Array.from({ length: count }, () => good[0])),
    [good[0], null],
    [...good, 7],
    Object.fromEntries(good.entries()),
  ];
}

function textsBeside({ schema, good, name }: Value & { good: Text }, fields: OddFields): unknown[] {
  const { maxLength, pattern, enum: options = [] } = schema;
  const names = options.map(String);
  const values: unknown[] = [
    ...names,
    ...names.map((name) => name.toUpperCase()),
    text`${good}\n`,
    text` ${good}`,
    text`${good}\0`,
    ...(names.length > 0 ? ['youtube', 'facebook', 'tiktok', String(good).slice(0, -1)] : []),
    ...names.map((name) => `${name} `),
  ];
  const odd = fields[name];
  if (odd && !('start' in odd)) return [...values, ...odd];
  const { start = '', values: own = [] } = odd ?? {};
  if (good instanceof Reference && ['uploadTrainingPhotos', 'putUpload'].includes(good.kind))
    return [...values, ...own, ...ADDRESSES, text`${good}?x=1`, text`${good}/`];
  if (typeof maxLength !== 'number' || pattern === undefined) return [...values, ...own];
  const lengths = LONG_TEXTS.flatMap((make) => [make(maxLength, start), make(maxLength + 1, start)]);
  const texts = TEXTS.map((value) => (start === '' ? value : text`${start}${value}`));
  return [
    ...values,
    ...own,
    ...texts,
    ...lengths,
    longText(Math.floor(maxLength / 2), 'x', { before: start }),
  ];
}

export function changed(
  request: RequestParts,
  { path, value }: Pick<Change, 'path' | 'value'>,
): RequestParts {
  return { ...request, body: withValueAt(request.body, path, value) };
}

/** A copy with another value at a path; an item beyond the end of a list copies the first one. */
function withValueAt(original: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(original)) {
    const items: unknown[] = [...original];
    const index = Number(name);
    items[index] = withValueAt(items[index] ?? items[0], rest, value);
    return items;
  }
  const fields = original as Record<string, unknown>;
  return { ...fields, [name]: withValueAt(fields[name], rest, value) };
}
