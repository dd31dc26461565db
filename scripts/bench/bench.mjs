// `npm run bench`: measures speed, which tests do not, because they would fail on a busy machine.
// Prints tables, and writes those of pages to .cache/bench.json. `-- --runs 1` is a quick run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { runScript } from '../run.mjs';
import { openBuilds } from './builds-in-browser.mjs';
import { measureLists } from './lists.mjs';
import { measureLoads } from './loads.mjs';
import { measurePreviews } from './previews.mjs';

const MEASURES = {
  loads: ['Page loads: 1.6 Mbps, 150 ms, processor 4 times slower, gzip', measureLoads],
  previews: ['Previews of 20 photos of 12 megapixels', measurePreviews],
  lists: ['Lists: 500 twins, 1,000 pictures, 200 recent jobs, a text of 5,000 lines', measureLists],
  handlers: ['Handlers at 10,000 rows', () => void runScript('bench:handlers')],
};
const REPORT = '.cache/bench.json';

const flags = readFlags(
  { runs: { type: 'string' }, only: { type: 'string' } },
  `npm run bench -- [--runs 5] [--only ${Object.keys(MEASURES).join(',')}]   builds both targets first`,
);
const runs = Number(flags.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1) stop('--runs needs a whole number, 1 or more.');
const names = flags.only?.split(',') ?? Object.keys(MEASURES);
for (const name of names)
  if (!(name in MEASURES)) stop(`--only accepts ${Object.keys(MEASURES).join(', ')}.`);
if (!runScript('build:all')) stop('The builds failed.');

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
const report = { date: new Date().toISOString(), machine, runs };
const builds = await openBuilds();
try {
  for (const name of names) {
    const [title, measure] = MEASURES[name];
    console.log(`\n${title}`);
    report[name] = (await measure(builds, runs))?.map(rounded);
    if (report[name])
      console.table(Object.fromEntries(report[name].map(({ name: row, ...values }) => [row, values])));
  }
} finally {
  await builds.close();
}
mkdirSync('.cache', { recursive: true });
writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
console.log(`\nAll numbers: ${REPORT}`);

function rounded(row) {
  const values = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === 'number' ? Number(value.toFixed(key === 'shift' ? 4 : 1)) : value,
  ]);
  const isWithin = row.budgetMs === undefined ? {} : { within: row.ms <= row.budgetMs ? '✓' : '✗' };
  return { ...Object.fromEntries(values), ...isWithin };
}
