import { nameOf, type Exchange } from '../exchange.ts';

const MAX_BODY = 80;

/** The calls before, and what hooks did in between. */
export function stepsTo(exchange: Exchange, before: readonly Exchange[]): string[] {
  const calls = before.flatMap((one) => [...(one.since ?? []), `${callOf(one)} → ${one.status}`]);
  return [...calls, ...(exchange.since ?? [])];
}

/** A call in one line: who, where, with which keys and values. */
export function callOf(exchange: Exchange): string {
  const { who, sent, requestHeaders } = exchange;
  const key = requestHeaders['idempotency-key'];
  const charge = requestHeaders['charge-key'];
  const body = sent.body === undefined ? '' : JSON.stringify(sent.body);
  return [
    `${who}:`,
    nameOf(exchange),
    key && `key ${shortKey(key)}`,
    charge && `of charge ${shortKey(charge)}`,
    body.length > MAX_BODY ? `${body.slice(0, MAX_BODY)}…` : body,
  ]
    .filter(Boolean)
    .join(' ');
}

/** As far as it tells one key from another: those of one case begin alike. */
function shortKey(key: string): string {
  const [whole = '', own = ''] = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-?(.*)$/.exec(key) ?? [];
  const name = whole === '' ? key : own || key.slice(0, 8);
  return name.length > 40 ? `${name.slice(0, 20)}…${name.slice(-10)} (${name.length} characters)` : name;
}
