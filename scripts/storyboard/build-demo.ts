import { execFileSync } from 'node:child_process';

/** Builds the demo into a folder. */
export function buildDemo(
  outDir: string,
  { basePath = '/', logLevel = 'error' }: { basePath?: string | undefined; logLevel?: string } = {},
): void {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--logLevel', logLevel];
  execFileSync(process.execPath, [...vite, '--outDir', outDir, '--emptyOutDir'], {
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: basePath },
  });
}
