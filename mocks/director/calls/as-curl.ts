import { operations } from '#openapi/operations.gen.ts';
import type { Call } from '../../server/call-log.ts';
import { headersOf } from './sent-headers.ts';

/** Where `npm run mock-api` listens: the demo's own server exists in the page alone. */
const MOCK_API = 'http://localhost:4010';

/** The call as a command. A session was never recorded; it comes from a file of cookies, as in the README. */
export function asCurl(
  call: Pick<Call, 'operation' | 'method' | 'url' | 'headers' | 'body'>,
  from: 'demo' | 'har',
) {
  const { secured, requestType } = operations[call.operation];
  const { pathname, search } = new URL(call.url);
  const url = from === 'har' ? call.url : `${MOCK_API}${pathname.slice(pathname.indexOf('/api/'))}${search}`;
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

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
