import { field, keyOf, nameOf, text, visible, type Exchange, type Sent } from '../exchange.ts';

const MAX_BODY = 160;
const MAX_ANSWER = 30;
/** The maximum number of lines that lead to a finding. */
const MAX_STEPS = 8;
/** Refusals of requests before they could have an effect. */
const WITHOUT_EFFECT = new Set([400, 401, 405, 413, 415]);
/** Response fields that identify created resources. */
const NAMES = ['id', 'zipUrl', 'uploadURL', 'trigger_word', 'imageUrl', 'url'];

/** A step before a finding: a request with short forms of both responses, or a hook without responses. */
export interface Step {
  words: string;
  received: string;
  /** The reference's response, or '' if it received no such request. */
  expected: string;
}

interface Line extends Step {
  /** Relevance: none; it changed something; it shares an id or key with the finding. */
  weight: 0 | 1 | 2;
}

/** Earlier requests that may matter, with the hooks between them: the latest eight of the most relevant. */
export function stepsTo(exchange: Exchange, before: readonly Exchange[]): Step[] {
  const done = (past: Exchange): Line[] =>
    (past.since ?? []).map((words) => ({ words, received: '', expected: '', weight: 1 }));
  const weightOf = weighing(exchange, before);
  const compared = (past: Exchange) => ({
    words: describeRequest(past),
    received: inShort(past),
    expected: past.reference ? inShort(past.reference) : '',
    weight: weightOf(past),
  });
  const all = [...before.flatMap((past) => [...done(past), compared(past)]), ...done(exchange)];
  const lines: (Line & { times: number })[] = [];
  for (const line of all.filter(({ weight }) => weight > 0)) {
    const last = lines.at(-1);
    if (last?.words === line.words && last.received === line.received && last.expected === line.expected)
      last.times += 1;
    else lines.push({ ...line, times: 1 });
  }
  const ranked = lines.toReversed().toSorted((left, right) => right.weight - left.weight);
  const selected = new Set(ranked.slice(0, MAX_STEPS));
  return lines
    .filter((line) => selected.has(line))
    .map(({ words, received, expected, times }) => ({
      words: times > 1 ? `${words}, ${times} times` : words,
      received,
      expected,
    }));
}

function weighing(exchange: Exchange, before: readonly Exchange[]): (past: Exchange) => Line['weight'] {
  const earlier = before.findLast(
    ({ url, who, text: sentText }) =>
      url === exchange.url && who === exchange.who && sentText !== exchange.text,
  );
  /** Refused requests count as well: they may have changed something. */
  const lastChange = before.findLast(
    ({ method, who, status }) => method !== 'GET' && who === exchange.who && !WITHOUT_EFFECT.has(status),
  );
  const keys = keysOf(exchange);
  const sentText = `${exchange.url} ${JSON.stringify(exchange.sent.body)} ${exchange.text}`;
  return (past) => {
    if (past === earlier || past === lastChange) return 2;
    if (WITHOUT_EFFECT.has(past.status)) return 0;
    if (keysOf(past).some((key) => keys.includes(key))) return 2;
    if (past.method === 'GET' && past.operation !== 'logout') return 0;
    if (NAMES.some((name) => text(past, name) !== '' && sentText.includes(text(past, name)))) return 2;
    return past.status > 0 && past.status < 400 ? 1 : 0;
  };
}

function keysOf(exchange: Exchange): string[] {
  return [keyOf(exchange), exchange.requestHeaders['charge-key'] ?? ''].filter(Boolean);
}

/** A short form of a response: its status, and the balance or the state of a training or job. */
function inShort(response: Pick<Exchange, 'status' | 'body'>): string {
  const shown = ['credits', 'newBalance', 'training_status', 'next'].map((name) => field(response, name));
  const end = text(response, 'completedAt') === '' ? [] : ['completed'];
  const parts = [
    response.status,
    ...shown.filter((entry) => ['string', 'number'].includes(typeof entry)),
    ...end,
  ];
  return visible(parts.join(' ')).slice(0, MAX_ANSWER);
}

/** A request in one line: account, address, keys, values and variation. */
export function describeRequest(exchange: Exchange): string {
  const { who, sent, requestHeaders, variation, isConcurrent } = exchange;
  const key = requestHeaders['idempotency-key'];
  const charge = requestHeaders['charge-key'];
  return [
    `${who}:`,
    nameOf(exchange),
    key && `key ${shortKey(key)}`,
    charge && `of charge ${shortKey(charge)}`,
    contentOf(sent),
    variation && `(${variation})`,
    isConcurrent && '(concurrently)',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The parts of a form. Files with equal type and size are grouped, so that a different one stands out. */
function partsOf(form: NonNullable<Sent['form']>): string[] {
  const described = form.map(([name, value]) => {
    if (typeof value === 'string') return { kind: `${name}=${value}`, file: undefined };
    const { type, bytes } = value;
    return { kind: `${name} ${type || 'no type'} ${bytes.length} bytes`, file: value.name };
  });
  return [...Map.groupBy(described, ({ kind }) => kind)].map(([kind, alike]) => {
    const [first] = alike;
    if (first?.file === undefined) return kind;
    return alike.length > 1 ? `${alike.length} × ${kind}` : `${kind} named ${JSON.stringify(first.file)}`;
  });
}

function contentOf(sent: Sent): string {
  const content = visible(fullContentOf(sent).replaceAll(/[ \t\r\n]+/g, ' '));
  if (content.length <= MAX_BODY) return content;
  // The incorrect part is often the last one.
  return `${content.slice(0, MAX_BODY / 2)} … ${content.slice(-MAX_BODY / 2)}`;
}

function fullContentOf({ body, form = [], raw }: Sent): string {
  if (raw) {
    const bytes = typeof raw.bytes === 'object' ? `${raw.bytes.length} bytes` : raw.bytes;
    return `${raw.type || 'no type'} ${bytes}`;
  }
  return body === undefined ? partsOf(form).join(', ') : JSON.stringify(body);
}

/** The distinguishing parts of keys: many keys of a case share a prefix or suffix. */
function shortKey(key: string): string {
  const [, start, own = ''] =
    /^([0-9a-f]{4})[0-9a-f]{4}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-?(.*)$/.exec(key) ?? [];
  const name = start === undefined ? key : `${start}…${own}`;
  return name.length > 40 ? `${name.slice(0, 20)}…${name.slice(-10)} (${name.length} characters)` : name;
}
