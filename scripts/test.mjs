// `npm test`: runs everything, on a fresh clone too. Its last line is "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs';
import { checkNode, ensureChromium, ensureDependencies } from './prepare.mjs';
import { BUILDS, CHECKS, GATES, runScript, runSideBySide } from './run.mjs';
import { suite } from './suite.mjs';
import { browserFiles } from './test-reports.mjs';

checkNode();
ensureDependencies();
await ensureChromium();

const REPORT = '.cache/reports/';
rmSync(REPORT, { recursive: true, force: true });

const rows = [];
const slow = [];
const begin = Date.now();

console.log('── checks and builds');
const [live, demo, ...checks] = BUILDS;
for (const steps of [[...GATES, ...CHECKS, live, demo], checks])
  for (const { name, isOk, ms } of await runSideBySide(steps))
    rows.push({ name, ms, passed: Number(isOk), failed: Number(!isOk) });
step('unit and integration tests', () => suite(runUnitTests, slow));
step('browser tests', () => suite(runBrowserTests, slow));

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${rows.map(lineOf).join('\n')}\n${''.padEnd(44)}${seconds(Date.now() - begin)}`);
for (const file of slow) console.log(`slow: ${file} reached a time limit, and passed when run again alone`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

function step(name, count) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  rows.push({ name, ...count(), ms: Date.now() - start });
}

function runUnitTests(file) {
  const report = `${REPORT}unit-${file.replaceAll('/', '-')}.json`;
  const args = [
    '--reporter=dot',
    '--reporter=./scripts/test-reports.mjs',
    ...(file === 'all' ? [] : [file, '--bail=1']),
  ];
  const isOk = runScript('test:unit', args, { UNIT_REPORT: report });
  return { isOk, files: readReport(report) ?? [] };
}

function runBrowserTests(file) {
  const report = `${REPORT}e2e-${file.replaceAll('/', '-')}.json`;
  // Without the reporter that asks for every call of the contract.
  const alone = [file, '--workers=1', '-x', '--reporter=line,json', '--trace=retain-on-failure'];
  const isOk = runScript('e2e', file === 'all' ? [] : alone, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const json = readReport(report);
  return { isOk, files: json ? browserFiles(json) : [] };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function lineOf({ name, passed, failed, ms }) {
  const counts = `${String(passed).padStart(4)} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(28)} ${counts}  ${seconds(ms)}`;
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1).padStart(6)} s`;
}
