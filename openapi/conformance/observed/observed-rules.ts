import {
  JOB_END_STATUSES,
  PIPELINE_STEPS,
  SESSION_COOKIE,
  TEMPLATE_CATEGORIES,
} from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { addressRefusal } from '#openapi/safe-address.ts';
import { json } from '../client.ts';
import {
  declaredResponse,
  problemsOf,
  unknownFields,
  type DeclaredResponse,
  type Schema,
} from '../contract.ts';
import { EVIL_ORIGIN } from '../evil-origin.ts';
import {
  field,
  keyOf,
  mediaTypeOf,
  rows,
  text,
  unreadableBody,
  withoutSecret,
  type Exchange,
} from '../exchange.ts';
import { isRemoval, missingFlags } from './session-cookie.ts';

/** True if the rule holds, undefined if it does not apply, otherwise the expected result. */
type Observed = true | string | { expected: string; received: string } | undefined;
type Observer = (exchange: Exchange, earlier: Memory) => Observed;

/** Earlier responses, by the name of their subject. */
export type Memory = Map<string, Exchange>;

const TIME_FIELDS = /^(createdAt|updatedAt|completedAt)$/;
const URL_FIELDS = /^(url|zipUrl|imageUrl|uploadURL|finalVideoUrl|avatarUrl|thumbnailUrl)$/;
const DATA_URL = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/;
/** Technical terms in a sentence for a user. */
const MACHINERY =
  /<\/?[a-z!][^>]*>|\bat .+:\d+|Traceback|\w(Error|Exception)\b|\b(SELECT|INSERT|UPDATE|DELETE) .+ (FROM|INTO|SET)\b|node_modules|undefined|\[object |^\s*[[{(]|\n|sqlite|postgres|psycopg|pydantic|constraint failed|Input should be|Field required|value is not a valid|type=\w+|line \d+/i;
const MIN_SECRET_LENGTH = 16;
/** The step after which each asset must be present. */
const ASSETS = {
  script: 'SCRIPT',
  avatarUrl: 'AVATAR',
  thumbnailUrl: 'SCHEDULE',
  finalVideoUrl: 'SCHEDULE',
} as const;
const TRAINING_STEPS = ['starting', 'processing', 'succeeded'];
/** The 409 codes of operations that have several. */
const CODES: Partial<Record<OperationId, readonly string[]>> = {
  deductCredits: ['inFlight', 'nothingLeft'],
  refundCredits: ['inFlight', 'nothingLeft'],
  trainTwin: ['inFlight', 'trainingRuns'],
};
/** The valid combinations of `status`, `training_status` and `completedAt`. */
const TRAINING_STATES = [
  'training starting null',
  'training processing null',
  'ready succeeded time',
  'failed failed null',
];

const onSuccess =
  (operation: OperationId, observe: Observer): Observer =>
  (exchange, earlier) =>
    exchange.operation === operation && exchange.status === 200 ? observe(exchange, earlier) : undefined;

/** The observer of each rule that is checked in every response. */
export const OBSERVED_RULES: Record<string, Observer> = {
  'GE-1'({ operation, status, failure }) {
    if (!operation) return undefined;
    if (failure !== undefined) return 'a response';
    const declared = operations[operation].statuses.join(', ');
    return declaredResponse(operation, status) ? true : `a status that is declared: ${declared}`;
  },
  'GE-2'(exchange) {
    const declared = declaredOf(exchange);
    if (!declared) return undefined;
    const types = Object.keys(declared.content ?? {});
    if (types.length === 0) return exchange.text === '' || 'no body';
    const type = mediaTypeOf(exchange) ?? '';
    if (!types.includes(type))
      return mismatch(
        exchange,
        `the content type ${types.join(' or ')}`,
        `Content-Type: ${type || '(none)'}`,
      );
    const unreadable = unreadableBody(exchange);
    if (unreadable !== undefined) return { expected: 'a body of JSON', received: unreadable };
    return exchange.body !== undefined || 'a body of JSON';
  },
  'GE-3'(exchange) {
    const schema = schemaOf(exchange);
    if (schema === undefined || exchange.body === undefined) return undefined;
    const problems = problemsOf(schema, exchange.body);
    return problems.length === 0 ? true : `a body that fits its schema: ${problems.join('; ')}`;
  },
  'GE-4'(exchange) {
    const headers = Object.entries(declaredOf(exchange)?.headers ?? {});
    const received: string[] = [];
    const problems = headers.flatMap(([name, { required, schema }]) => {
      const isCookie = name.toLowerCase() === 'set-cookie';
      const values = isCookie ? exchange.headers.getSetCookie() : [exchange.headers.get(name)];
      const [value] = values.filter((header) => header !== null);
      if (value === undefined) {
        received.push(`${name}: (none)`);
        return required ? [`${name} is missing`] : [];
      }
      received.push(`${name}: ${isCookie ? withoutSecret(value) : value}`);
      return problemsOf(schema, schema.type === 'integer' ? Number(value) : value, name);
    });
    if (headers.length === 0) return undefined;
    if (problems.length === 0) return true;
    return mismatch(exchange, `the declared headers: ${problems.join('; ')}`, received.join(' · '));
  },
  'GE-5'(exchange) {
    const schema = schemaOf(exchange);
    if (schema === undefined || exchange.body === undefined) return undefined;
    const more = unknownFields(schema, exchange.body);
    return more.length === 0 ? true : `only declared fields; ${more.join(', ')} is ignored by clients`;
  },
  'GE-6'(exchange) {
    const { operation, status } = exchange;
    if (!operation || status < 400) return undefined;
    const isProblem = mediaTypeOf(exchange) === 'application/json' && text(exchange, 'error').trim() !== '';
    return isProblem || 'a problem: JSON with a sentence in `error`';
  },
  'GE-7'(exchange) {
    const error = text(exchange, 'error');
    if (!exchange.operation || error === '') return undefined;
    const lines = [error, ...rows(exchange, 'details').map(String)];
    // The response may repeat texts and file names of the request.
    const { body, form = [], raw } = exchange.sent;
    const written = typeof raw?.bytes === 'string' ? json(raw.bytes) : undefined;
    const files = form.map(([, value]) => (typeof value === 'string' ? value : value.name));
    const sent = [...textsOf(body ?? written), ...textsOf(files)].toSorted(
      (left, right) => right.length - left.length,
    );
    const own = lines.map((line) => sent.reduce((rest, sentText) => rest.replaceAll(sentText, '…'), line));
    const sentence = own.find((line) => MACHINERY.test(line));
    const expected = 'a sentence for the person, without stack traces, dumps, markup or class names';
    return sentence === undefined || mismatch(exchange, expected, sentence.slice(0, 300));
  },
  'GE-17'(exchange) {
    if (!exchange.operation || exchange.status === 0) return undefined;
    const given = exchange.headers.get('cache-control') ?? '(none)';
    return (
      /\bno-store\b/.test(given) || mismatch(exchange, '`Cache-Control: no-store`', `Cache-Control: ${given}`)
    );
  },
  'GE-18'({ body }) {
    const times = textsOf(body, TIME_FIELDS);
    if (times.length === 0) return undefined;
    const wrong = times.find((time) => !isUtcTime(time));
    return wrong === undefined || `a time in UTC such as 2026-11-20T14:02:00Z, not ${wrong}`;
  },
  'GE-20'(exchange) {
    const location = exchange.headers.get('location');
    const urls = [...textsOf(exchange.body, URL_FIELDS), ...(location === null ? [] : [location])];
    if (urls.length === 0) return undefined;
    const unsafe = urls.find((url) => !DATA_URL.test(url) && addressRefusal(url, exchange.url) !== undefined);
    if (unsafe === undefined) return true;
    return mismatch(exchange, 'an https URL or a path of this origin', unsafe.slice(0, 60));
  },
  'GE-25'({ operation, status }) {
    if (!operation || status === 0) return undefined;
    return status !== 500 || 'any declared status but 500: what a request holds is no reason to break down';
  },
  'GE-21'({ operation, status, headers }) {
    if (!operation || ![429, 503].includes(status)) return undefined;
    const seconds = headers.get('retry-after');
    if (seconds === null) return status === 503 || 'the header `Retry-After`';
    return /^\d+$/.test(seconds) || '`Retry-After` in whole seconds';
  },
  'GE-22'({ operation, status }) {
    if (!operation || !operations[operation].secured || status === 0) return undefined;
    return status < 300 || status > 399 || 'a response of this request, not a redirect';
  },
  'SE-3'({ headers, url }) {
    const cookie = headers.getSetCookie().find((header) => header.startsWith(`${SESSION_COOKIE}=`));
    if (cookie === undefined || isRemoval(cookie)) return undefined;
    const missing = missingFlags(cookie, url);
    if (missing.length === 0) return true;
    const expected = `a session cookie with ${missing.join(' and ')}`;
    return { expected, received: `Set-Cookie: ${withoutSecret(cookie)}` };
  },
  'SE-4'({ operation, who, status, url, headers }) {
    if (operation !== 'login' || who !== 'nobody' || status !== 302) return undefined;
    const location = headers.get('location');
    const back = new URL(url).searchParams.get('returnTo') ?? '/studio';
    const [led, returned] = [location ?? '', back].map((to) => URL.parse(to, url)?.href);
    return (location !== null && led !== returned) || 'a redirect to where people sign in';
  },
  'SE-7'({ operation, status, headers }) {
    if (operation !== 'logout' || status !== 302) return undefined;
    const cookie = headers.getSetCookie().find((header) => header.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    if (isRemoval(cookie) && /;\s*path=\/\s*(;|$)/i.test(cookie)) return true;
    const expected = `\`Set-Cookie: ${SESSION_COOKIE}=; Path=/\` that has expired`;
    return { expected, received: `Set-Cookie: ${withoutSecret(cookie) || '(none)'}` };
  },
  'SE-12'({ operation, requestHeaders, headers }) {
    if (!operation || requestHeaders['origin'] !== EVIL_ORIGIN) return undefined;
    const isAllowed = [EVIL_ORIGIN, 'null'].includes(headers.get('access-control-allow-origin') ?? '');
    const isOpen = isAllowed && headers.get('access-control-allow-credentials') === 'true';
    return !isOpen || 'no CORS headers that let another site read this';
  },
  'CR-27'(exchange) {
    const { operation, status } = exchange;
    if (!operation || status !== 409) return undefined;
    const codes: readonly unknown[] | undefined = CODES[operation];
    if (!codes) return undefined;
    return codes.includes(field(exchange, 'code')) || `\`code\` ${codes.join(' or ')}`;
  },
  'TW-6': onSuccess('getTrainingStatus', (exchange) => {
    const completedAt = field(exchange, 'completedAt') === null ? 'null' : 'time';
    const state = `${text(exchange, 'status')} ${text(exchange, 'training_status')} ${completedAt}`;
    return TRAINING_STATES.includes(state) || `one of ${TRAINING_STATES.join(' · ')}`;
  }),
  'TW-7': onSuccess('getTrainingStatus', (exchange, earlier) => {
    const key = `training ${exchange.who} ${text(exchange, 'trigger_word')}`;
    const before = earlier.get(key);
    earlier.set(key, exchange);
    const from = before ? text(before, 'training_status') : 'starting';
    const to = text(exchange, 'training_status');
    if (from === to) return true;
    const isForward =
      to === 'failed' ? from !== 'succeeded' : TRAINING_STEPS.indexOf(to) > TRAINING_STEPS.indexOf(from);
    return (isForward && from !== 'failed') || `what can follow on ${from}`;
  }),
  'TW-11': onSuccess('trainTwin', (exchange, earlier) => {
    const word = text(exchange, 'trigger_word');
    if (word === '') return undefined;
    const name = `word ${exchange.who} ${word}`;
    const first = earlier.get(name) ?? exchange;
    earlier.set(name, first);
    if (keyOf(first) === keyOf(exchange)) return true;
    // Later statuses belong to another training.
    earlier.delete(`training ${exchange.who} ${word}`);
    return mismatch(exchange, 'a trigger word that this user has not had before', word);
  }),
  'TW-13': onSuccess('listPromptTemplates', (exchange) => {
    const templates = rows(exchange, 'templates');
    const lacking = TEMPLATE_CATEGORIES.find((candidate) =>
      templates.every(({ category }) => category !== candidate),
    );
    if (lacking !== undefined) return `a template of the category ${lacking}`;
    return new Set(templates.map(({ id }) => id)).size === templates.length || 'ids of their own';
  }),
  'TW-19': onSuccess('listTrainedModels', (exchange, earlier) => {
    const key = `twins ${exchange.who}`;
    const triggerWords = rows(exchange).map((twin) => String(twin['trigger_word']));
    const before = rows(earlier.get(key) ?? exchange).map((twin) => String(twin['trigger_word']));
    earlier.set(key, exchange);
    const gone = before.filter((word) => !triggerWords.includes(word));
    return (
      gone.length === 0 ||
      mismatch(exchange, 'also each twin that was listed before', `without ${gone.join(', ')}`)
    );
  }),
  'IM-7': onSuccess('reversePrompt', (exchange) =>
    notBlank(exchange, ['prompts.sdxl.positive', 'prompts.flux.prompt', 'prompts.midjourney.prompt']),
  ),
  'WR-10': onSuccess('generatePost', (exchange) => notBlank(exchange, ['post'])),
  'WR-12': onSuccess('processDocuments', (exchange) => {
    const { documents } = Object(exchange.sent.body) as { documents?: unknown[] };
    if (!documents) return undefined;
    const texts = rows(exchange, 'extractedTexts').map(String);
    const isRight = texts.length <= documents.length && texts.every((extracted) => extracted.trim() !== '');
    return isRight || `${documents.length} texts at most, and none that is blank`;
  }),
  'UP-1': onSuccess('createUpload', (exchange, earlier) => {
    const [before, secret] = [earlier.get('upload'), secretOf(exchange)];
    earlier.set('upload', exchange);
    if (secret.length < MIN_SECRET_LENGTH) return `an address with ${MIN_SECRET_LENGTH} characters to guess`;
    const known = before ? secretOf(before) : '';
    const differing = secret.split('').filter((letter, index) => letter !== known[index]).length;
    return differing >= MIN_SECRET_LENGTH / 2 || 'an address that does not follow from the one before';
  }),
  'UP-11'({ method, operation, url, headers, requestHeaders }) {
    const wanted = requestHeaders['access-control-request-method'];
    if (operation === 'putUpload' && new URL(url).pathname.startsWith('/api/')) return true;
    if (method !== 'OPTIONS' || wanted === undefined) return undefined;
    const [origins, methods, names] = ['origin', 'methods', 'headers'].map(
      (name) => headers.get(`access-control-allow-${name}`) ?? '',
    );
    const isAllowed = origins === '*' || origins === requestHeaders['origin'];
    if (isAllowed && /PUT|\*/.test(methods ?? '') && /content-type|\*/i.test(names ?? '')) return true;
    return '`Access-Control-Allow-Origin`, `-Methods` with PUT and `-Headers` with Content-Type for the app';
  },
  'UP-12'({ operation, method, url, headers, requestHeaders: { origin } }) {
    if (operation || method !== 'GET' || origin === undefined || !url.startsWith('http')) return undefined;
    const allowed = headers.get('access-control-allow-origin');
    const isReadable = new URL(url).origin === origin || allowed === '*' || allowed === origin;
    return isReadable || '`Access-Control-Allow-Origin` for the app';
  },
  'PAY-1': onSuccess('createCheckout', (exchange) => {
    const refusal = addressRefusal(text(exchange, 'url'), exchange.url);
    return refusal === undefined || 'an https address, or a path of this origin';
  }),
  'JB-3'(exchange, earlier) {
    const before = jobBefore(exchange, earlier, 'JB-3');
    if (!before) return before;
    const [from, to] = [before, exchange].map((job) =>
      PIPELINE_STEPS.findIndex((s) => s === text(job, 'next')),
    );
    const [was, is] = [text(before, 'status'), text(exchange, 'status')];
    if (JOB_END_STATUSES.some((end) => end === was))
      return (was === is && from === to) || `${was}, which is the end`;
    if ((to ?? 0) < (from ?? 0)) return `${text(before, 'next')} or a later step`;
    return is !== 'PENDING' || was === 'PENDING' || 'no job that is pending again';
  },
  'JB-4': onSuccess('getJob', (exchange) => {
    const isDone = text(exchange, 'next') === 'DONE';
    const isComplete = text(exchange, 'status') === 'COMPLETE';
    return isDone === isComplete || '`next` DONE with `status` COMPLETE, and only then';
  }),
  'JB-18': onSuccess('getJob', (exchange) => {
    const next = PIPELINE_STEPS.findIndex((step) => step === text(exchange, 'next'));
    const lacking = Object.entries(ASSETS).find(
      ([name, step]) => next > PIPELINE_STEPS.indexOf(step) && text(exchange, `assets.${name}`) === '',
    );
    if (lacking === undefined) return true;
    const assets = Object.keys(Object(field(exchange, 'assets')) as object).join(', ') || 'none';
    const received = `\`next\` ${text(exchange, 'next')}, assets: ${assets}`;
    return mismatch(exchange, `\`assets.${lacking[0]}\`, made by ${lacking[1]}`, received);
  }),
  'JB-16'(exchange, earlier) {
    const before = jobBefore(exchange, earlier, 'JB-16');
    const [created, updated] = ['createdAt', 'updatedAt'].map((name) => text(exchange, name));
    if (!before) return before;
    if (Date.parse(updated ?? '') < Date.parse(created ?? '')) return '`updatedAt` not before `createdAt`';
    if (text(before, 'createdAt') !== created) return `\`createdAt\` ${text(before, 'createdAt')} as before`;
    const hasMoved = ['status', 'next'].some((name) => text(before, name) !== text(exchange, name));
    return !hasMoved || text(before, 'updatedAt') !== updated || 'another `updatedAt` than before the change';
  },
};

/** A result other than the expected one, with the status of the response. */
const mismatch = ({ status }: Exchange, expected: string, received: string): Observed => ({
  expected,
  received: `${status} · ${received}`,
});

function notBlank(exchange: Exchange, paths: readonly string[]): Observed {
  const blank = paths.find((path) => text(exchange, path).trim() === '');
  return blank === undefined || `a text in \`${blank}\``;
}

/** The longest part of the address, which must not be guessable. */
function secretOf(exchange: Exchange): string {
  const { pathname, search } = new URL(text(exchange, 'uploadURL'), exchange.url);
  return (
    `${pathname}${search}`.split(/[/?&=]/).toSorted((left, right) => right.length - left.length)[0] ?? ''
  );
}

/** The previous read of the same job by the same observer, or the first read itself. */
function jobBefore(exchange: Exchange, earlier: Memory, id: string): Exchange | undefined {
  if (exchange.operation !== 'getJob' || exchange.status !== 200) return undefined;
  const key = `${id} ${text(exchange, 'id')}`;
  const before = earlier.get(key) ?? exchange;
  earlier.set(key, exchange);
  return before;
}

function declaredOf({ operation, status }: Exchange): DeclaredResponse | undefined {
  return operation && status > 0 ? declaredResponse(operation, status) : undefined;
}

function schemaOf(exchange: Exchange): Schema | undefined {
  return declaredOf(exchange)?.content?.[mediaTypeOf(exchange) ?? '']?.schema;
}

/** Whether a time is valid by RFC 3339, in UTC, and exists in the calendar. */
function isUtcTime(value: string): boolean {
  const time = new Date(value);
  const isForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]00:00)$/.test(value);
  return isForm && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value.slice(0, 10));
}

/**
 * All texts, or those of fields with these names. It uses neither recursion nor a spread, because a request may have a
 * hundred thousand nested or consecutive values.
 */
function textsOf(value: unknown, names?: RegExp): string[] {
  const texts: string[] = [];
  const open: [name: string, value: unknown][] = [['', value]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [name, inner] = next;
    if (typeof inner === 'string' && (names ? names.test(name) : inner !== '')) texts.push(inner);
    else if (typeof inner === 'object' && inner !== null)
      for (const entry of Object.entries(inner)) open.push(entry);
  }
  return texts;
}
