import { setupServer } from 'msw/node';
import { createBackend, type Backend, type ContractViolation, type StateId } from './backend.ts';
import type { SnapshotStorage } from './db/snapshot.ts';
import { servedAddresses } from './http/addresses.ts';
import { openBackends } from './testing/open-backends.ts';

/** A backend for tests, with the contract violations that it recorded. */
export interface TestBackend extends Backend {
  readonly violations: readonly ContractViolation[];
}

export interface TestBackendOptions {
  /** The initial scenario; `null` loads the stored state. */
  scenario?: StateId | null | undefined;
  /** Backends that share a storage behave like tabs. */
  storage?: SnapshotStorage | undefined;
  speed?: number | undefined;
}

/** The simulated time at the start of every test. */
const TEST_START = Date.parse('2026-11-21T09:00:00Z');

const server = setupServer();
let isListening = false;
/** The start of the test in real milliseconds; its tabs share it. */
let startedAt = 0;

/** A backend in memory, in the state of a scenario. A contract violation fails the test (vitest.setup.ts). */
export async function openTestBackend({
  scenario = 'creator',
  storage,
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
  openBackends.push({
    violations,
    flush: backend.flush,
    close: () => isListening && server.resetHandlers(),
  });
  // The backend is not spread into a new object, because `problem` is a getter.
  return Object.defineProperty(backend, 'violations', { value: violations }) as TestBackend;
}

/** Routes the requests of this test to a backend. An unhandled request is then an error. */
export function serve({ handlers }: Backend): void {
  if (!isListening) server.listen({ onUnhandledFrame: 'error' });
  isListening = true;
  server.resetHandlers(...handlers);
}
