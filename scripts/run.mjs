// How commands run other commands: the scripts of package.json, one after the other or side by side.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The Node of the lock file. With `--run` it starts a script of package.json sooner than npm does. */
const NODE = 'node_modules/node/bin/node';

/** What `npm run check` and `npm test` both ask; none needs a test runner. */
export const GATES = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check', fix: 'npm run format' },
  { name: 'import boundaries', script: 'boundaries' },
];

/** Runs a command with its output shown. */
export function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Runs a script of package.json with its output shown. @returns whether it passed */
export function runScript(script, args = [], env = {}) {
  return run(NODE, ['--run', script, '--', ...args], env).status === 0;
}

/** Runs a script of package.json without showing it. @returns whether it passed, and all that it printed */
export function startScript(script, args = []) {
  const child = spawn(NODE, ['--run', script, '--', ...args]);
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ isOk: code === 0, output })));
}

/**
 * Runs scripts side by side, and prints what a failed one said.
 * @returns each with whether it passed and how long it took, in their order
 */
export async function runSideBySide(steps) {
  const waiting = [...steps.keys()];
  const results = [];
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const { name, script, args, fix } = steps[index];
      const begin = Date.now();
      const { isOk, output } = await startScript(script, args);
      results[index] = { name, isOk, ms: Date.now() - begin };
      const advice = fix ? `${fix} mends this.\n` : '';
      console.log(isOk ? `✓ ${name}` : `\n✗ ${name}\n${output}${advice}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return results;
}
