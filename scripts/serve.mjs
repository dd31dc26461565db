// `npm run preview`: serves a build like a static host, with index.html for every unknown address.
// `npm run dev:live`: serves the app with hot reload, without mock code. Both forward requests to a real server.
import { existsSync } from 'node:fs';
import { createServer, preview } from 'vite';
import { readFlags, readPort, stop, stopUnlistened } from '#openapi/command-line.mjs';

const USAGE = `Usage: npm run preview -- [--port 4173] [--host localhost]   the demo build (dist-demo/)
       API_URL=<server> npm run preview -- --live            the live build (dist/), /api goes to the server
       API_URL=<server> npm run dev:live -- [--port 5174]    the app with hot reload, /api goes to the server
A build made with BASE_PATH is served with the same BASE_PATH.`;
const flags = readFlags(
  { port: { type: 'string' }, host: { type: 'string' }, live: { type: 'boolean' }, dev: { type: 'boolean' } },
  USAGE,
);
const port = readPort(flags.port, flags.dev ? 5174 : 4173);
const isLive = flags.live || flags.dev;
const options = { port, strictPort: true, host: flags.host, proxy: isLive ? apiProxy(readApiUrl()) : {} };
const [mode, outDir, build] = isLive ? ['live', 'dist', 'build'] : ['demo', 'dist-demo', 'build:demo'];
if (!flags.dev && !existsSync(`${outDir}/index.html`)) {
  stop(`${outDir}/ is not built yet: run npm run ${build} first.`);
}

try {
  const server = flags.dev
    ? await (await createServer({ mode, server: options })).listen()
    : await preview({ mode, build: { outDir }, preview: options });
  server.printUrls();
} catch (error) {
  stopUnlistened(error, port);
}

/** Reads `API_URL`, the address of a real server. Exits with a message when it is invalid. */
function readApiUrl() {
  const text = process.env.API_URL?.trim();
  if (!text) stop(`API_URL is missing: the address of the real server.\n${USAGE}`);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    stop(`API_URL "${text}" is not an address. It starts with http:// or https://.`);
  return url.href.replace(/\/$/, '');
}

/**
 * Vite's proxy of `/api` to a real server. `X-Forwarded-Host` has the host that the browser uses, so that addresses in
 * responses lead back here. Without a response of the server, the proxy returns a `Problem` of the contract.
 */
function apiProxy(apiUrl) {
  const prefix = (process.env.BASE_PATH ?? '/').replace(/\/$/, '');
  return {
    [`${prefix}/api`]: {
      target: apiUrl,
      changeOrigin: true,
      xfwd: true,
      autoRewrite: true,
      cookieDomainRewrite: '',
      rewrite: (path) => path.slice(prefix.length),
      configure(proxy) {
        proxy.on('error', (error, _request, response) => {
          if (!('writeHead' in response) || response.headersSent) return;
          response.writeHead(502, { 'content-type': 'application/json' });
          const sentence = `The server at ${apiUrl} does not answer (${error.code ?? error.message}).`;
          response.end(JSON.stringify({ error: sentence }));
        });
      },
    },
  };
}
