import { requestSchema, schemaAt, type Schema } from '../contract.ts';
import type { Call } from '../client.ts';
import type { CallStep } from './steps.ts';

/** Values of other types than the good one, and odd ones of the same. */
const ANY = [undefined, null, true, 0, 1.5, -1, '', ' ', 'x', [], {}];
const TEXTS = [
  '\n\t ',
  '  x  ',
  'x\r\ny',
  'e\u0301\u00e9\u1e9b\u0323',
  '<b>&amp;"\'</b>',
  '{{7*7}} ${x} %s %(a)s {0} {name} \\n \\u0041',
  "'; DROP TABLE jobs; --",
  '\u202eabc\u200b\u200d\ufeff\u00a0x\u2028y\u3000',
  '👩🏽‍🚀 مرحبا 你好 שלום',
  '+1 =1 @x -x',
  'null',
  'x\u0001\u001b[0m\u007fy',
];
const ADDRESSES = [
  'javascript:alert(1)',
  '//evil.example/x.zip',
  'https://evil.example/x.zip',
  'http://169.254.169.254/latest',
  'https://a@evil.example/',
  '/api/objects/trainings/none.zip',
  '/api/objects/upload/none',
  '/../etc/passwd',
  `/${'x'.repeat(4095)}`,
  `/${'x'.repeat(4096)}`,
];
const USERS = [
  'demo_user',
  '«id b»',
  'user_none',
  'User None',
  'x'.repeat(128),
  'x'.repeat(129),
  '«id a» ',
  '«ID a»',
  'ü',
];
export const TIMES = (
  '2026-02-28T10:00 2026-02-29T10:00 2028-02-29T23:59 2000-02-29T10:00 1900-02-29T10:00 2026-04-31T10:00 ' +
  '2026-03-29T02:30 2026-10-25T02:30 2026-03-08T02:30 2026-11-01T01:30 2026-12-31T23:59:59.999 2026-12-31T24:00 ' +
  '2026-12-31T23:60 2026-12-31T23:59:60 2026-06-01T10:00:00 2026-06-01T10:00:00.000 2026-06-01T10:00:30.5 ' +
  '2026-06-01T10:00:30.1234 2026-13-01T10:00 2026-00-10T10:00 2026-01-00T10:00 1969-12-31T23:59 1970-01-01T00:00 ' +
  '2038-01-19T03:14:08 9999-12-31T23:59 0001-01-01T00:00 0099-05-05T05:05 2026-06-01T10:00Z 2026-06-01T10:00+02:00 ' +
  '2026-06-01 2026-06-01t10:00 2026-6-1T9:00 10000-01-01T00:00 2026-06-01T10 tomorrow'
).split(' ');
const NAMES = [
  'a.txt',
  'A.TXT',
  'a.Doc',
  'a.docx',
  'a.pdf',
  '.txt',
  'a.txt.exe',
  'a.txt ',
  'a.rtf',
  'txt',
  '../../a.txt',
  'ä 你.pdf',
  'a.b.txt',
  `${'x'.repeat(251)}.txt`,
  `${'x'.repeat(252)}.txt`,
  `${'👩'.repeat(251)}.txt`,
  'a\n.txt',
  'a.tx',
  'a.md',
];
const MEDIA_TYPES = [
  '',
  'text/plain',
  'text/plain; charset=utf-8',
  'application/pdf',
  'application/msword',
  'image/png',
  'x',
];
const PROMPTS = [
  '«word a 0»',
  '«word b 0» person',
  'person',
  'a «word a 0», at night',
  'x«word a 0»y',
  '«word a 0»'.repeat(3),
  '🙂 «word a 0» 你好',
  '«WORD a 0» person',
];

/** One value in the body of a request, in the place of the good one. */
export interface Change {
  path: readonly string[];
  value: unknown;
}

/** Every change of one value that is worth sending. */
export function changesOf({ operation, call: { body } }: CallStep): Change[] {
  if (body === undefined) return [];
  return below(schemaAt(requestSchema(operation)), body, []);
}

function below(schema: Schema, good: unknown, path: readonly string[]): Change[] {
  const own =
    path.length === 0 ? [] : valuesOf(schema, good, path.at(-1) ?? '').map((value) => ({ path, value }));
  if (Array.isArray(good)) {
    const items = schema.child('items');
    const first = items ? below(items, good[0], [...path, '0']) : [];
    // What is wrong with the first item is looked at more often than with the last.
    const isLonger = Number(schema.value['maxItems']) > good.length;
    const place = isLonger ? good.length : good.length - 1;
    const last = first.filter((_, index) => place > 0 && index % 2 === 0);
    return [
      ...own,
      ...first,
      ...last.map((change) => ({ ...change, path: moved(change.path, path, place) })),
    ];
  }
  if (typeof good !== 'object' || good === null) return own;
  return [
    ...own,
    ...Object.entries(good).flatMap(([name, value]) => {
      const child = schema.child(`properties/${name}`);
      return child ? below(child, value, [...path, name]) : [];
    }),
  ];
}

function valuesOf(schema: Schema, good: unknown, name: string): unknown[] {
  const { minimum, maximum, minItems, maxItems, maxLength, pattern } = schema.value;
  const options = [schema.value['enum'] ?? []].flat() as unknown[];
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
  values.push(
    ...options,
    ...options.map((one) => String(one).toUpperCase()),
    `${good}\n`,
    ` ${good}`,
    `${good}\0`,
  );
  if (options.length > 0)
    values.push(
      'youtube',
      'facebook',
      'tiktok',
      good.slice(0, -1),
      ...options.map((one) => `${String(one)} `),
    );
  if (name === 'userId') return [...values, ...USERS];
  if (name === 'schedule_at') return [...values, ...TIMES];
  if (name === 'name') return [...values, ...NAMES];
  if (name === 'type') return [...values, ...MEDIA_TYPES];
  if (name === 'prompt') values.push(...PROMPTS);
  if (good.startsWith('«package') || good.startsWith('«photo'))
    return [...values, ...ADDRESSES, `${good}?x=1`, `${good}/`];
  if (typeof maxLength !== 'number' || pattern === undefined) return values;
  // A prompt keeps its word, whatever stands around it.
  const word = name === 'prompt' ? '«word a 0» ' : '';
  const lengths = ['x', '👩', 'ü'].flatMap((letter) =>
    [maxLength, maxLength + 1].map((length) => `${word}«fill ${length} ${letter}»`),
  );
  return [...values, ...TEXTS.map((text) => word + text), ...lengths, `${word}«fill ${maxLength / 2} x»`];
}

/** The same change in another item of the list at this path. */
function moved(path: readonly string[], list: readonly string[], index: number): string[] {
  return [...list, String(index), ...path.slice(list.length + 1)];
}

export function changed(call: Call, { path, value }: Change): Call {
  const body = structuredClone(call.body) as Record<string, unknown>;
  let place = body;
  for (const name of path.slice(0, -1)) {
    if (Array.isArray(place)) place[Number(name)] ??= structuredClone(place[0]) as unknown;
    place = place[name] as Record<string, unknown>;
  }
  place[path.at(-1) ?? ''] = value;
  return { ...call, body };
}
