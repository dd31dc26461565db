// `npm run check`: a quick check while editing, in under 25 s. Types, lint, format, boundaries, and tests related to the
// changes since the last commit, or since a branch: `npm run check -- main`.
import { execFileSync } from 'node:child_process';
import { checkNode, ensureDependencies } from './prepare.mjs';
import { relatedTests } from './related-tests.mjs';
import { GATES, runScript, runSideBySide } from './run.mjs';

/** As many as fit into the time on two cores; those nearest to the change run, and the number of the others is printed. */
const MOST_TEST_FILES = 5;
const UNTRACKED = ['--others', '--exclude-standard'];

checkNode();
ensureDependencies();
const base = process.argv[2] ?? 'HEAD';
const results = await runSideBySide(GATES);
const areTestsOk = runRelatedTests();
process.exit(areTestsOk && results.every(({ isOk }) => isOk) ? 0 : 1);

function runRelatedTests() {
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', ...UNTRACKED)];
  const { always, nearest } = relatedTests(git('ls-files', '--cached', ...UNTRACKED), changed);
  const files = [...always, ...nearest.slice(0, MOST_TEST_FILES)];
  if (files.length === 0) {
    console.log('✓ no test is related to the changes');
    return true;
  }
  const isOk = runScript('test:unit', ['--mode', 'quick', '--bail', '1', '--reporter=dot', ...files]);
  const left = nearest.length - MOST_TEST_FILES;
  if (left > 0)
    console.log(`${left} more test files depend on the changes; npm run test:unit runs all of them.`);
  return isOk;
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
