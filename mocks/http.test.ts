import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('./http.ts', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs the command; its output is collected in `printed`. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const printed = { out: '', error: '' };
  child.stdout.on('data', (data: Buffer) => (printed.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed.error += data.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /http:\/\/localhost:\d+/.exec(printed.out)?.[0];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(printed.error)));
  });
  listening.catch(() => {});
  return { child, printed, ended, listening };
}

test('names a port that is in use, and suggests another', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { printed, ended } = run('--port', String(port));
  expect(await ended).toBe(2);
  expect(printed.error).toContain(
    `Port ${port} is in use. Choose another one with --port, e.g. --port ${port + 1}.`,
  );
  other.close();
});

test('answers, logs each request, and shuts down on SIGTERM', async () => {
  const { child, printed, ended, listening } = run('--port', '0', '--scenario', 'creator', '--speed', '10');
  const url = await listening;
  const state = (await (await fetch(`${url}/__mock/state`)).json()) as object;
  expect(state).toMatchObject({ scenario: 'creator', clock: { speed: 10 } });
  expect((await fetch(`${url}/api/auth/user`)).status).toBe(401);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(printed.out).toMatch(/GET {4}\/api\/auth\/user 401 \d+ ms/);
  expect(printed.error).toBe('');
});
