// `npm test`: everything that must hold, in one command, also on a fresh clone. Ends with "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureChromium, ensureDependencies, ROOT, runNpm } from './prepare.mjs';

checkNode();
ensureDependencies();
await ensureChromium();

const REPORTS = join(ROOT, '.cache', 'reports');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** A gate counts as one; the two test runners say how many tests they ran, so that "0 tests" cannot pass. */
const STEPS = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format:check' },
  { name: 'import boundaries', script: 'boundaries' },
  { name: 'specification coverage', script: 'spec-coverage' },
  { name: 'contract lint', script: 'api:lint' },
  { name: 'contract drift', script: 'api:generate', args: ['--check'] },
  {
    name: 'unit and integration tests',
    script: 'test:unit',
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(REPORTS, 'unit.json')}`],
    count: () => vitestCount(join(REPORTS, 'unit.json')),
  },
  { name: 'builds', script: 'build:all' },
  { name: 'size budgets', script: 'test:size' },
  { name: 'browser tests', script: 'e2e', count: () => playwrightCount(join(REPORTS, 'e2e.json')) },
];

process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(REPORTS, 'e2e.json');
let passed = 0;
let failed = 0;
const lines = [];
for (const { name, script, args, count } of STEPS) {
  console.log(`\n── ${name}`);
  const begin = Date.now();
  const isOk = runNpm(script, args).status === 0;
  const counted = count?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  // A runner that fails without a failed test (a broken file, no test at all) is a failure too.
  if ((!isOk || counted.passed === 0) && counted.failed === 0) counted.failed = 1;
  passed += counted.passed;
  failed += counted.failed;
  lines.push(
    `${counted.failed === 0 ? '✓' : '✗'} ${name.padEnd(28)} ${String(counted.passed).padStart(4)} passed` +
      `${counted.failed > 0 ? `, ${counted.failed} failed` : ''}  ${((Date.now() - begin) / 1000).toFixed(1)} s`,
  );
}

console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function vitestCount(file) {
  const report = readReport(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function playwrightCount(file) {
  const stats = readReport(file)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
