import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('./http.ts', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs the command, and collects its output in `printed`. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const printed = { out: '', error: '' };
  child.stdout.on('data', (data: Buffer) => (printed.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed.error += data.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /http:\/\/localhost:\d+/.exec(printed.out)?.[0];
      if (url !== undefined) resolve(url);
    });
    void exited.then(() => reject(new Error(printed.error)));
  });
  listening.catch(() => {});
  return { child, printed, exited, listening };
}

describe('the mock-api command', () => {
  test('suggests another port when the port is in use', async () => {
    const blocker = createServer().listen(0, 'localhost');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { printed, exited } = run('--port', String(port));
    expect(await exited).toBe(2);
    expect(printed.error).toContain(
      `Port ${port} is in use. Choose another one with --port, e.g. --port ${port + 1}.`,
    );
    blocker.close();
  });

  test('logs each request', async () => {
    const { child, printed, exited, listening } = run('--port', '0');
    const url = await listening;
    expect((await fetch(`${url}/api/auth/user`)).status).toBe(401);
    child.kill('SIGTERM');
    await exited;
    expect(printed.out).toMatch(/GET {4}\/api\/auth\/user 401 \d+ ms/);
  });

  test('starts in the given scenario at the given speed', async () => {
    const { listening } = run('--port', '0', '--scenario', 'creator', '--speed', '10');
    const response = await fetch(`${await listening}/__mock/state`);
    expect(await response.json()).toMatchObject({ scenario: 'creator', clock: { speed: 10 } });
  });

  test('shuts down without an error on SIGTERM', async () => {
    const { child, printed, exited, listening } = run('--port', '0');
    await listening;
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(printed.error).toBe('');
  });
});
