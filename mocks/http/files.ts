import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../files/', import.meta.url));

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** One of the committed sample files; with `Range`, because a video cannot be wound without. Undefined: no such file. */
export async function fileAnswer(name: string, request: Request): Promise<Response | undefined> {
  const path = join(FOLDER, normalize(`/${name}`));
  const type = TYPES[extname(path)];
  if (!path.startsWith(FOLDER) || path.endsWith(sep) || type === undefined) return undefined;
  const size = await stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
  if (size === undefined) return undefined;

  const headers = new Headers({
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
  });
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (!range || (range[1] === '' && range[2] === '')) {
    headers.set('content-length', String(size));
    return new Response(read(path), { headers });
  }
  const from = range[1] === '' ? Math.max(0, size - Number(range[2])) : Number(range[1]);
  const to = range[1] === '' || range[2] === '' ? size - 1 : Math.min(Number(range[2]), size - 1);
  if (from > to) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  headers.set('content-length', String(to - from + 1));
  headers.set('content-range', `bytes ${from}-${to}/${size}`);
  return new Response(read(path, { start: from, end: to }), { status: 206, headers });
}

function read(path: string, range?: { start: number; end: number }): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(path, range)) as ReadableStream<Uint8Array>;
}
