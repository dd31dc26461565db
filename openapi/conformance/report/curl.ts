import { createHash } from 'node:crypto';
import type { Sample } from '../adapter.ts';
import type { Exchange } from '../exchange.ts';

/** Files that the report's commands send, beside the report. */
export const FILES_FOLDER = 'contract-check-files';
const MAX_INLINE = 2000;
/** Longest part of a file's name; the hash makes it unique. */
const MAX_NAME = 60;

interface File {
  path: string;
  bytes: Uint8Array | string;
}

/** The request as a command to run again, and the files that it needs. Cookies and signed queries are left out. */
export function curlOf(exchange: Exchange, baseUrl: string): { command: string; files: File[] } {
  const { who, method, url, requestHeaders, sent } = exchange;
  const files: File[] = [];
  const keep = (name: string, bytes: File['bytes']) => {
    const hash = createHash('sha1').update(bytes).digest('hex').slice(0, 8);
    files.push({
      path: `${FILES_FOLDER}/${hash}-${name.replaceAll(/[^\w.-]/g, '_').slice(-MAX_NAME)}`,
      bytes,
    });
    return files.at(-1)?.path ?? '';
  };
  const part = (value: string | Sample) =>
    typeof value === 'string'
      ? value
      : `@${keep(value.name, value.bytes)};type=${value.type};filename="${value.name.replaceAll('\\', '\\\\')}"`;
  const data = (bytes: Uint8Array | string, name: string) =>
    typeof bytes === 'string' && bytes.length <= MAX_INLINE
      ? ['--data-raw', quoted(bytes)]
      : ['--data-binary', quoted(`@${keep(name, bytes)}`)];
  const cookie = requestHeaders['cookie'] ?? '';
  const session = who === 'nobody' ? '$COOKIE' : `$SESSION_${who.toUpperCase()}`;
  const command = [
    `curl -i -X ${method} ${quoted(url.startsWith(baseUrl) ? url : url.replace(/\?.*/, '?…'))}`,
    ...(cookie === '' ? [] : [`-b "session=${session}"`]),
    ...Object.entries(requestHeaders)
      .filter(([name]) => name !== 'cookie')
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(sent.raw?.isChunked === true ? ['-H "transfer-encoding: chunked"'] : []),
    ...(sent.body === undefined ? [] : data(JSON.stringify(sent.body), 'body.json')),
    ...(sent.form ?? []).map(([name, value]) => `-F ${quoted(`${name}=${part(value)}`)}`),
    ...(sent.raw ? data(sent.raw.bytes, 'body') : []),
  ].join(' ');
  return { command, files };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
