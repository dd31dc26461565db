import type { Call } from '#mocks/server/call-log.ts';
import { operations } from '#openapi/operations.gen.ts';

/** Why a call cannot be made again, if so. */
export function replayRefusal({ operation, body }: Call): string | undefined {
  const { requestType, statuses } = operations[operation];
  if ((statuses as readonly unknown[]).includes(302)) return 'A navigation cannot be made again from here.';
  if (requestType !== null && body === undefined) return 'Its files were not recorded.';
  return undefined;
}

/** Repeats a call with the current session. It is listed like any other. */
export async function replay(call: Call): Promise<void> {
  const { method, url, body } = call;
  await fetch(url, {
    method,
    headers: headersOf(call),
    credentials: 'include',
    ...(body === undefined ? {} : { body }),
    // A broken connection may be just what is simulated; the list shows it.
  }).catch(() => undefined);
}

/** Where `npm run mock-api` listens: the demo's own server exists in the page alone. */
const MOCK_API = 'http://localhost:4010';

/** The call as a curl command. The session is read from a cookie file, as in openapi/README.md. */
export function asCurl(call: Pick<Call, 'operation' | 'method' | 'url' | 'headers' | 'body'>) {
  const { secured, requestType } = operations[call.operation];
  const { pathname, search } = new URL(call.url);
  const url = `${MOCK_API}${pathname.slice(pathname.indexOf('/api/'))}${search}`;
  const type: string | null = requestType;
  const body =
    call.body !== undefined
      ? [`--data-raw ${quoted(call.body)}`]
      : type === 'multipart/form-data'
        ? [`-F ${quoted('NAME=@FILE')}`]
        : type === 'image/*'
          ? [`--data-binary ${quoted('@FILE')}`]
          : [];
  const isForm = type === 'multipart/form-data';
  return [
    `curl ${quoted(url)}`,
    ...(call.method === 'GET' ? [] : [`-X ${call.method}`]),
    ...(secured ? ['-b cookies.txt'] : []),
    // Its boundary is made with the form.
    ...headersOf(call)
      .filter(([name]) => !(isForm && name === 'content-type'))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...body,
  ].join(' \\\n  ');
}

/** Headers of the contract; others are set by the browser, which often refuses to have them set. */
const KNOWN = new Set(['accept', 'content-type', 'idempotency-key', 'charge-key', 'if-none-match']);

/** The headers that belong to a call when it is made again. */
function headersOf({ headers }: Pick<Call, 'headers'>): [name: string, value: string][] {
  return headers
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    .filter(([name]) => KNOWN.has(name));
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
