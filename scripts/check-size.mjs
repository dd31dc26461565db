// Size budgets of both builds, min + gzip (docs/stack.md). Run after `npm run build:all`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SCREENS } from '#app/screens.ts';
import { stop } from '#openapi/command-line.mjs';
import { BACKEND, FRAME, LANDING, STUDIO } from './build/chunking.ts';
import { besideOf } from './build/hosting.ts';
import { reachable } from './reachable.ts';

const live = readBuild('dist');
const demo = readBuild('dist-demo');
const app = filesWith(live, ['index.html']);
/** The JS that a screen loads before it is ready; the landing is read before the app is loaded (src/start/load-app.js). */
const screens = [
  { name: 'landing with the app', files: filesWith(live, ['index.html', LANDING]), budgetKb: 106 },
  ...SCREENS.filter(({ budgetKb }) => budgetKb !== undefined).map(({ name, module, budgetKb }) => ({
    name,
    files: filesWith(live, ['index.html', FRAME, module]),
    budgetKb,
  })),
];
// All that can be loaded from the studio, without the other screens, which it shares a chunk with.
const otherScreens = [LANDING, ...SCREENS.map(({ module }) => module)].filter((module) => module !== STUDIO);
const studio = filesWith(live, [STUDIO], otherScreens);
const styles = Object.values(live.chunks).flatMap(({ css = [], file }) => [file, ...css]);
// All that the first call needs. The contract check and the drawing of pictures are loaded later.
const backend = filesWith(demo, BACKEND).difference(filesWith(demo, ['index.html']));
const traces = tracesOfTheMock();
const workers = filesOf('dist-demo').filter((file) => file.includes('mockServiceWorker'));

const inlineScripts = [...readFileSync('dist/index.html', 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];

/** Name, value, limit and unit. */
const rows = [
  ['live: JS of landing', gzipSync(inlineScripts.map(([, code]) => code).join('\n')).length / 1000, 3, 'kB'],
  ...screens.map(({ name, files, budgetKb }) => [
    `live: JS of ${name}`,
    kilobytes(live, files),
    budgetKb,
    'kB',
  ]),
  ['live: the page itself, with styles and landing', kilobytes(live, ['index.html']), 25.4, 'kB'],
  ['demo: the page itself', kilobytes(demo, ['index.html']), 26.4, 'kB'],
  ['live: all JS of the studio', kilobytes(live, app.union(studio)), 214.7, 'kB'],
  ['live: CSS', kilobytes(live, new Set(styles.filter((file) => file.endsWith('.css')))), 16, 'kB'],
  ['demo: interception, db, handlers', kilobytes(demo, backend), 75.7, 'kB'],
  // Each file is a request, which takes long on a slow line.
  ...screens.map(({ name, files }) => [`live: files of JS, ${name}`, files.size, 7, 'files']),
];
for (const [name, value, limit, unit] of rows) {
  const number = unit === 'kB' ? value.toFixed(1) : String(value);
  console.log(
    `${isWithin(value, limit) ? '✓' : '✗'} ${name.padEnd(46)} ${number.padStart(6)} of ${limit} ${unit}`,
  );
}
for (const trace of traces) console.log(`✗ trace of the mock in ${trace}`);
// The demo answers calls in the page, because a service worker would delay every file of the page.
for (const file of workers) console.log(`✗ a service worker in ${file}`);
const isOk = rows.every(([, value, limit]) => isWithin(value, limit));
if (traces.length === 0) console.log(`✓ no trace of the mock in ${filesOf('dist').length} files of dist/`);
process.exit(isOk && traces.length + workers.length === 0 ? 0 : 1);

function isWithin(value, limit) {
  return value > 0 && value <= limit;
}

function readBuild(folder) {
  const file = join(besideOf(folder), 'manifest.json');
  if (!existsSync(file)) stop(`${folder}/ is not built: run npm run build:all first.`);
  return { folder, chunks: JSON.parse(readFileSync(file, 'utf8')) };
}

/** The files of modules with their static imports; with `without` also all that they can load later, but those modules. */
function filesWith({ chunks, folder }, modules, without) {
  for (const name of [...modules, ...(without ?? [])])
    if (!chunks[name]) stop(`${folder}/ has no chunk ${name}: was the module renamed?`);
  const found = reachable(modules, (name) => {
    const { imports = [], dynamicImports = [] } = chunks[name];
    return without ? [...imports, ...dynamicImports].filter((next) => !without.includes(next)) : imports;
  });
  return new Set([...found].map((name) => chunks[name].file));
}

function kilobytes({ folder }, files) {
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Files of the live build that contain or are named like a part of the mock, even if nothing loads them. */
function tracesOfTheMock() {
  return filesOf('dist').flatMap((file) => {
    const text = /\.(js|html|css|json)$/.test(file) ? readFileSync(file, 'utf8') : '';
    const found = [/mockServiceWorker/, /\bmsw\b/, /user_ada/, /scenario=/].filter((one) =>
      one.test(file + text),
    );
    return found.map((one) => `${file}: ${one}`);
  });
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
