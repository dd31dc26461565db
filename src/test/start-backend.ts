import { seededTexts } from '#mocks/demo/device/seeded-device.ts';
import { openTestBackend, serve, type TestBackend, type TestBackendOptions } from '#mocks/node.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { STATES } from '#mocks/states/states.ts';
import { openBackends } from '#mocks/testing/open-backends.ts';
import { resetSession } from '#shared/api/session.ts';
import { setClock, setWaitSpeed } from '#shared/lib/clock.ts';
import { installCookieJar } from './cookie-fetch.ts';

export interface PreparedBackend extends TestBackendOptions {
  /** Faults that are added after the sign-in. */
  faults?: readonly Fault[];
  /** Prepares time and rows before the first request. */
  prepare?: (backend: TestBackend) => unknown;
}

/**
 * Starts a simulated backend for this test's requests, with the user of `scenario` signed in.
 *
 * @example A fault: `await backend.faults.add({ operation: 'trainTwin', kind: 'status', status: 500 })`
 * @example Time: `backend.clock.advance(3 * 60_000)`
 */
export async function startBackend({
  faults = [],
  ...options
}: Omit<PreparedBackend, 'prepare'> = {}): Promise<TestBackend> {
  const backend = await openTestBackend(options);
  serve(backend);
  installCookieJar();
  setClock(() => backend.clock.now());
  // The app repeats an unclear request after 1 s and 3 s.
  setWaitSpeed(100);
  const scenario = options.scenario ?? 'creator';
  for (const [name, text] of Object.entries(seededTexts(scenario, backend.clock.now()))) {
    localStorage.setItem(name, text);
  }
  if (STATES[scenario].user) await fetch(`/api/callback?code=${scenario}`, { redirect: 'manual' });
  // The previous test may have requested the session while signed out. A second backend is a reload.
  if (openBackends.length === 1) resetSession();
  for (const fault of faults) await backend.faults.add(fault);
  return backend;
}
