import type { Call } from '../client.ts';
import { itemsOf, propertyOf, requestSchema, type Schema } from '../contract.ts';
import { readTable } from './read-table.ts';
import type { CallStep } from './steps.ts';

/** Values of other types, and odd values of the same type. */
const ANY = [undefined, null, true, 0, 1.5, -1, '', ' ', 'x', [], {}];
export const { texts, fills, addresses, fields } = readTable('values.yaml') as Record<
  'texts' | 'fills' | 'addresses',
  string[]
> & { fields: Record<string, string[]> };
/** Another value in the body of a request. */
export interface Change {
  path: readonly string[];
  value: unknown;
  caseIds: readonly string[];
}

/** Every change of one value in the body. */
export function changesOf({ operation, call: { body } }: CallStep): Change[] {
  return below(requestSchema(operation) ?? {}, body, []);
}

function below(schema: Schema, good: unknown, path: readonly string[]): Change[] {
  const name = path.at(-1);
  const values = name === undefined ? [] : valuesOf(schema, good, name);
  const own = values.map((value) => ({ path, value, caseIds: aboutOf(path, value, good) }));
  if (Array.isArray(good)) {
    const items = itemsOf(schema);
    const first = items ? below(items, good[0], [...path, '0']) : [];
    // More changes of the first item than of the last.
    const isLonger = Number(schema['maxItems']) > good.length;
    const place = isLonger ? good.length : good.length - 1;
    const last = first.filter((_, index) => place > 0 && index % 2 === 0);
    const moved = last.map((one) => ({ ...one, path: one.path.with(path.length, String(place)) }));
    return [...own, ...first, ...moved];
  }
  if (typeof good !== 'object' || good === null) return own;
  return [
    ...own,
    ...Object.entries(good).flatMap(([name, value]) => {
      const child = propertyOf(schema, name);
      return child ? below(child, value, [...path, name]) : [];
    }),
  ];
}

function aboutOf(path: readonly string[], value: unknown, good: unknown): string[] {
  const isOther =
    value === null || Array.isArray(value) !== Array.isArray(good) || typeof value !== typeof good;
  const isLong = typeof value === 'string' && value.includes('«fill');
  const names = path.filter((name) => !/^\d+$/.test(name));
  return [...names, ...(isOther ? ['another-type'] : []), ...(isLong ? ['length'] : [])];
}

function valuesOf(schema: Schema, good: unknown, name: string): unknown[] {
  const { minimum, maximum, minItems, maxItems, maxLength, pattern, enum: options = [] } = schema;
  const values: unknown[] = [...ANY, [good], String(good)];
  if (typeof good === 'number') {
    const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number');
    values.push(...bounds.flatMap((bound) => [bound - 1, bound, bound + 1, bound - 0.5]));
    values.push(2 ** 31, 2 ** 32 + good, 2 ** 53, 1e21, -good, good + 1e-9, String(good), `${good}.0`);
  }
  if (Array.isArray(good) && typeof maxItems === 'number' && typeof minItems === 'number') {
    const counts = [minItems - 1, minItems, maxItems, maxItems + 1].filter((count) => count >= 0);
    values.push(...counts.map((count) => Array.from({ length: count }, () => good[0] as unknown)));
    values.push([good[0], null], [...good, 7], Object.fromEntries(good.entries()));
  }
  if (typeof good !== 'string') return values;
  const inCapitals = options.map((one) => String(one).toUpperCase());
  values.push(...options, ...inCapitals, `${good}\n`, ` ${good}`, `${good}\0`);
  if (options.length > 0) values.push('youtube', 'facebook', 'tiktok', good.slice(0, -1));
  values.push(...options.map((one) => `${String(one)} `));
  // The contract leaves open whether blanks around a media type count.
  const isTrim = (value: unknown) => typeof value !== 'string' || value === value.trim();
  const own = fields[name] ?? [];
  if (name !== 'prompt' && own.length > 0)
    return [...(name === 'type' ? values.filter(isTrim) : values), ...own];
  values.push(...own);
  if (good.startsWith('«package') || good.startsWith('«photo'))
    return [...values, ...addresses, `${good}?x=1`, `${good}/`];
  if (typeof maxLength !== 'number' || pattern === undefined) return values;
  // A prompt keeps its trigger word.
  const word = name === 'prompt' ? '«word a 0» ' : '';
  const lengths = fills.flatMap((fill) =>
    [maxLength, maxLength + 1].map((length) => word + fill.replace('#', String(length))),
  );
  return [
    ...values,
    ...texts.map((text) => word + text),
    ...lengths,
    `${word}«fill ${Math.floor(maxLength / 2)} x»`,
  ];
}

export function changed(call: Call, { path, value }: Pick<Change, 'path' | 'value'>): Call {
  const body = structuredClone(call.body) as Record<string, unknown>;
  let place = body;
  for (const name of path.slice(0, -1)) {
    if (Array.isArray(place)) place[Number(name)] ??= structuredClone(place[0]) as unknown;
    place = place[name] as Record<string, unknown>;
  }
  place[path.at(-1) ?? ''] = value;
  return { ...call, body };
}
