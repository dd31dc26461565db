import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '#mocks/server/faults.ts';

export interface LiveServers {
  appUrl: string;
  /** Puts the simulated backend into a named state. */
  reset(scenario: string, speed: number, faults?: readonly Fault[]): Promise<void>;
  /** Moves the clock of the simulated backend forward. */
  advance(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

/** The browsers start at the same time, so a server may take this long. */
const START_LIMIT_MS = 120_000;
const RETRY_MS = 50;
const DEMO_PORT = Number(process.env['E2E_PORT'] ?? 4173);
const addressAt = (offset: number) => `http://localhost:${DEMO_PORT + offset}`;

/** Starts the live build and `npm run mock-api` behind it. Each worker has its own ports. */
export async function liveServers(index: number): Promise<LiveServers> {
  const offset = 20 + index * 2;
  const [api, app] = await Promise.all([mockApi(offset), appInFrontOf(addressAt(offset), offset + 1)]);
  return {
    appUrl: app.url,
    reset: api.reset,
    advance: api.advance,
    async stop() {
      await Promise.all([api.stop(), app.stop()]);
    },
  };
}

/** Starts `npm run mock-api`. @param offset its port, counted from the demo's */
export async function mockApi(offset: number): Promise<Omit<LiveServers, 'appUrl'> & { url: string }> {
  const url = addressAt(offset);
  const api = await serve(url, ['mocks/http.ts', '--port', new URL(url).port, '--trust-proxy']);

  /** Requests the control endpoint `/__mock/…`. */
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
    stop: () => stopped(api),
  };
}

/** Starts the live build in front of a server. @param offset its port, counted from the demo's */
async function appInFrontOf(apiUrl: string, offset: number): Promise<{ url: string; stop(): Promise<void> }> {
  const url = addressAt(offset);
  const args = ['scripts/serve.mjs', '--live', '--port', new URL(url).port];
  const app = await serve(url, args, { API_URL: apiUrl });
  return { url, stop: () => stopped(app) };
}

/** Resolves when the server responds. A server that cannot start reports the reason on stderr. */
async function serve(url: string, args: string[], env: Record<string, string> = {}): Promise<ChildProcess> {
  if (await isResponding(url))
    throw new Error(`Another server responds at ${url}. E2E_PORT chooses other ports.`);
  const server = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // If the tests fail before they stop it, the server would occupy its port.
  const kill = () => server.kill();
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`No server starts at ${url}.`);
    if (await isResponding(url)) return server;
    await sleep(RETRY_MS);
  }
  throw new Error(`The server at ${url} takes too long to start.`);
}

function isResponding(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill();
  });
}
