// `npm run check`: quickly checks the changes since the last commit, or of a branch: `npm run check -- main`. It runs the
// fast gates and the nearest tests that the changes affect.
import { execFileSync, spawnSync } from 'node:child_process';
import { relative } from 'node:path/posix';
import { stop } from '#openapi/command-line.mjs';
import { nearest } from './nearest-tests.mjs';
import { checkNode, ensureDependencies } from './prepare.mjs';
import { BUILDS, CHECKS, GATES, NODE, runSideBySide } from './run.mjs';

/** Two cores run this number in about 15 seconds. */
const MAX_TEST_FILES = 12;
/** A test that runs with every change. */
const READS_ALL = 'scripts/repository-rules.test.ts';

checkNode();
ensureDependencies();
const base = process.argv[2] ?? 'HEAD';
if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]).status !== 0)
  stop(`There is no branch or commit "${base}".`);

const changed = [
  ...git('diff', '--name-only', '--merge-base', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const related = nearest(new Set([...affectedTests(), ...testsThatName(changed)]), changed);
const chosen = related.slice(0, MAX_TEST_FILES);
const tests = {
  name: `${chosen.length + 1} test files`,
  script: 'test:unit',
  args: ['--mode', 'quick', '--reporter=dot', READS_ALL, ...chosen],
};
// The tests run first, because they take longest.
const results = await runSideBySide(changed.length > 0 ? [tests, ...GATES] : GATES);

const left = related.length - chosen.length;
const skipped = [...CHECKS, ...BUILDS, { name: 'browser tests' }].map(({ name }) => name);
console.log(
  `\nLeft to npm test: ${left > 0 ? `${left} more affected test files, ` : ''}${skipped.join(', ')}.`,
);
const failed = results.filter(({ isOk }) => !isOk).map(({ name }) => name);
console.log(failed.length === 0 ? '✓ all passed' : `✗ failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

/** The test files that import a changed file, directly or indirectly, as selected by Vitest. */
function affectedTests() {
  // With a bundled configuration, Vitest selects every test when one of its modules changes. The native loader avoids it.
  const args = ['--changed', base, '--filesOnly', '--json', '--mode', 'related', '--configLoader', 'native'];
  const list = execFileSync(NODE, ['node_modules/vitest/vitest.mjs', 'list', ...args], { encoding: 'utf8' });
  return JSON.parse(list).map(({ file }) => relative('.', file));
}

/** The test files that read a changed file which is not code: they contain its name, such as `openapi.yaml`. */
function testsThatName(files) {
  const names = files
    .filter((file) => !/\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => ['-e', file.split('/').at(-1)]);
  if (names.length === 0) return [];
  const { stdout } = spawnSync('git', ['grep', '-lF', ...names, '--', '*.test.ts', '*.test.tsx'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean);
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
