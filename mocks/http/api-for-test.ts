import type { AddressInfo } from 'node:net';
import { createBackend, type Backend, type ScenarioId } from '../server/backend.ts';
import type { ContractViolation } from '../server/contract-check.ts';
import { memoryStorage } from '../db/snapshot-storage.ts';
import { servedAddresses } from './addresses.ts';
import { createMockApi } from './server.ts';

export interface TestApi {
  url: string;
  port: number;
  backend: Backend;
  violations: ContractViolation[];
  log: { method: string; path: string; status: number | undefined }[];
  /** A browser without a screen: keeps its cookies, does not follow redirects. */
  client(): Client;
  /** @throws when the server failed or broke its contract meanwhile */
  stop(): Promise<void>;
}

export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  /** Chooses a persona on the sign-in page's terms. */
  signIn(persona: string): Promise<void>;
  cookie: string;
}

/** The mock server on a free port, its clock standing still. */
export async function startApi(options: { trustProxy?: boolean } = {}): Promise<TestApi> {
  const violations: ContractViolation[] = [];
  const failures: unknown[] = [];
  const log: TestApi['log'] = [];
  const backend = await createBackend({
    storage: memoryStorage(),
    scenario: 'signed-out' satisfies ScenarioId,
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
    backend,
    violations,
    log,
    client: () => createClient(url),
    async stop() {
      if (failures.length > 0) throw new AggregateError(failures, 'The mock server failed.');
      if (violations.length > 0) throw new Error(`The contract was broken: ${JSON.stringify(violations)}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createClient(url: string): Client {
  const client: Client = {
    cookie: '',
    get: (path, headers = {}) => call(path, { headers }),
    post: (path, body) => {
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      return call(path, {
        method: 'POST',
        ...(isForm
          ? { body }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
    },
    async signIn(persona) {
      const response = await client.get(`/api/callback?code=${persona}`);
      if (response.status !== 302) throw new Error(`${persona}: ${response.status} ${await response.text()}`);
    },
  };
  const call = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (client.cookie !== '') headers.set('cookie', client.cookie);
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) {
      client.cookie = /Max-Age=0/i.test(header) ? '' : (header.split(';')[0] ?? '');
    }
    return response;
  };
  return client;
}
