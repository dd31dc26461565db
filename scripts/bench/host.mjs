import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json']);

/**
 * A finished build as a good host serves it: gzip, hashed files kept for ever, every other address answered with
 * `index.html`.
 * @param {string} folder
 * @param {string} [apiUrl] where `/api` goes
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function serveBuild(folder, apiUrl) {
  const bodies = new Map();
  const bodyOf = (file) => {
    if (!bodies.has(file)) {
      const bytes = readFileSync(file);
      bodies.set(file, COMPRESSED.has(extname(file)) ? gzipSync(bytes, { level: 9 }) : bytes);
    }
    return bodies.get(file);
  };
  const server = createServer((call, answer) => {
    const { pathname } = new URL(call.url, 'http://localhost');
    if (apiUrl && /^\/(api|uploads|mock-assets|mocks)\//.test(pathname)) return pass(call, answer, apiUrl);
    const asked = normalize(join(folder, decodeURIComponent(pathname)));
    const isFile = existsSync(asked) && statSync(asked).isFile();
    const file = isFile ? asked : join(folder, 'index.html');
    answer.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(COMPRESSED.has(extname(file)) && { 'content-encoding': 'gzip' }),
    });
    return answer.end(bodyOf(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

function pass(call, answer, apiUrl) {
  const onward = request(new URL(call.url, apiUrl), {
    method: call.method,
    headers: { ...call.headers, host: new URL(apiUrl).host },
  });
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode, response.headers);
    response.pipe(answer);
  });
  onward.on('error', () => answer.writeHead(502).end());
  call.pipe(onward);
}
