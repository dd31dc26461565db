import type { Sample } from '../adapter.ts';
import type { Exchange } from '../exchange.ts';

const MAX_INLINE = 2000;

/**
 * The request as a command. Cookies and signed queries are omitted. Names replace files and long bodies; `--case` sends
 * them.
 */
export function curlOf({ who, method, url, requestHeaders, sent }: Exchange, baseUrl: string): string {
  const part = (value: string | Sample) =>
    typeof value === 'string'
      ? value
      : `@${value.name};type=${value.type};filename="${value.name.replaceAll('\\', '\\\\')}"`;
  const data = (bytes: Uint8Array | string, name: string) =>
    typeof bytes === 'string' && bytes.length <= MAX_INLINE
      ? `--data-raw ${quoted(bytes)}`
      : `--data-binary ${quoted(`@${name}`)}`;
  const session = who === 'nobody' ? '$COOKIE' : `$SESSION_${who.toUpperCase()}`;
  return [
    `curl -i -X ${method} ${quoted(url.startsWith(baseUrl) ? url : url.replace(/\?.*/, '?…'))}`,
    ...((requestHeaders['cookie'] ?? '') === '' ? [] : [`-b "session=${session}"`]),
    ...Object.entries(requestHeaders)
      .filter(([name]) => name !== 'cookie')
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(sent.raw?.isChunked === true ? ['-H "transfer-encoding: chunked"'] : []),
    ...(sent.body === undefined ? [] : [data(JSON.stringify(sent.body), 'body.json')]),
    ...(sent.form ?? []).map(([name, value]) => `-F ${quoted(`${name}=${part(value)}`)}`),
    ...(sent.raw ? [data(sent.raw.bytes, 'body')] : []),
  ].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
