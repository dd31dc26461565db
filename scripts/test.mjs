// `npm test`: runs everything, on a fresh clone too. Its last line is "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs';
import { checkNode, ensureChromium, ensureDependencies } from './prepare.mjs';
import { GATES, runScript, runSideBySide } from './run.mjs';

checkNode();
ensureDependencies();
await ensureChromium();

const UNIT_REPORT = '.cache/reports/unit.json';
const BROWSER_REPORT = '.cache/reports/e2e.json';
rmSync('.cache/reports', { recursive: true, force: true });

/** Each counts as one test. */
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
for (const { name, isOk, ms } of await runSideBySide(CHECKS)) rows.push({ name, ms, ...one(isOk) });
step('size budgets', 'test:size');
step('oldest browsers', 'test:oldest');
const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
step('unit and integration tests', 'test:unit', { args: reporters, countsOf: unitCounts });
step('browser tests', 'e2e', {
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  countsOf: browserCounts,
});

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${rows.map(lineOf).join('\n')}\n${''.padEnd(44)}${seconds(Date.now() - begin)}`);
console.log(`\n${sum('flaky')} flaky`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

function step(name, script, { args, env, countsOf = one } = {}) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const isOk = runScript(script, args, env);
  rows.push({ name, ms: Date.now() - start, ...countsOf(isOk) });
}

function one(isOk) {
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, flaky: 0 };
}

function unitCounts(isOk) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(UNIT_REPORT) ?? {};
  return counted(isOk, { passed, failed, flaky: 0 });
}

/** A test that passes at the second attempt is flaky, and counted neither as passed nor as failed. */
function browserCounts(isOk) {
  const { expected: passed = 0, unexpected: failed = 0, flaky = 0 } = readReport(BROWSER_REPORT)?.stats ?? {};
  return counted(isOk, { passed, failed, flaky });
}

/** A runner that fails without a failed test (a broken file, no tests) counts as one failure. */
function counted(isOk, counts) {
  const isBroken = (!isOk || counts.passed === 0) && counts.failed === 0;
  return isBroken ? { ...counts, failed: 1 } : counts;
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
