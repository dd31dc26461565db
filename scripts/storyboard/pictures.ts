import { spawn } from 'node:child_process';
import { preview } from 'vite';
import type { Run } from './looks.ts';

const COMMAND = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'scripts/storyboard/playwright.config.ts',
];

/** Serves a build, and takes its pictures with Playwright. @returns its exit code: 1 when a picture changed or failed */
export async function takePictures(outDir: string, options: Omit<Run, 'address'>): Promise<number> {
  const server = await preview({ mode: 'demo', logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  const run: Run = { ...options, address: server.resolvedUrls?.local[0] ?? '' };
  const env = { ...process.env, STORYBOARD: JSON.stringify(run) };
  const { promise, resolve: done } = Promise.withResolvers<number>();
  spawn(process.execPath, COMMAND, { stdio: 'inherit', env }).on('exit', (code) => done(code ?? 1));
  const code = await promise;
  await new Promise((closed) => server.httpServer.close(closed));
  return code;
}
