import { setupServer } from 'msw/node';
import { createBackend, type Backend, type ContractViolation, type StateId } from './backend.ts';
import { memoryStorage, type SnapshotStorage } from './db/snapshot-storage.ts';
import { servedAddresses } from './http/addresses.ts';
import { openBackends } from './testing/open-backends.ts';

/** A backend for tests, with what it answered against the contract. */
export interface TestBackend extends Backend {
  readonly violations: readonly ContractViolation[];
}

export interface TestBackendOptions {
  /** Starts from it; `null` starts from the stored state. */
  scenario?: StateId | null | undefined;
  /** Two backends on one storage are two tabs. */
  storage?: SnapshotStorage | undefined;
  speed?: number | undefined;
}

/** The simulated time at the start of every test. */
const TEST_START = Date.parse('2026-11-21T09:00:00Z');

const server = setupServer();
let isListening = false;
/** The start of the test's time, shared by its tabs. */
let startedAt = 0;

/** A backend in memory, in the state of a scenario. Its violations of the contract fail the test (vitest.setup.ts). */
export async function openTestBackend({
  scenario = 'creator',
  storage = memoryStorage(),
  speed,
}: TestBackendOptions = {}): Promise<TestBackend> {
  const violations: ContractViolation[] = [];
  if (openBackends.length === 0) startedAt = performance.now();
  const backend = await createBackend({
    storage,
    scenario: scenario ?? undefined,
    speed,
    ...servedAddresses,
    onViolation: (violation) => violations.push(violation),
    realNow: () => TEST_START + performance.now() - startedAt,
  });
  openBackends.push({ violations, close: () => isListening && server.resetHandlers() });
  // Not copied: `problem` is read when it is asked for.
  return Object.defineProperty(backend, 'violations', { value: violations }) as TestBackend;
}

/** Sends the requests of this test to a backend; an unhandled request is an error from now on. */
export function serve({ handlers }: Backend): void {
  if (!isListening) server.listen({ onUnhandledFrame: 'error' });
  isListening = true;
  server.resetHandlers(...handlers);
}
