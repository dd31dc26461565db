import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Starts a program in a group of its own, so that what it starts itself ends with it. */
export function startProcess(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data) => (errors = (errors + String(data)).slice(-2_000)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('error', (error) => (errors += error.message));
  const stop = async () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid);
    await ended;
  };
  return { stop, errors: () => errors };
}

export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Asks again until there is an answer. @throws the last refusal, after so many milliseconds */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  patienceMs = 20_000,
): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`Waited ${patienceMs / 1000} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
