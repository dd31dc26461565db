import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { build } from 'vite';
import { mockApi } from '#e2e/live-servers.ts';
import { findChromium } from '../find-chromium.mjs';

/** An offset of ports that the browser tests do not use. */
const API_PORT_OFFSET = 60;

/**
 * A browser, and servers of what it opens: both builds, the simulated backend behind the live one, and the baseline, a
 * page with the app's styles on which React renders one heading.
 */
export async function openBuilds() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  await buildBaseline(folder);
  const api = await mockApi(API_PORT_OFFSET);
  await api.reset('creator', 1);
  const hosts = [hostOf(folder), hostOf('dist', api.url), hostOf('dist-demo')];
  await Promise.all(hosts.map((host) => host.ready()));
  const [baseline, live, demo] = hosts.map((host) => host.url.replace(/\/$/, ''));
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--js-flags=--expose-gc'],
  });
  return {
    browser,
    urls: { baseline, live, demo },
    async close() {
      await browser.close();
      await Promise.all([api.stop(), ...hosts.map((host) => host.close(true))]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Serves a build with gzip, long caching of hashed files, and `index.html` for every other address. */
function hostOf(folder, apiUrl) {
  const files = staticMiddleware({ dir: folder });
  return serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    gracefulShutdown: false,
    async fetch(request) {
      const { origin, pathname, search } = new URL(request.url);
      if (apiUrl && /^\/(api|uploads|mock-assets|mocks)\//.test(pathname)) {
        const { method, headers, body } = request;
        return fetch(apiUrl + pathname + search, {
          method,
          headers,
          body,
          duplex: 'half',
          redirect: 'manual',
        });
      }
      const page = new Request(`${origin}/index.html`, { headers: request.headers });
      const response = await files(request, () => files(page, () => new Response(null, { status: 404 })));
      const isHashed = pathname.includes('/assets/');
      response.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      return response;
    },
  });
}

async function buildBaseline(outDir) {
  const root = mkdtempSync(join('node_modules', 'bench-baseline-'));
  try {
    const [, styles] = /<style>(.*?)<\/style>/s.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
    writeFileSync(
      join(root, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baseline</title><style>${styles}</style></head><body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`,
    );
    writeFileSync(
      join(root, 'main.js'),
      "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));\n",
    );
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}
