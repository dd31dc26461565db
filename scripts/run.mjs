// Runs commands, and scripts of package.json sequentially or in parallel.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The Node of the lock file. Its `--run` starts a script of package.json faster than npm does. */
export const NODE = 'node_modules/node/bin/node';

/** The checks of both `npm run check` and `npm test`. */
export const GATES = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'import boundaries', script: 'boundaries' },
  { name: 'nothing unused', script: 'knip' },
  { name: 'format', script: 'format:check', fix: 'npm run format' },
  { name: 'specification coverage', script: 'spec-coverage' },
  { name: 'contract drift', script: 'api:generate', args: ['--check'], fix: 'npm run api:generate' },
];

/** The other checks of `npm test`. */
export const CHECKS = [
  { name: 'contract lint', script: 'api:lint' },
  { name: 'contract version', script: 'api:diff' },
];

/** The builds, and the check of their files. */
export const BUILDS = [
  { name: 'live build', script: 'build' },
  { name: 'demo build', script: 'build:demo' },
  { name: 'size budgets', script: 'test:size' },
];

/** Runs a command and shows its output. */
export function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Runs a script of package.json and shows its output. @returns whether it passed */
export function runScript(script, args = [], env = {}) {
  return run(NODE, ['--run', script, '--', ...args], env).status === 0;
}

/** Runs a script of package.json without output. @returns whether it passed, and its output */
export function startScript(script, args = []) {
  const child = spawn(NODE, ['--run', script, '--', ...args]);
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ isOk: code === 0, output })));
}

/**
 * Runs scripts in parallel. Prints a verdict for each as soon as it finishes, and the output of those that fail.
 * @returns in their order, whether each passed and its duration
 */
export async function runSideBySide(steps) {
  const pending = [...steps.entries()];
  const results = [];
  const worker = async () => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      const [index, { name, script, args, fix }] = next;
      const start = Date.now();
      const { isOk, output } = await startScript(script, args);
      const ms = Date.now() - start;
      results[index] = { name, isOk, ms };
      const advice = isOk || !fix ? '' : ` (fix it with: ${fix})`;
      console.log(
        `${isOk ? '✓' : '✗'} ${name.padEnd(28)} ${seconds(ms)}${advice}${isOk ? '' : `\n${output}`}`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return results;
}

/** A readable duration, right-aligned. */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}
