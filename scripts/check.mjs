// `npm run check`: a quick check while editing: types, lint, format, boundaries, and tests related to the changes since
// the last commit, or since a branch: `npm run check -- main`. On two quiet cores 12 s without a change, and 20 s after
// one of a file that half of the app uses. Its last lines are the verdicts, and what was not run.
import { execFileSync, spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { stop } from '#openapi/command-line.mjs';
import { checkNode, ensureDependencies } from './prepare.mjs';
import { relatedTests } from './related-tests.mjs';
import { BUILDS, CHECKS, GATES, runSideBySide } from './run.mjs';

/** The nearest tests that fit into the time on two cores. */
const MAX_TEST_FILES = 5;
const UNTRACKED = ['--others', '--exclude-standard'];

checkNode();
ensureDependencies();
const base = process.argv[2] ?? 'HEAD';
if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]).status !== 0)
  stop(`There is no branch or commit "${base}".`);
const changed = [...git('diff', '--name-only', base), ...git('ls-files', ...UNTRACKED)];
const { readers, nearest, long } = relatedTests(git('ls-files', '--cached', ...UNTRACKED), changed);
const tests = [...readers, ...nearest.slice(0, MAX_TEST_FILES)];
const args = ['--mode', 'quick', '--bail', '1', '--reporter=dot', ...tests];
const results = await runSideBySide([
  // First, because it takes longest.
  ...(tests.length > 0 ? [{ name: `${tests.length} related test files`, script: 'test:unit', args }] : []),
  ...GATES,
]);
const others = [...CHECKS, ...BUILDS, { name: 'browser tests' }].map(({ name }) => name);
const left = [...nearest.slice(MAX_TEST_FILES), ...long].map((file) => basename(file));
console.log(`\nnot run: ${others.join(', ')}`);
if (left.length > 0)
  console.log(`not run: ${left.length} more related test files, next ${left.slice(0, 8).join(', ')}`);
for (const { name, isOk, advice } of results) console.log(isOk ? `✓ ${name}` : `✗ ${name}${advice}`);
process.exit(results.every(({ isOk }) => isOk) ? 0 : 1);

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
