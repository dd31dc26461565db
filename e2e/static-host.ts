import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface StaticHost {
  port: number;
  /** Every path asked for so far that a server at /api should have had: the mock was not in between. */
  apiCalls: string[];
  /** Serves another text for a file, e.g. an older worker. */
  replace(path: string, text: string): void;
  stop(): Promise<void>;
}

/** The plainest host there is: files below a base path, and index.html for everything else. */
export async function staticHost(folder: string, base = '/'): Promise<StaticHost> {
  const apiCalls: string[] = [];
  const replaced = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname.startsWith(`${base}api/`)) apiCalls.push(`${request.method} ${pathname}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const text = replaced.get(pathname);
    if (text !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
      return;
    }
    const inside = pathname.startsWith(base) ? pathname.slice(base.length) : '';
    const asked = join(folder, normalize(`/${inside}`));
    const file = isFile(asked) ? asked : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    apiCalls,
    replace: (path, text) => void replaced.set(path, text),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
