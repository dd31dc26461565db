// Runs other commands, and scripts of package.json one after the other or in parallel.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The Node of the lock file. Its `--run` starts a script of package.json faster than npm does. */
const NODE = 'node_modules/node/bin/node';

/** The checks of both `npm run check` and `npm test`. */
export const GATES = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check', fix: 'npm run format' },
  { name: 'import boundaries', script: 'boundaries' },
];

/** The other checks of `npm test`. */
export const CHECKS = [
  { name: 'nothing unused', script: 'knip' },
  { name: 'specification coverage', script: 'spec-coverage' },
  { name: 'contract lint', script: 'api:lint' },
  { name: 'contract version', script: 'api:diff' },
  { name: 'contract drift', script: 'api:generate', args: ['--check'] },
];

/** The builds, and what is checked in their files. */
export const BUILDS = [
  { name: 'live build', script: 'build' },
  { name: 'demo build', script: 'build:demo' },
  { name: 'size budgets', script: 'test:size' },
  { name: 'oldest browsers', script: 'test:oldest' },
];

/** Runs a command with its output shown. */
export function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Runs a script of package.json with its output shown. @returns whether it passed */
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
 * Runs scripts in parallel, and prints the output of those that fail.
 * @returns in their order: whether each passed, how long it took, and what mends it
 */
export async function runSideBySide(steps) {
  const waiting = [...steps.keys()];
  const results = [];
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const { name, script, args, fix } = steps[index];
      const begin = Date.now();
      const { isOk, output } = await startScript(script, args);
      results[index] = { name, isOk, ms: Date.now() - begin, advice: fix ? ` (fix it with: ${fix})` : '' };
      if (!isOk) console.log(`\n✗ ${name}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return results;
}
