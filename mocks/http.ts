// `npm run mock-api`: the simulated backend as an HTTP server.
import { readFlags, readPort, stop, stopUnlistened } from '#openapi/command-line.mjs';
import { createBackend } from './backend.ts';
import { servedAddresses } from './http/addresses.ts';
import { CONTROL_REQUESTS } from './http/control.ts';
import { createMockApi } from './http/server.ts';
import { violationText, type ContractViolation } from './server/contract-violation.ts';
import { readName, readSpeed, type Parsed } from './server/start-options.ts';
import { SIGN_IN_STATES, STATE_IDS } from './states/states.ts';

const flags = readFlags(
  {
    port: { type: 'string' },
    host: { type: 'string' },
    scenario: { type: 'string' },
    speed: { type: 'string' },
    'trust-proxy': { type: 'boolean' },
  },
  `The simulated backend of AI Twin Studio over HTTP.

npm run mock-api -- [flags]
  --port N          port to listen on (4010); 0 takes a free one
  --host NAME       address to listen on (localhost); 0.0.0.0 for the whole network
  --trust-proxy     build addresses from X-Forwarded-Host and -Proto; only behind a proxy that sets them
  --scenario ID     start from a named state: ${SIGN_IN_STATES.map(({ id }) => id).join(', ')},
                    or any other one of docs/states.gen.md
  --speed N         simulated time runs N times as fast (1); 0: paused
  --help            this text

While it runs, GET /api/callback?code=ID signs the person of that state in, and /__mock/ controls it:
  ${CONTROL_REQUESTS.replaceAll(' · ', '\n  ')}`,
);
const port = readPort(flags.port, 4010);
const host = flags.host ?? 'localhost';

const violations: ContractViolation[] = [];
const backend = await createBackend({
  scenario: valueOf('--scenario', flags.scenario, (name) => readName('scenario', name, STATE_IDS)),
  speed: valueOf('--speed', flags.speed, readSpeed),
  ...servedAddresses,
  onViolation(violation) {
    violations.push(violation);
    console.error(`✗ ${violationText(violation)}`);
  },
});

const server = createMockApi({
  backend,
  violations,
  host,
  trustProxy: flags['trust-proxy'] === true,
  fail: (error) => console.error(error),
  log({ method, path, status, ms }) {
    const time = new Date().toTimeString().slice(0, 8);
    console.log(`${time} ${method.padEnd(6)} ${path} ${status ?? '(line broken)'} ${Math.round(ms)} ms`);
  },
});
server.once('error', (error) => stopUnlistened(error, port));
server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  console.log(
    `Simulated backend: http://${host}:${actualPort} (sign in at /api/login, control at /__mock/state)`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown());

async function shutDown(): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // Pending responses get half a second; a `hang` fault would never finish.
  setTimeout(() => server.closeAllConnections(), 500).unref();
  await backend.flush();
  await closed;
  process.exit(0);
}

function valueOf<T>(
  flag: string,
  text: string | undefined,
  read: (value: string) => Parsed<T>,
): T | undefined {
  const parsed = text === undefined ? undefined : read(text);
  return parsed && 'problem' in parsed ? stop(`${flag}: ${parsed.problem}`) : parsed?.value;
}
