// `npm test`: runs all checks, even on a fresh clone. Its last line is "N passed, N failed".
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { checkNode, ensureChromium, ensureDependencies } from './prepare.mjs';
import { BUILDS, CHECKS, GATES, runScript, runSideBySide, seconds } from './run.mjs';

checkNode();
ensureDependencies();
await ensureChromium();

const UNIT_REPORT = '.cache/reports/unit.json';
const BROWSER_REPORT = '.cache/reports/browser.json';
const rows = [];
const start = Date.now();

console.log('── checks and builds');
const [live, demo, ...checksOfBuilds] = BUILDS;
for (const steps of [[...GATES, ...CHECKS, live, demo], checksOfBuilds])
  for (const { name, isOk, ms } of await runSideBySide(steps))
    rows.push({ name, ms, passed: Number(isOk), failed: Number(!isOk) });
step('unit and integration tests', runUnitTests);
step('browser tests', runBrowserTests);

const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${rows.map(lineOf).join('\n')}\n${''.padEnd(44)}${seconds(Date.now() - start)}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

function step(name, runTests) {
  console.log(`\n── ${name}`);
  const stepStart = Date.now();
  rows.push({ name, ...runTests(), ms: Date.now() - stepStart });
}

function runUnitTests() {
  rmSync(UNIT_REPORT, { force: true });
  const isOk = runScript('test:unit', ['--reporter=dot', '--reporter=json', `--outputFile=${UNIT_REPORT}`]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(UNIT_REPORT);
  return { passed: numPassedTests, failed: failures(isOk, numFailedTests) };
}

function runBrowserTests() {
  rmSync(BROWSER_REPORT, { force: true });
  // The last reporter requires that the app has sent every request of the contract.
  const args = ['--reporter=line,json,./e2e/contract-coverage.ts'];
  const isOk = runScript('e2e', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT });
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(BROWSER_REPORT).stats ?? {};
  return { passed: expected + flaky, failed: failures(isOk, unexpected), flaky };
}

/** The number of failures. A run that fails outside a test, e.g. by a file that does not load, counts as one. */
function failures(isOk, failedTests) {
  return isOk ? failedTests : Math.max(1, failedTests);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function lineOf({ name, passed, failed, flaky = 0, ms }) {
  const counts = [`${String(passed).padStart(4)} passed`];
  if (failed > 0) counts.push(`${failed} failed`);
  // Playwright's output above lists them.
  if (flaky > 0) counts.push(`${flaky} of them flaky`);
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(28)} ${counts.join(', ')}  ${seconds(ms)}`;
}
