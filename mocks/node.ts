import { setupServer } from 'msw/node';
import { createBackend, type Backend, type ContractBreach, type ScenarioId } from './backend.ts';
import { memoryStorage, type SnapshotStorage } from './db/snapshot-storage.ts';

/** Stands between the tests and the network; without a backend, every request is an error. */
export const server = setupServer();

/** A backend for tests, with what it answered against the contract. */
export interface TestBackend extends Backend {
  readonly breaches: readonly ContractBreach[];
}

export interface TestBackendOptions {
  /** Starts from it; `null` starts from what the storage holds. */
  scenario?: ScenarioId | null | undefined;
  /** Two backends on one storage are two tabs. */
  storage?: SnapshotStorage | undefined;
  speed?: number | undefined;
}

/** The backends of the running test; vitest.setup.ts fails the test when one of them broke the contract. */
export const openBackends: TestBackend[] = [];

/** The morning on which every test takes place. */
export const TEST_START = Date.parse('2026-11-21T09:00:00Z');

/** A backend in memory, in the state of a scenario. */
export async function openTestBackend({
  scenario = 'creator',
  storage = memoryStorage(),
  speed,
}: TestBackendOptions = {}): Promise<TestBackend> {
  const breaches: ContractBreach[] = [];
  const started = performance.now();
  const backend = await createBackend({
    storage,
    scenario: scenario ?? undefined,
    speed,
    pages: {
      signIn: (returnTo, origin) => `${origin}/api/mock/sign-in?returnTo=${encodeURIComponent(returnTo)}`,
      payment: (checkoutId, origin) => `${origin}/api/mock/pay/${checkoutId}`,
    },
    fileUrl: (name, origin) => `${origin}/api/mock/files/${name}`,
    onBreach: (breach) => breaches.push(breach),
    realNow: () => TEST_START + performance.now() - started,
  });
  // Not copied: `problem` is read when it is asked for.
  const testBackend = Object.defineProperty(backend, 'breaches', { value: breaches }) as TestBackend;
  openBackends.push(testBackend);
  return testBackend;
}

/** Lets requests reach this backend, until the next one is served or the server's handlers are reset. */
export function serve({ handlers }: Backend): void {
  server.resetHandlers(...handlers);
}
