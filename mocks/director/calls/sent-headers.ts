import type { Call } from '../../server/call-log.ts';

/** What the contract knows of; the rest is the browser's own, and often refused when it is set by hand. */
const KNOWN = new Set(['accept', 'content-type', 'idempotency-key', 'if-none-match']);

/** The headers that belong to a call when it is made again. */
export function headersOf({ headers }: Pick<Call, 'headers'>): [name: string, value: string][] {
  return headers
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .filter(([name]) => KNOWN.has(name));
}
