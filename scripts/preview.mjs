// `npm run preview`: serves a build like a static host, with index.html for every unknown address.
import { existsSync } from 'node:fs';
import { preview } from 'vite';
import { readFlags, readPort, stop, stopUnlistened } from '#openapi/command-line.mjs';
import { apiProxy, readApiUrl } from './api-proxy.mjs';

const EXAMPLE = 'API_URL=http://localhost:4010 npm run preview -- --live';
const flags = readFlags(
  { port: { type: 'string' }, host: { type: 'string' }, live: { type: 'boolean' } },
  `Usage: npm run preview -- [--port 4173] [--host localhost]   the demo build (dist-demo/)
       API_URL=<server> npm run preview -- --live            the live build (dist/), /api goes to the server
A build made with BASE_PATH is served with the same BASE_PATH.`,
);
const port = readPort(flags.port, 4173);
const outDir = flags.live ? 'dist' : 'dist-demo';
const proxy = flags.live ? apiProxy(readApiUrl(EXAMPLE), process.env.BASE_PATH) : {};
if (!existsSync(`${outDir}/index.html`)) {
  stop(`${outDir}/ is not built yet: run npm run ${flags.live ? 'build' : 'build:demo'} first.`);
}

try {
  const server = await preview({
    mode: flags.live ? 'live' : 'demo',
    build: { outDir },
    preview: { port, strictPort: true, host: flags.host, proxy },
  });
  server.printUrls();
} catch (error) {
  stopUnlistened(error, port);
}
