import { isDeepStrictEqual } from 'node:util';
import { MAX_JSON_BYTES } from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { EVIL_ORIGIN } from '../evil-origin.ts';
import { Reference, text, userId, type Text } from './references.ts';
import type { RequestParts } from './request-parts.ts';

interface Sending {
  request: RequestParts;
  method: string;
  path: string;
  session: 'own' | 'second' | 'ended' | 'none';
}

/** The input of a variation: an operation with the parts of its request. */
interface Varied {
  operation: OperationId;
  request: RequestParts;
  variation?: VariationName | undefined;
}

type Variation = (sending: Sending) => Partial<Sending>;

const header =
  (name: string, value: Text | undefined): Variation =>
  ({ request }) => ({ request: { ...request, headers: { ...request.headers, [name]: value } } });

/** Equivalent JSON, written differently. */
const written =
  (write: (value: unknown) => string | Uint8Array<ArrayBuffer>, type = 'application/json'): Variation =>
  ({ request: { body, ...request } }) =>
    body === undefined ? {} : { request: { ...request, raw: { type, bytes: write(body) } } };

const typed = (type: string) => written((body) => JSON.stringify(body), type);

/** JSON with the fields of its objects in another order, or with other names. */
const withFields = (body: unknown, change: (fields: [string, unknown][]) => [string, unknown][]) =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(change(Object.entries(value)))
      : value,
  );

/** Numbers written differently, possibly as invalid JSON. */
const numbers = (write: (value: number) => string) =>
  written((body) =>
    JSON.stringify(body, (_, value: unknown) =>
      typeof value === 'number' ? `<${write(value)}>` : value,
    ).replaceAll(/"<(.*?)>"/g, '$1'),
  );

const escapedLetter = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text in place of a form. */
const instead =
  (type: string, bytes: string): Variation =>
  ({ request: { form, ...request } }) =>
    form === undefined ? {} : { request: { ...request, raw: { type, bytes } } };

/** A body where none is declared. Servers ignore it. */
const unexpected =
  (type: string, bytes: Text): Variation =>
  ({ request, method }) =>
    method !== 'POST' || request.body !== undefined || request.form || request.raw
      ? {}
      : { request: { ...request, raw: { type, bytes } } };

/** A placeholder for the cookies of the session. */
export const OWN_COOKIES = '<cookies>';

const large = (body: unknown) => JSON.stringify(body).padEnd(MAX_JSON_BYTES + 1);

