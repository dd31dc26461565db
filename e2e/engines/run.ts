// `npm run test:engines`: the same cases in Firefox and WebKit, in parallel. Ends with "N passed, N failed" for each.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { liveServers, type LiveServers } from '../live-servers.ts';
import { filesIn } from '../photo-files.ts';
import { staticHost } from '../static-host.ts';
import type { Browser } from './browser.ts';
import { JOURNEYS, UPLOADS_AND_VIDEO, type Case } from './cases.ts';
import { ENGINES } from './engines.ts';
import { personAt } from './person.ts';

/** A case takes up to 90 s on a busy machine. */
const CASE_LIMIT_MS = 600_000;
const flags = readFlags(
  { engines: { type: 'string' }, require: { type: 'string' }, case: { type: 'string' } },
  `Usage: npm run test:engines -- [--engines firefox,webkit] [--require firefox,webkit] [--case demo]
Runs the cases in each of the engines that is installed: firefox, webkit, chromium.
--require   fails when one of these is missing
--case      only the cases whose title contains this`,
);
const wanted = flags.engines?.split(',') ?? ['firefox', 'webkit'];
const required = flags.require?.split(',') ?? [];
const nameOf = ({ target, title }: Case) => `${target}: ${title}`;
const cases = [...JOURNEYS, ...UPLOADS_AND_VIDEO].filter((one) => nameOf(one).includes(flags.case ?? ''));
for (const name of [...wanted, ...required])
  if (!(name in ENGINES)) stop(`There is no engine "${name}". Known: ${Object.keys(ENGINES).join(', ')}.`);
for (const folder of ['dist', 'dist-demo'])
  if (!existsSync(join(folder, 'index.html')))
    stop(`${folder}/ is not built yet: run npm run build:all first.`);

// Ends the browsers, too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const files = filesIn(folder);
const demo = await staticHost('dist-demo');
const results = await Promise.all(wanted.map((name, index) => runEngine(name, index)));
await demo.stop();
rmSync(folder, { recursive: true });
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.every(({ isOk }) => isOk) ? 0 : 1);

async function runEngine(name: string, index: number): Promise<{ line: string; isOk: boolean }> {
  const engine = ENGINES[name];
  const start = await engine?.find();
  if (!engine || !start) {
    const line = `${name}: missing. To install it: ${engine?.missing}`;
    return { line, isOk: !required.includes(name) };
  }
  const begin = performance.now();
  // Other ports than those of the browser tests, so that both can run at the same time.
  const [browser, live] = await Promise.all([start(), liveServers(10 + index)]);
  let failed = 0;
  for (const one of cases) {
    const start = performance.now();
    const problem = await Promise.race([play(one, browser, live), tooLong()]).catch(
      (error: unknown) => error as Error,
    );
    if (problem) failed += 1;
    const took = secondsSince(start);
    console.log(`${problem ? '✗' : '✓'} ${name} ${nameOf(one)} (${took})`);
    if (problem) console.log(`  ${problem.message}`);
  }
  await Promise.all([browser.close(), live.stop()]);
  const counts = `${cases.length - failed} passed, ${failed} failed`;
  return {
    line: `${browser.name}: ${counts}  (${secondsSince(begin)})`,
    isOk: failed === 0 && cases.length > 0,
  };
}

/** A browser that no longer answers must not block the other cases. */
async function tooLong(): Promise<never> {
  await sleep(CASE_LIMIT_MS, undefined, { ref: false });
  throw new Error(`The case took longer than ${CASE_LIMIT_MS / 1_000} s.`);
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1_000).toFixed(0)} s`;
}

async function play({ play: steps }: Case, browser: Browser, live: LiveServers): Promise<void> {
  const downloads = mkdtempSync(join(folder, 'downloads-'));
  const page = await browser.newPage(downloads);
  try {
    let base = live.appUrl;
    const me = personAt(page, downloads);
    const opens = (path: string) => page.open(`${base}${path}`);
    await steps(
      { ...me, opens },
      {
        async opensLive(path, scenario) {
          await live.reset(scenario, 1);
          const signIn = `/api/callback?code=${scenario}&returnTo=${encodeURIComponent(path)}`;
          await opens(scenario === 'signed-out' ? path : signIn);
        },
        async opensDemo(path, scenario, speed = 1) {
          base = `http://localhost:${demo.port}`;
          await opens(`${path}?scenario=${scenario}&speed=${speed}`);
        },
        passTime: live.advance,
        ...files,
      },
    );
  } finally {
    await page.close();
  }
}
