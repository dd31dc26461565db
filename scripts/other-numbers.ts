/**
 * `npm run test:numbers`: every number of the contract becomes another one in a copy of the last commit, and the unit
 * tests run there. Whatever fails types a number that belongs to the contract. Arguments go to vitest.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changeNumbers } from './contract/change-numbers.ts';

const CONTRACT = 'openapi/openapi.yaml';
/** The one place where the documented numbers are written by hand. */
const BY_HAND = 'openapi/limits.test.ts';

const folder = mkdtempSync(join(tmpdir(), 'other-numbers-'));
const copy = join(folder, 'copy');
const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' }).status === 0;

execFileSync('git', ['worktree', 'add', '--detach', '--force', copy, 'HEAD'], { stdio: 'ignore' });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
try {
  const yaml = readFileSync(join(copy, CONTRACT), 'utf8');
  writeFileSync(join(copy, CONTRACT), changeNumbers(yaml));
  rmSync(join(copy, BY_HAND));
  const tests = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
  const isGreen = node('scripts/api-generate.ts') && node(...tests);
  if (!isGreen) process.exitCode = 1;
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy]);
  rmSync(folder, { recursive: true, force: true });
}