/** Variations that do not change the meaning of a request. */
export const HARMLESS_VARIATIONS = {
  charset: typed('application/json; charset=utf-8'),
  'type-in-capitals': typed('APPLICATION/JSON'),
  'other-type-parameters': typed('application/json;version="1"; profile=x'),
  chunked: ({ request: { body, raw, ...request } }) => {
    const bytes = body === undefined ? raw?.bytes : JSON.stringify(body);
    if (bytes === undefined) return {};
    return {
      request: { ...request, raw: { type: raw?.type ?? 'application/json', bytes, isChunked: true } },
    };
  },
  'largest-body': written((body) => JSON.stringify(body).padEnd(MAX_JSON_BYTES)),
  'with-spaces': written((body) => ` ${JSON.stringify(body, null, '\t')}\r\n`),
  'reversed-fields': written((body) => withFields(body, (fields) => fields.toReversed())),
  'escaped-characters': written((body) => JSON.stringify(body).replaceAll(/[^\x20-\x7e]|\//g, escapedLetter)),
  'whole-numbers-as-2-0': numbers((value) => (Number.isInteger(value) ? `${value}.0` : String(value))),
  'numbers-as-2e0': numbers((value) => `${value}e0`),
  query: ({ request }) => ({
    request: { ...request, query: { ...request.query, utm_source: 'mail', userId: userId('b'), id: '1' } },
  }),
  'accepts-a-page': header('accept', 'text/html,application/xhtml+xml'),
  'no-user-agent': header('user-agent', ''),
  'method-override': header('x-http-method-override', 'DELETE'),
  'forwarded-for': header('x-forwarded-for', '10.0.0.1'),
  'user-header': header('x-user-id', userId('b')),
  'if-none-match': header('if-none-match', '*'),
  range: header('range', 'bytes=0-0'),
  'another-origin': (sending) => (sending.method === 'GET' ? header('origin', EVIL_ORIGIN)(sending) : {}),
  'second-session': () => ({ session: 'second' }),
  'more-cookies': header('cookie', `old_session=none; from=/?session=none; ${OWN_COOKIES}; session_hint=1`),
  'authorization-header': header('authorization', text`Bearer ${userId('b')}`),
  'escaped-id': ({ request: { params = {} }, path }) => ({
    path: path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      name === 'uploadId' ? whole : percentEncoded(params[name] ?? ''),
    ),
  }),
  'unexpected-body': unexpected('application/json', text`{"userId": "${userId('b')}"}`),
  'unexpected-text': unexpected('text/plain', 'userId'),
  'unexpected-form': unexpected('application/x-www-form-urlencoded', 'userId=%ZZ&='),
  'unexpected-bytes': unexpected('application/octet-stream', '\0'),
  'unexpected-broken-json': unexpected('application/json', '{"'),
  'type-without-body': unexpected('application/json', ''),
} satisfies Record<string, Variation>;

/** Variations that make a request invalid in one respect. */
export const WRONG_VARIATIONS = {
  'no-session': () => ({ session: 'none' }),
  'signed-out': () => ({ session: 'ended' }),
  'forged-session': header('cookie', 'session=forged'),
  'empty-session': header('cookie', 'session='),
  'user-id-as-session': header('cookie', 'session=user_1; userId=user_1'),
  'trailing-slash': ({ path }) => ({ path: `${path}/` }),
  'double-slash': ({ path }) => ({ path: path.replace('/api/', '/api//') }),
  'in-capitals': ({ path }) => ({ path: path.toUpperCase().replace('/API', '/api') }),
  'file-extension': ({ path }) => (path.endsWith('}') ? {} : { path: `${path}.json` }),
  subpath: ({ path }) => ({ path: `${path}/none` }),
  'path-parameter': ({ path }) => (path.endsWith('}') ? {} : { path: `${path};v=1` }),
  'query-not-utf-8': ({ request: { query, ...request }, path }) =>
    query?.['returnTo'] === undefined ? {} : { request, path: `${path}?returnTo=%FF` },
  'as-delete': () => ({ method: 'DELETE' }),
  'as-patch': () => ({ method: 'PATCH' }),
  'as-put': () => ({ method: 'PUT' }),
  'as-post': () => ({ method: 'POST' }),
  'as-text': typed('text/plain'),
  'as-form': typed('application/x-www-form-urlencoded'),
  'as-merge-patch-json': typed('application/merge-patch+json'),
  'as-no-type': typed(''),
  'as-parts': typed('multipart/form-data; boundary=x'),
  'json-for-a-form': instead('application/json', '{"userId": "x"}'),
  'query-for-a-form': instead('application/x-www-form-urlencoded', 'userId=x&image=x'),
  'text-for-a-form': instead('text/plain', 'userId=x'),
  'no-body': ({ request }) => ({ request: { ...request, body: undefined } }),
  'empty-body': written(() => ''),
  truncated: written((body) => JSON.stringify(body).slice(0, -2)),
  'trailing-text': written((body) => `${JSON.stringify(body)}}`),
  'trailing-comma': written((body) => JSON.stringify(body).replace(/\}$/, ',}')),
  'wrapped-in-list': written((body) => JSON.stringify([body])),
  'names-in-capitals': written((body) =>
    withFields(body, (fields) => fields.map(([name, value]) => [capitalized(name), value])),
  ),
  'as-a-string': written((body) => JSON.stringify(JSON.stringify(body))),
  null: written(() => 'null'),
  'not-a-number': numbers(() => 'NaN'),
  // Python's decoder accepts it.
  'not-a-number-elsewhere': written((body) => JSON.stringify(body).replace('{', '{"x": NaN, ')),
  'leading-zero': numbers((value) => `0${value}`),
  'number-overflow': numbers(() => '1e400'),
  comment: written((body) => `${JSON.stringify(body)} // as agreed`),
  'too-deep': written(() => '['.repeat(100_000) + ']'.repeat(100_000)),
  'not-utf-8': written((body) => {
    const [, ...rest] = Buffer.from(JSON.stringify(body));
    return Uint8Array.from([...Buffer.from('{"'), 0xff, 0xfe, ...Buffer.from('": 1, '), ...rest]);
  }),
  'too-large': written(large),
  'too-large-in-chunks': ({ request: { body, ...request } }) =>
    body === undefined
      ? {}
      : {
          request: { ...request, raw: { type: 'application/json', bytes: large(body), isChunked: true } },
        },
  'too-large-and-xml': written(large, 'text/xml'),
  'subpath-no-session': ({ path }) => ({ path: `${path}/none`, session: 'none' }),
  'as-patch-no-session': () => ({ method: 'PATCH', session: 'none' }),
  'as-text-no-session': (sending) => ({ ...typed('text/plain')(sending), session: 'none' }),
  'too-large-no-session': (sending) => ({ ...written(large)(sending), session: 'none' }),
} satisfies Record<string, Variation>;

export type HarmlessVariation = keyof typeof HARMLESS_VARIATIONS;
export type WrongVariation = keyof typeof WRONG_VARIATIONS;
export type VariationName = HarmlessVariation | WrongVariation;

const VARIATIONS: Record<VariationName, Variation> = { ...HARMLESS_VARIATIONS, ...WRONG_VARIATIONS };

export const isHarmless = (name: VariationName) => Object.hasOwn(HARMLESS_VARIATIONS, name);

function unvaried({ operation, request }: Varied): Sending {
  const { method, path } = operations[operation];
  return { request, method, path, session: 'own' };
}

/** The variations that apply to a request: most change a JSON body, some a form. */
export function variationsOf<Name extends VariationName>(
  { operation, request: { body, form, query } }: Varied,
  of: Record<Name, Variation>,
): Name[] {
  const sending = unvaried({ operation, request: { body, ...(form && { form }), ...(query && { query }) } });
  return (Object.keys(of) as Name[]).filter((name) => {
    const changed = Object.entries(of[name](sending));
    return changed.some(([part, value]) => !isDeepStrictEqual(value, sending[part as keyof Sending]));
  });
}

/** The request in its variation. Its references are resolved; those of the variation are not. */
export function withVariation(step: Varied): Sending {
  const sending = unvaried(step);
  return { ...sending, ...(step.variation === undefined ? {} : VARIATIONS[step.variation](sending)) };
}

/** A name outside the contract that several decoders read as the declared one. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function percentEncoded(value: Text): string {
  const bytes = value instanceof Reference ? [] : Buffer.from(value);
  return Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
