import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('./http.ts', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Runs the command; `said` grows as it speaks. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (data: Buffer) => (said.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said.error += data.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /http:\/\/localhost:\d+/.exec(said.out)?.[0];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(said.error)));
  });
  listening.catch(() => {});
  return { child, said, ended, listening };
}

it('a scenario that is not there ends it with a sentence and status 2', async () => {
  const { said, ended } = run('--scenario', 'nobody');
  expect(await ended).toBe(2);
  expect(said.error).toMatch(/There is no scenario "nobody"\. For example: signed-out/);
  expect(said.error).not.toMatch(/\n\s+at /);
});

it('explains itself', async () => {
  const { said, ended } = run('--help');
  expect(await ended).toBe(0);
  expect(said.out).toMatch(/--scenario ID .*new-creator, creator/);
  expect(said.out).toContain('POST /__mock/clock {"speed": 60');
});

it('says that its port is in use, and which to take', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { said, ended } = run('--port', String(port));
  expect(await ended).toBe(2);
  expect(said.error).toContain(
    `Port ${port} is in use. Choose another one with --port, e.g. --port ${port + 1}.`,
  );
  other.close();
});

it('answers, logs each request, and ends in order when asked to', async () => {
  const { child, said, ended, listening } = run('--port', '0', '--scenario', 'creator', '--speed', '10');
  const url = await listening;
  const state = (await (await fetch(`${url}/__mock/state`)).json()) as object;
  expect(state).toMatchObject({ scenario: 'creator', clock: { speed: 10 } });
  expect((await fetch(`${url}/api/auth/user`)).status).toBe(401);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.out).toMatch(/GET {4}\/api\/auth\/user 401 \d+ ms/);
  expect(said.error).toBe('');
});
