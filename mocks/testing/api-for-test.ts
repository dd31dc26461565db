import type { AddressInfo } from 'node:net';
import { createBackend, type StateId } from '../backend.ts';
import { servedAddresses } from '../http/addresses.ts';
import { createMockApi } from '../http/server.ts';
import type { ContractViolation } from '../server/contract-violation.ts';
import { createSession } from './test-client.ts';

export type TestApi = Awaited<ReturnType<typeof startApi>>;
export type Client = ReturnType<typeof createClient>;

/** The mock server on a free port, with a paused clock. */
export async function startApi(options: { trustProxy?: boolean } = {}) {
  const violations: ContractViolation[] = [];
  const failures: unknown[] = [];
  const log: { path: string; status: number | undefined }[] = [];
  const backend = await createBackend({
    scenario: 'signed-out' satisfies StateId,
    ...servedAddresses,
    onViolation: (violation) => violations.push(violation),
  });
  backend.clock.pause();
  const server = createMockApi({
    backend,
    violations,
    ...options,
    fail: (error) => failures.push(error),
    log: (entry) => log.push(entry),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    log,
    /** A client with cookies that does not follow redirects. */
    client: () => createClient(url),
    /** Stops the server. @throws when it has failed or violated the contract */
    async stop() {
      if (failures.length > 0) throw new AggregateError(failures, 'The mock server failed.');
      if (violations.length > 0) throw new Error(`The contract was broken: ${JSON.stringify(violations)}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createClient(url: string) {
  const session = createSession((path, init) => fetch(url + path, init));
  return Object.assign(session, {
    get: (path: string, headers: Record<string, string> = {}) => session.send(path, { headers }),
    post(path: string, body: unknown) {
      const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return session.send(path, { method: 'POST', ...(body instanceof URLSearchParams ? { body } : json) });
    },
    /** Signs in as a persona, like the sign-in page. */
    async signIn(persona: string) {
      const response = await session.send(`/api/callback?code=${persona}`);
      if (response.status !== 302) throw new Error(`${persona}: ${response.status} ${await response.text()}`);
    },
  });
}
