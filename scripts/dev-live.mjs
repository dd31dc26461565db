// `npm run dev:live`: the app with hot reload against a real server, without mock code.
import { createServer } from 'vite';
import { readFlags, readPort, stopUnlistened } from '#openapi/command-line.mjs';
import { apiProxy, readApiUrl } from './api-proxy.mjs';

const EXAMPLE = 'API_URL=http://localhost:4010 npm run dev:live';
const flags = readFlags(
  { port: { type: 'string' }, host: { type: 'string' } },
  `Usage: API_URL=<address of the server> npm run dev:live -- [--port 5174] [--host localhost]\nExample: ${EXAMPLE}`,
);
const port = readPort(flags.port, 5174);
const apiUrl = readApiUrl(EXAMPLE);

try {
  const server = await createServer({
    mode: 'live',
    server: { port, strictPort: true, host: flags.host, proxy: apiProxy(apiUrl, process.env.BASE_PATH) },
  });
  await server.listen();
  server.printUrls();
  console.log(`  ➜  /api goes to ${apiUrl}`);
} catch (error) {
  stopUnlistened(error, port);
}
