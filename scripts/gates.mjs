// The checks that need no test runner. They share the cores: two at a time, each with its output kept for a failure.
import { availableParallelism } from 'node:os';
import { startNpm } from './prepare.mjs';

/** What `npm run check` and `npm test` both ask. */
export const GATES = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check', fix: 'npm run format' },
  { name: 'import boundaries', script: 'boundaries' },
];

/**
 * Runs npm scripts side by side, and prints what a failed one said.
 * @returns each with whether it passed and how long it took, in their order
 */
export async function runSideBySide(steps) {
  const waiting = [...steps.keys()];
  const results = [];
  const worker = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const { name, script, args = [], fix } = steps[index];
      const begin = Date.now();
      const { isOk, output } = await startNpm(['run', '--silent', script, '--', ...args]);
      results[index] = { name, isOk, ms: Date.now() - begin };
      const advice = fix ? `${fix} mends this.\n` : '';
      console.log(isOk ? `✓ ${name}` : `\n✗ ${name}\n${output}${advice}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return results;
}
