// Checks the size budgets of both builds, min + gzip (docs/stack.md). Run it after `npm run build:all`.
//
// `npm run test:size -- --write` records the current sizes in sizes.gen.json; each budget is 3 % above the recorded size.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SCREENS } from '#app/screens.ts';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { BACKEND, FRAME, LANDING, STUDIO } from './build/entry-modules.ts';
import { besideOf } from './build/hosting.ts';
import { reachable } from './reachable.ts';

const AIR = 1.03;
const SHOWN_ADDITIONS = 5;
const TABLE = new URL('sizes.gen.json', import.meta.url);

const { write } = readFlags(
  { write: { type: 'boolean' } },
  `npm run test:size -- [--write]   checks the builds; --write records their sizes in scripts/sizes.gen.json`,
);
const live = readBuild('dist');
const demo = readBuild('dist-demo');

const otherScreens = [LANDING, ...SCREENS.map(({ module }) => module)].filter((module) => module !== STUDIO);
const studioWithDeferred = filesWith(live, [STUDIO], otherScreens).union(filesWith(live, ['index.html']));
// The modules that the first request needs. The contract check and the drawing code load later.
const backend = filesWith(demo, BACKEND).difference(filesWith(demo, ['index.html']));
const styles = filesOf('dist').filter((file) => file.endsWith('.css'));

/** The rows with a budget: files of a build, with their modules. */
const rows = [
  // The JavaScript that a screen loads before it is ready.
  rowOf('landing', live, filesWith(live, ['index.html', LANDING])),
  ...SCREENS.filter(({ isMeasured }) => isMeasured).map(({ name, module }) =>
    rowOf(name, live, filesWith(live, ['index.html', FRAME, module])),
  ),
  rowOf('studio with deferred code', live, studioWithDeferred),
  rowOf('page (styles, landing)', live, ['index.html']),
  rowOf('CSS', live, styles),
  rowOf('page of the demo', demo, ['index.html']),
  rowOf('backend of the demo', demo, backend),
];

if (write) {
  writeFileSync(TABLE, textOf(tableOf(rows)));
  console.log(`Recorded in scripts/sizes.gen.json: each budget is ${Math.round((AIR - 1) * 100)} % more.`);
}
const recorded = JSON.parse(readFileSync(TABLE, 'utf8'));
const failures = [...checkBudgets(), ...checkMock()];
printAdditions();
console.log(failures.length === 0 ? '✓ sizes' : `\n${failures.join('\n')}`);
process.exit(failures.length === 0 ? 0 : 1);

/** Prints each size with its budget. @returns the failures, with the new modules of the row */
function checkBudgets() {
  return rows.flatMap(({ name, kB, modules }) => {
    const budgetKb = (recorded.kB[name] ?? 0) * AIR;
    const line = `${name.padEnd(34)} ${kB.toFixed(1).padStart(6)} of ${budgetKb.toFixed(1)} kB`;
    const isOk = kB > 0 && kB <= budgetKb;
    console.log(`${isOk ? '✓' : '✗'} ${line}`);
    if (isOk) return [];
    const added = Object.entries(modules).filter(([module]) => !recorded.modules[module]?.in.includes(name));
    const names = added
      .toSorted(([, a], [, b]) => b - a)
      .map(([module, bytes]) => `    ${module} ${bytes} B`);
    return [
      `✗ ${line}\n  New modules:\n${names.join('\n') || '    none'}`,
      '  If the size is worth it, run `npm run test:size -- --write` and commit scripts/sizes.gen.json.',
    ];
  });
}

/** Checks that the live build has no trace of the mock, and the demo no service worker, because its page serves requests. */
function checkMock() {
  const worker = filesOf('dist-demo').find((file) => file.includes('mockServiceWorker'));
  const traces = filesOf('dist').flatMap((file) => {
    const text = /\.(js|html|css|json)$/.test(file) ? readFileSync(join('dist', file), 'utf8') : '';
    const found = [/mockServiceWorker/, /\bmsw\b/, /user_ada/, /scenario=/].filter((trace) =>
      trace.test(file + text),
    );
    return found.map((trace) => `✗ trace of the mock in ${file}: ${trace}`);
  });
  return worker ? [...traces, `✗ a service worker in ${worker}`] : traces;
}

/** Prints the modules that grew most since the sizes were recorded. */
function printAdditions() {
  const grown = Object.entries(tableOf(rows).modules)
    .map(([module, { bytes }]) => ({ module, added: bytes - (recorded.modules[module]?.bytes ?? 0) }))
    .filter(({ added }) => added > 0)
    .toSorted((a, b) => b.added - a.added)
    .slice(0, SHOWN_ADDITIONS);
  if (grown.length === 0) return;
  console.log('Largest additions since the sizes were recorded:');
  for (const { module, added } of grown) console.log(`  + ${String(added).padStart(6)} B  ${module}`);
}

/** The content of sizes.gen.json: the size of each row, and of each module with the rows that contain it. */
function tableOf(measured) {
  const modules = {};
  for (const { name, modules: sizes } of measured)
    for (const [module, bytes] of Object.entries(sizes)) {
      modules[module] ??= { bytes, in: [] };
      modules[module].in.push(name);
    }
  return {
    kB: Object.fromEntries(measured.map(({ name, kB }) => [name, Number(kB.toFixed(1))])),
    modules: Object.fromEntries(Object.entries(modules).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The table as JSON with one line per size, for a readable diff. */
function textOf(table) {
  const parts = Object.entries(table).map(([part, sizes]) => {
    const lines = Object.entries(sizes).map(([name, size]) => `    "${name}": ${JSON.stringify(size)}`);
    return `  "${part}": {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

function rowOf(name, { folder, modules }, files) {
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  const kB = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  return { name, kB, modules: Object.assign({}, ...[...files].map((file) => modules[file])) };
}

function readBuild(folder) {
  const read = (name) => {
    const file = join(besideOf(folder), name);
    if (!existsSync(file)) stop(`${folder}/ is not built: run npm run build:all first.`);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  return { folder, chunks: read('manifest.json'), modules: read('modules.json') };
}

/** The files of modules with their static imports. `without` adds dynamic imports, except those modules. */
function filesWith({ chunks, folder }, modules, without) {
  for (const name of [...modules, ...(without ?? [])])
    if (!chunks[name]) stop(`${folder}/ has no chunk ${name}: was the module renamed?`);
  const found = reachable(modules, (name) => {
    const { imports = [], dynamicImports = [] } = chunks[name];
    return without ? [...imports, ...dynamicImports].filter((next) => !without.includes(next)) : imports;
  });
  return new Set([...found].map((name) => chunks[name].file));
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
