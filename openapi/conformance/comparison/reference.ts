import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The simulated backend of this repository, and its hooks. */
const SERVER = new URL('../../../mocks/http.ts', import.meta.url);
export const REFERENCE_CONFIG = fileURLToPath(
  new URL('../../../mocks/contract-check.config.mjs', import.meta.url),
);

/** Starts the reference on a free port with a stopped clock. Undefined without the rest of the repository. */
export async function startReference(): Promise<{ baseUrl: string; stop(): void } | undefined> {
  if (!existsSync(SERVER)) return undefined;
  const server = spawn(process.execPath, [fileURLToPath(SERVER), '--port', '0', '--speed', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // Not in the group of the command: Ctrl-C ends the run after the present case, which still needs it.
    detached: true,
  });
  process.once('exit', () => server.kill());
  return { baseUrl: await addressOf(server), stop: () => server.kill() };
}

/** Nobody has done anything on the reference yet. */
export function resetReference(baseUrl: string): Promise<void> {
  return control(baseUrl, 'scenario', { scenario: 'signed-out' });
}

/** Keeps the rows of the reference under a name. @returns what brings them back */
export async function markReference(baseUrl: string, mark: string): Promise<() => Promise<void>> {
  await control(baseUrl, 'mark', { mark });
  return () => control(baseUrl, 'restore', { mark });
}

async function control(baseUrl: string, call: string, body: object): Promise<void> {
  const response = await fetch(`${baseUrl}/__mock/${call}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the reference answered ${await response.text()}`);
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', (code) => reject(new Error(`the reference ended with ${code}`)));
    server.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000);
      const [, url] = /Simulated backend: (\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}
