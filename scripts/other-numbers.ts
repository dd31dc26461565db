/**
 * `npm run test:numbers`: changes every number of the contract in a copy of the last commit, and runs the unit tests
 * there, with `--browser` also the builds and the browser tests. A failure is a number of the contract that is typed
 * elsewhere. Other arguments go to vitest.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changeNumbers } from './contract/change-numbers.ts';

const CONTRACT = 'openapi/openapi.yaml';
/** The places where the documented numbers are written by hand. */
const BY_HAND = ['openapi/limits.test.ts', 'src/test/specification/sentences.test.tsx'];
const VITEST = 'node_modules/vitest/vitest.mjs';
const BROWSER = '--browser';

const args = process.argv.slice(2);
using folder = mkdtempDisposableSync(join(tmpdir(), 'other-numbers-'));
const copy = join(folder.path, 'copy');
const node = (...given: string[]) =>
  spawnSync(process.execPath, given, { cwd: copy, stdio: 'inherit' }).status === 0;

execFileSync('git', ['worktree', 'add', '--detach', '--force', copy, 'HEAD'], { stdio: 'ignore' });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
try {
  const yaml = readFileSync(join(copy, CONTRACT), 'utf8');
  writeFileSync(join(copy, CONTRACT), changeNumbers(yaml));
  execFileSync('git', ['rm', '--quiet', ...BY_HAND], { cwd: copy });
  const isGreen =
    node('scripts/api-generate.ts') &&
    // Writes the list of states, and the table of a training.
    node(VITEST, 'run', 'states/states.test.ts', 'flow/training.test.ts', '--update', '--reporter=dot') &&
    node(VITEST, 'run', ...args.filter((one) => one !== BROWSER)) &&
    (!args.includes(BROWSER) || node('--run', 'test:e2e'));
  if (!isGreen) process.exitCode = 1;
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy]);
}
