import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 30;

/** Starts a program in its own process group, so that its children end with it, at the latest with this process. */
export function startProcess(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid);
  };
  process.once('exit', end);
  return {
    async stop() {
      const ended = once(child, 'close');
      end();
      await ended;
    },
  };
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

/** Repeats a question until it has an answer. @throws after the time limit */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  limitMs = 60_000,
): Promise<T> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`Waited ${limitMs / 1000} s in vain: ${what}`);
}
