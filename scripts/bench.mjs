// `npm run bench`: speed is measured here, not in timed tests, which would fail on a busy machine.
// Prints tables, and writes all numbers to .cache/bench.json. `-- --runs 1` for a first look.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { measureHandlerTimes, ROWS } from './bench/handlers.ts';
import { measureLists } from './bench/lists.mjs';
import { measureLoads } from './bench/loads.mjs';
import { measurePreviews, PREVIEW_BUDGET_MS } from './bench/previews.mjs';
import { runNpm } from './prepare.mjs';
import { readFlags, stop } from '../openapi/command-line.mjs';

const REPORT = '.cache/bench.json';
const flags = readFlags(
  { runs: { type: 'string' } },
  'npm run bench -- [--runs 5]   page loads, photos, lists and handler times; builds both targets first',
);
const runs = Number(flags.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1) stop('--runs wants a whole number from 1 on.');
if (runNpm('build:all', []).status !== 0) stop('The builds failed.');

console.log(`\nPage loads: 1.6 Mbps, 150 ms, processor 4 times slower, gzip, median of ${runs}`);
const loads = await measureLoads({
  runs,
  onLoad: (done, of, name) => process.stderr.write(`\r${done + 1} of ${of}: ${name.padEnd(20)}`),
});
process.stderr.write('\r'.padEnd(40));
console.log(
  '\n                        ready (from–to)      × floor  first text  largest  blocked  longest   shift  bytes  files',
);
for (const { target, screen, ...states } of loads) {
  for (const state of ['cold', 'warm']) console.log(loadLine(`${target} ${screen}, ${state}`, states[state]));
}

console.log(
  `\nPreviews of 20 photos of 12 megapixels (budget: no main-thread task over ${PREVIEW_BUDGET_MS} ms)`,
);
const previews = await measurePreviews();
const longest = Math.max(0, ...previews.longTasks);
console.log(
  `${mark(longest <= PREVIEW_BUDGET_MS)} longest task ${ms(longest)}, ${previews.longTasks.length} over 50 ms`,
);
console.log(`  all shown after ${previews.seconds.toFixed(1)} s`);
console.log(
  `  page memory ${mb(previews.heapBefore)} before, ${mb(previews.heapAfter)} after removing all; ${previews.blobsAfter} previews left in the page`,
);

console.log('\nLists: 500 twins, 1,000 pictures, 200 recent jobs, a text of 5,000 lines');
const lists = await measureLists();
for (const { name, budgetMs, ...time } of lists)
  console.log(`${mark(time.ms <= budgetMs)} ${name.padEnd(44)} ${ms(time.ms)} (budget ${ms(budgetMs)})`);

console.log(`\nHandler times at ${ROWS.toLocaleString('en-US')} rows`);
const handlers = await measureHandlerTimes();
for (const { name, budgetMs, medianMs, p95Ms, cpuMs } of handlers) {
  console.log(
    `${mark(p95Ms <= budgetMs)} ${name.padEnd(28)} median ${ms(medianMs)}  p95 ${ms(p95Ms)} (budget ${ms(budgetMs)})  processor ${ms(cpuMs)} a request`,
  );
}

mkdirSync('.cache', { recursive: true });
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
writeFileSync(
  REPORT,
  `${JSON.stringify({ date: new Date().toISOString(), machine, runs, loads, previews, lists, handlers }, null, 2)}\n`,
);
console.log(`\nAll numbers: ${REPORT}`);

function loadLine(name, load) {
  const [from, to] = load.readySpreadMs;
  return [
    name.padEnd(22),
    ms(load.readyMs).padStart(9),
    `(${Math.round(from)}–${Math.round(to)})`.padEnd(13),
    load.toFloor.toFixed(2).padStart(6),
    ms(load.firstTextMs).padStart(11),
    ms(load.largestPaintMs).padStart(8),
    ms(load.blockedMs).padStart(8),
    ms(load.longestTaskMs).padStart(8),
    load.shift.toFixed(4).padStart(7),
    `${(load.bytes / 1000).toFixed(0)} kB`.padStart(7),
    String(load.requests).padStart(5),
  ].join(' ');
}

function mark(isWithin) {
  return isWithin ? '✓' : '✗';
}

function ms(value) {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
}

function mb(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
