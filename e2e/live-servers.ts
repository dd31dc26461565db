import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '#mocks/server/faults.ts';

export interface LiveServers {
  appUrl: string;
  /** Puts the simulated backend into a named state. */
  reset(scenario: string, speed: number, faults?: readonly Fault[]): Promise<void>;
  /** Moves its clock forward by milliseconds. */
  advance(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** Long, because the browsers start at the same time. */
const START_LIMIT_MS = 120_000;
const RETRY_MS = 50;
const DEMO_PORT = Number(process.env['E2E_PORT'] ?? 4173);
const addressAt = (offset: number) => `http://localhost:${DEMO_PORT + offset}`;

/** The live build and `npm run mock-api` behind it; each worker has its own ports. */
export async function liveServers(index: number): Promise<LiveServers> {
  const offset = 20 + index * 2;
  const [api, app] = await Promise.all([mockApi(offset), appBefore(addressAt(offset), offset + 1)]);
  return {
    appUrl: app.url,
    reset: api.reset,
    advance: api.advance,
    async stop() {
      await Promise.all([api.stop(), app.stop()]);
    },
  };
}

/** `npm run mock-api`. @param offset its port, counted from the demo's */
export async function mockApi(offset: number): Promise<Omit<LiveServers, 'appUrl'> & { url: string }> {
  const url = addressAt(offset);
  const api = await serve(url, ['mocks/http.ts', '--port', new URL(url).port, '--trust-proxy']);

  /** Its control endpoint, `/__mock/…`. */
  const control = async (path: string, body: unknown) => {
    const response = await fetch(`${url}/__mock/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/__mock/${path}: ${response.status} ${await response.text()}`);
  };
  return {
    url,
    async reset(scenario, speed, faults = []) {
      await control('scenario', { scenario });
      await control('clock', { speed });
      await control('faults', faults);
    },
    advance: (milliseconds) => control('clock', { advance: milliseconds }),
    stop: () => ended(api),
  };
}

/** The live build in front of a server. @param offset its port, counted from the demo's */
async function appBefore(apiUrl: string, offset: number): Promise<{ url: string; stop(): Promise<void> }> {
  const url = addressAt(offset);
  const args = ['scripts/serve.mjs', '--live', '--port', new URL(url).port];
  const app = await serve(url, args, { API_URL: apiUrl });
  return { url, stop: () => ended(app) };
}

/** Resolves when the server answers; one that cannot start reports the reason on stderr. */
async function serve(url: string, args: string[], env: Record<string, string> = {}): Promise<ChildProcess> {
  if (await isAnswering(url))
    throw new Error(`Another server answers at ${url}. E2E_PORT chooses other ports.`);
  const server = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Also when the tests fail before they stop it, because it would keep its port.
  const kill = () => server.kill();
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  const end = performance.now() + START_LIMIT_MS;
  while (performance.now() < end) {
    if (server.exitCode !== null) throw new Error(`No server starts at ${url}.`);
    if (await isAnswering(url)) return server;
    await sleep(RETRY_MS);
  }
  throw new Error(`The server at ${url} takes too long to start.`);
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill();
  });
}
