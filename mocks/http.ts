// `npm run mock-api`: the simulated backend on a port, for everything that is not the demo page.
import { createBackend } from './server/backend.ts';
import type { ContractViolation } from './server/contract-check.ts';
import { memoryStorage } from './db/snapshot-storage.ts';
import { servedAddresses } from './http/addresses.ts';
import { readHttpOptions } from './http/options.ts';
import { createMockApi } from './http/server.ts';
import { SCENARIO_IDS } from './scenarios/scenarios.ts';
import { fileStorage } from './db/file-storage.ts';

const reading = readHttpOptions(process.argv.slice(2), SCENARIO_IDS);
if ('help' in reading) {
  console.log(reading.help);
  process.exit(0);
}
if ('problem' in reading) stop(reading.problem);
const { port, host, scenario, speed, trustProxy, stateFile } = reading.options;

const violations: ContractViolation[] = [];
const backend = await createBackend({
  storage: stateFile === undefined ? memoryStorage() : fileStorage(stateFile),
  scenario,
  speed,
  ...servedAddresses,
  onViolation(violation) {
    violations.push(violation);
    console.error(
      `✗ The contract is broken: ${violation.operation} answered ${violation.status}. ${violation.details.join(' ')}`,
    );
  },
});
if (backend.problem !== undefined) console.warn(backend.problem);

const server = createMockApi({
  backend,
  violations,
  host,
  trustProxy,
  fail: (error) => console.error(error),
  log({ method, path, status, ms }) {
    const time = new Date().toTimeString().slice(0, 8);
    console.log(`${time} ${method.padEnd(6)} ${path} ${status ?? '(line broken)'} ${Math.round(ms)} ms`);
  },
});
server.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    stop(`Port ${port} is in use. Choose another one: npm run mock-api -- --port ${port + 1}`);
  }
  if (error.code === 'EACCES') stop(`Port ${port} needs more rights. Choose one above 1023, such as 4010.`);
  stop(`The server could not listen on ${host}:${port}: ${error.message}.`);
});
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
  // Answers under way get a moment; those that hang on purpose never end.
  setTimeout(() => server.closeAllConnections(), 500).unref();
  await backend.flush();
  await closed;
  process.exit(0);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
