// `npm run check`: what one runs while editing, in under 30 s. Types, lint, format, boundaries, and the tests related to
// what changed since the last commit, or since a branch: `npm run check -- main`.
import { execFileSync } from 'node:child_process';
import { GATES, runSideBySide } from './gates.mjs';
import { checkNode, ensureDependencies, runNpm, startNpm } from './prepare.mjs';

/** Half a minute of tests on two cores: the nearest to the change run, and the others are named. */
const MOST_TEST_FILES = 5;

checkNode();
ensureDependencies();
const base = process.argv[2];
const results = await runSideBySide(GATES);
const areTestsOk = await runRelatedTests();
process.exit(areTestsOk && results.every(({ isOk }) => isOk) ? 0 : 1);

async function runRelatedTests() {
  const since = base === undefined ? '--changed' : `--changed=${base}`;
  const { isOk, output } = await startNpm(['exec', '--', 'vitest', 'list', since, '--filesOnly', '--json']);
  if (!isOk) {
    console.error(output);
    return false;
  }
  const changed = changedFiles();
  const files = JSON.parse(output.slice(output.indexOf('[')))
    .map(({ file }) => file.slice(process.cwd().length + 1))
    .toSorted((a, b) => nearness(b, changed) - nearness(a, changed));
  if (files.length === 0) {
    console.log('✓ no test is related to what changed');
    return true;
  }
  const near = files.slice(0, MOST_TEST_FILES);
  const isTestOk = runNpm('test:unit', ['--reporter=dot', ...near]).status === 0;
  const left = files.length - near.length;
  if (left > 0) {
    console.log(`${left} more test files depend on what changed; npm run test:unit runs them all.`);
  }
  return isTestOk;
}

function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** How many folders a test shares with the changed file that is nearest to it; a changed test comes first. */
function nearness(test, changed) {
  const shared = (file) => {
    const [a, b] = [test.split('/'), file.split('/')];
    const first = a.findIndex((part, index) => part !== b[index]);
    return first === -1 ? Number.POSITIVE_INFINITY : first;
  };
  return Math.max(0, ...changed.map(shared));
}
