// Size budgets of both builds, min + gzip (docs/stack.md). Run after `npm run build:all`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BACKEND, FRAME, STUDIO } from './build/chunking.ts';
import { besideOf } from './build/hosting.ts';
import { SCREENS } from '../src/app/screens.ts';

const KB = 1000;
const MOST_FILES = 7;
const live = readBuild('dist');
const demo = readBuild('dist-demo');

const landing = closure(live, 'index.html');
/** What a screen loads before it is ready, beside its data, pictures and fonts. */
const screens = [
  { name: 'landing', files: landing, budgetKb: 109.6 },
  ...SCREENS.filter(({ budgetKb }) => budgetKb !== undefined).map(({ name, module, budgetKb }) => ({
    name,
    files: union(landing, closure(live, FRAME), closure(live, module)),
    budgetKb,
  })),
];
// What can load later counts too, but not the other screens, which the studio shares its first chunk with.
const studio = closure(live, STUDIO, {
  withDynamic: true,
  without: SCREENS.map(({ module }) => module).filter((module) => module !== STUDIO),
});
const page = closure(demo, 'index.html');
// What answers the first call. The contract's checker and the drawing of pictures come later, when they are needed.
const mock = union(...BACKEND.map((entry) => closure(demo, entry)));

const budgets = [
  ...screens.map(({ name, files, budgetKb }) => [`live: JS of ${name}`, gzip(live, files), budgetKb]),
  ['live: the page itself, with styles and landing', gzip(live, ['index.html']), 24.4],
  ['demo: the page itself', gzip(demo, ['index.html']), 25.4],
  ['live: all JS of the studio', gzip(live, new Set([...landing, ...studio])), 241.3],
  ['live: CSS', gzip(live, stylesOf(live)), 15.8],
  ['demo: interception, db, handlers', gzip(demo, difference(mock, page)), 88],
];

let isOk = true;
for (const [name, bytes, limit] of budgets) {
  const isWithin = bytes > 0 && bytes <= limit * KB;
  isOk &&= isWithin;
  console.log(
    `${isWithin ? '✓' : '✗'} ${name.padEnd(46)} ${(bytes / KB).toFixed(1).padStart(6)} of ${limit} kB`,
  );
}

// Each further file is a further request on a slow line.
for (const { name, files } of screens) {
  const isWithin = files.size <= MOST_FILES;
  isOk &&= isWithin;
  console.log(
    `${isWithin ? '✓' : '✗'} live: ${`files of JS, ${name}`.padEnd(40)} ${String(files.size).padStart(6)} of ${MOST_FILES}`,
  );
}
// Calls are answered in the page: a worker would have every file of the page pass through it.
const workers = filesOf('dist-demo').filter((file) => /mockServiceWorker/.test(file));
isOk &&= workers.length === 0;
for (const file of workers) console.log(`✗ a service worker in ${file}`);

// The live build must not carry the mock, not even as an unused file.
const TRACES = [/mockServiceWorker/, /\bmsw\b/, /user_ada/, /scenario=/];
const traces = filesOf('dist').flatMap((file) => {
  const text = /\.(js|html|css|json)$/.test(file) ? readFileSync(file, 'utf8') : '';
  return [...TRACES.filter((trace) => trace.test(text)), ...TRACES.filter((trace) => trace.test(file))].map(
    (trace) => `${file}: ${trace}`,
  );
});
for (const trace of traces) console.log(`✗ trace of the mock in ${trace}`);
if (traces.length === 0) console.log(`✓ no trace of the mock in ${filesOf('dist').length} files of dist/`);
process.exit(isOk && traces.length === 0 ? 0 : 1);

function readBuild(folder) {
  const file = join(besideOf(folder), 'manifest.json');
  if (!existsSync(file)) {
    console.error(`✗ ${folder}/ is not built: run npm run build:all first`);
    process.exit(1);
  }
  return { folder, chunks: JSON.parse(readFileSync(file, 'utf8')) };
}

/** The files that come with an entry: its static imports, and with `withDynamic` what it can load later. */
function closure({ chunks, folder }, entry, { withDynamic = false, without = [] } = {}) {
  for (const name of [entry, ...without]) {
    if (!chunks[name]) throw new Error(`${folder} has no chunk ${name}: was it renamed?`);
  }
  const files = new Set();
  const visited = new Set(without);
  const visit = (name) => {
    if (visited.has(name)) return;
    visited.add(name);
    const chunk = chunks[name];
    files.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(withDynamic ? (chunk.dynamicImports ?? []) : [])])
      visit(next);
  };
  visit(entry);
  return files;
}

function stylesOf({ chunks }) {
  return new Set(
    Object.values(chunks).flatMap(({ css = [], file }) => [...css, ...(file.endsWith('.css') ? [file] : [])]),
  );
}

function gzip({ folder }, files) {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  );
}

function union(...sets) {
  return new Set(sets.flatMap((files) => [...files]));
}

function difference(files, without) {
  return new Set([...files].filter((file) => !without.has(file)));
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
