// `npm run storyboard`: every screen in every state as pictures, a contact sheet, and what has changed.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { preview } from 'vite';
import { STATES } from '../mocks/states/states.ts';
import { readFlags, stop } from '../openapi/command-line.mjs';
import { buildDemo, buildOf, commitOf } from './storyboard/build-of.ts';
import { captureStates, launchBrowser } from './storyboard/capture.ts';
import { comparePictures, pictureFile } from './storyboard/compare.ts';
import { lookName, SIZES, THEMES, type Looks } from './storyboard/looks.ts';
import { contactSheet, type Cell } from './storyboard/sheet.ts';

const FOLDER = 'dist-storyboard';
const folders = {
  now: join(FOLDER, 'now'),
  before: join(FOLDER, 'before'),
  difference: join(FOLDER, 'difference'),
};
const USAGE = `Usage: npm run storyboard -- [--base REV] [--only WORDS] [--size phone|desktop] [--theme light|dark]
Writes every state of the demo as PNG below ${FOLDER}/, with a contact sheet (index.html, sheet.png), and compares
with the run before, or with the demo of a revision (--base).`;

const flags = readFlags(
  { base: { type: 'string' }, only: { type: 'string' }, size: { type: 'string' }, theme: { type: 'string' } },
  USAGE,
);
const looks: Looks = {
  sizes: oneOf('size', Object.keys(SIZES) as (keyof typeof SIZES)[], flags.size),
  themes: oneOf('theme', [...THEMES], flags.theme),
};
const states = Object.values(STATES).filter(({ id, area, title }) => {
  const words = (flags.only ?? '').toLowerCase();
  return `${id} ${area} ${title}`.toLowerCase().includes(words);
});
if (states.length === 0) stop(`No state has the words "${flags.only}".`);
const base = flags.base === undefined ? undefined : commitOf(flags.base);

const browser = await launchBrowser();
const begin = Date.now();
try {
  if (base !== undefined) {
    console.log(`Building the demo of ${base.slice(0, 8)}`);
    const { outDir, remove } = buildOf(base);
    rmSync(folders.before, { recursive: true, force: true });
    await capture(browser, outDir, folders.before).finally(remove);
  } else if (existsSync(folders.now)) {
    rmSync(folders.before, { recursive: true, force: true });
    renameSync(folders.now, folders.before);
  }
  rmSync(folders.now, { recursive: true, force: true });
  rmSync(folders.difference, { recursive: true, force: true });
  console.log('Building the demo');
  const build = resolve(FOLDER, 'build');
  buildDemo(build);
  const problems = await capture(browser, build, folders.now);
  const cells = compareAll(problems);
  await writeSheet(browser, cells);
  report(cells);
} finally {
  await browser.close();
}

/** Serves a build and takes its pictures. @returns why some states were not reached */
async function capture(browser: Browser, outDir: string, folder: string): Promise<Map<string, string>> {
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  const total = states.length * looks.sizes.length;
  const problems = new Map<string, string>();
  let done = 0;
  await captureStates(browser, {
    address,
    folder,
    states,
    looks,
    onDone(state, size, problem) {
      done += 1;
      if (problem !== undefined) problems.set(`${size} ${state.id}`, problem);
      const line = `${String(done).padStart(4)}/${total} ${size} ${state.id}`;
      console.log(problem === undefined ? line : `${line} ✗ ${problem}`);
    },
  });
  await new Promise((resolve) => server.httpServer.close(resolve));
  return problems;
}

function compareAll(problems: ReadonlyMap<string, string>): Cell[] {
  return states.flatMap((state) =>
    looks.sizes.flatMap((size) =>
      looks.themes.map((theme) => {
        const look = lookName(size, theme);
        const problem = problems.get(`${size} ${state.id}`);
        const files = Object.values(folders).map((folder) => pictureFile(folder, look, state.id));
        const [now = '', before = '', difference = ''] = files;
        const comparison = existsSync(now)
          ? comparePictures(before, now, difference)
          : ({ kind: 'new' } as const);
        return { state, look, problem, comparison };
      }),
    ),
  );
}

async function writeSheet(browser: Browser, cells: readonly Cell[]): Promise<void> {
  const file = join(FOLDER, 'index.html');
  const against = base === undefined ? 'the run before' : `revision ${base.slice(0, 8)}`;
  writeFileSync(file, contactSheet(cells, against));
  // One look is enough for a page that is printed or sent.
  const [first] = cells;
  const one = cells.filter(({ look }) => look === first?.look);
  const sheet = join(FOLDER, 'sheet.html');
  writeFileSync(sheet, contactSheet(one, against).replaceAll('loading="lazy"', ''));
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.goto(pathToFileURL(resolve(sheet)).href);
  // Hundreds of pictures at once, on a machine that may be busy.
  await page.screenshot({ path: join(FOLDER, 'sheet.png'), fullPage: true, timeout: 120_000 });
  await page.close();
  rmSync(sheet);
}

function report(cells: readonly Cell[]): void {
  const count = (kind: string) => cells.filter(({ comparison }) => comparison.kind === kind).length;
  for (const { state, look, comparison } of cells)
    if (comparison.kind === 'changed' || comparison.kind === 'resized')
      console.log(`  ${look} ${state.id}: changed`);
  const missed = cells.filter(({ problem }) => problem !== undefined).length;
  const changed = count('changed') + count('resized');
  const seconds = Math.round((Date.now() - begin) / 1000);
  console.log(
    `${missed > 0 ? '✗' : '✓'} ${states.length} states, ${cells.length} pictures in ${seconds} s: ${changed} changed, ${count('new')} new, ${missed} not reached`,
  );
  console.log(`Open ${join(FOLDER, 'index.html')}`);
  if (missed > 0) process.exitCode = 1;
}

/** The one that a flag names, or all. */
function oneOf<T extends string>(flag: string, known: readonly T[], text: unknown): readonly T[] {
  if (text === undefined) return known;
  const found = known.filter((one) => one === text);
  return found.length > 0 ? found : stop(`--${flag} is one of ${known.join(', ')}.`);
}
