// `npm test`: everything that must hold, in one command, also on a fresh clone. Ends with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GATES, runSideBySide } from './gates.mjs';
import { checkNode, ensureChromium, ensureDependencies, ROOT, runNpm } from './prepare.mjs';

checkNode();
ensureDependencies();
await ensureChromium();

const REPORTS = join(ROOT, '.cache', 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const UNIT_REPORT = join(REPORTS, 'unit.json');
const BROWSER_REPORT = join(REPORTS, 'e2e.json');

/** Each counts as one. */
const CHECKS = [
  ...GATES,
  { name: 'nothing unused', script: 'knip' },
  { name: 'specification coverage', script: 'spec-coverage' },
  { name: 'contract lint', script: 'api:lint' },
  { name: 'contract version', script: 'api:diff' },
  { name: 'contract drift', script: 'api:generate', args: ['--check'] },
  { name: 'live build', script: 'build' },
  { name: 'demo build', script: 'build:demo' },
];

const rows = [];
const begin = Date.now();

console.log('── checks and builds');
for (const { name, isOk, ms } of await runSideBySide(CHECKS)) record(name, gate(isOk), ms);
runStep('size budgets', 'test:size', [], gate);
runStep('oldest browsers', 'test:oldest', [], gate);
runStep(
  'unit and integration tests',
  'test:unit',
  ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  (isOk) => runner(isOk, unitCounts()),
);
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = BROWSER_REPORT;
runStep('browser tests', 'e2e', [], (isOk) => runner(isOk, browserCounts()));

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${rows.map(lineOf).join('\n')}\n${''.padEnd(44)}${seconds(Date.now() - begin)}`);
console.log(`\n${sum('flaky')} flaky`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

function runStep(name, script, args, countsOf) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const isOk = runNpm(script, args).status === 0;
  record(name, countsOf(isOk), Date.now() - start);
}

function record(name, counts, ms) {
  rows.push({ name, ms, ...counts });
}

function gate(isOk) {
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, flaky: 0 };
}

/** A runner that fails without a failed test (a broken file, no test at all) counts as a failure too. */
function runner(isOk, counts) {
  const isBroken = (!isOk || counts.passed === 0) && counts.failed === 0;
  return isBroken ? { ...counts, failed: 1 } : counts;
}

function unitCounts() {
  const report = readReport(UNIT_REPORT);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, flaky: 0 };
}

/** A test that passed at its second try is flaky: neither passed nor failed. */
function browserCounts() {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(BROWSER_REPORT)?.stats ?? {};
  return { passed: expected, failed: unexpected, flaky };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function lineOf({ name, passed, failed, flaky, ms }) {
  const odd = [failed > 0 && `${failed} failed`, flaky > 0 && `${flaky} flaky`].filter(Boolean);
  const counts = [`${String(passed).padStart(4)} passed`, ...odd].join(', ');
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(28)} ${counts}  ${seconds(ms)}`;
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}
