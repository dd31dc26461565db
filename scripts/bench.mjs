// `npm run bench`: loads each screen of both builds in a browser, and measures the handlers. Not part of `npm test`,
// which would fail on a busy machine. `-- --runs 1` is a quick run.
import { chromium } from '@playwright/test';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { SCREENS } from '#app/screens.ts';
import { mockApi } from '#e2e/live-servers.ts';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { launchOptions } from './find-chromium.mjs';
import { runScript } from './run.mjs';

/** Slow 4G, and a processor 4 times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** Time after the screen is ready, for late layout shifts. */
const SETTLE_MS = 1_500;
/** An offset of ports that the browser tests do not use. */
const API_PORT_OFFSET = 60;

const flags = readFlags(
  { runs: { type: 'string' } },
  'npm run bench -- [--runs 5]   builds both targets first',
);
const runs = Number(flags.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1) stop('--runs needs a whole number, 1 or more.');
if (!runScript('build:all')) stop('The builds failed.');

const api = await mockApi(API_PORT_OFFSET);
await api.reset('creator', 1);
const hosts = [hostOf('dist', api.url), hostOf('dist-demo')];
await Promise.all(hosts.map((host) => host.ready()));
const [live, demo] = hosts.map((host) => host.url.replace(/\/$/, ''));
const browser = await chromium.launch(await launchOptions());
try {
  console.table(await measureLoads());
} finally {
  await browser.close();
  await Promise.all([api.stop(), ...hosts.map((host) => host.close(true))]);
}
process.exit(runScript('bench:handlers') ? 0 : 1);

/** The median of each number. Every round loads all pages, so that a busy moment of the machine affects all alike. */
async function measureLoads() {
  // Signed in, the heading of the landing does not count, which may be shown first.
  const signedIn = 'body:has(nav[aria-label=Main]) main h1';
  const screens = SCREENS.filter(({ budgetKb }) => budgetKb !== undefined);
  const pagesOf = (build, host, query) => [
    { name: `${build} landing`, url: host, ready: 'main h1' },
    ...screens.map(({ name, paths }) => {
      const warmUrl = host + paths[0].replace(':id', 'job_complete');
      return {
        name: `${build} ${name}`,
        url: warmUrl + query,
        warmUrl,
        ready: signedIn,
        isLive: build === 'live',
      };
    }),
  ];
  const pages = [...pagesOf('live', live, ''), ...pagesOf('demo', demo, '?scenario=creator')];
  const loads = new Map();
  for (let run = 0; run < runs; run += 1)
    for (const page of pages)
      for (const [cache, seen] of Object.entries(await loadTwice(page)))
        loads.set(`${page.name}, ${cache}`, [...(loads.get(`${page.name}, ${cache}`) ?? []), seen]);
  return Object.fromEntries([...loads].map(([name, all]) => [name, mediansOf(all)]));
}

/** Loads a page in a new browser profile, and again with what that has cached. */
async function loadTwice({ url, warmUrl = url, ready, isLive }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (isLive) await context.request.get(`${live}/api/callback?code=creator`);
    const tab = await context.newPage();
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'screenReady' });
    await tab.addInitScript(probeLoad, ready);
    let transferred = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (transferred += encodedDataLength));
    const load = async (address) => {
      transferred = 0;
      // Not with Playwright's waiting, whose script would be a long task in the page.
      const isReady = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve));
      await tab.goto(address, { waitUntil: 'commit' });
      await isReady;
      const kilobytes = transferred / 1000;
      await tab.waitForTimeout(SETTLE_MS);
      return { ...(await tab.evaluate(() => window.loadProbe)), kilobytes };
    };
    return { cold: await load(url), warm: await load(warmUrl) };
  } finally {
    await context.close();
  }
}

function mediansOf(all) {
  const median = (key) =>
    all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)];
  return Object.fromEntries(Object.keys(all[0]).map((key) => [key, Number(median(key).toPrecision(4))]));
}

/** Measures a page load from its start. Runs in the page, so it uses nothing from outside. Times are in ms. */
function probeLoad(ready) {
  if (window.top !== window) return;
  const probe = { firstTextMs: 0, largestMs: 0, readyMs: 0, blockedMs: 0, shift: 0 };
  window.loadProbe = probe;
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (probe.largestMs = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => (probe.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => {
    if (probe.readyMs === 0 || startTime < probe.readyMs) probe.blockedMs += duration - 50;
  });
  const look = () => {
    if (probe.firstTextMs === 0 && document.body?.innerText.trim()) probe.firstTextMs = performance.now();
    if (document.querySelector(ready)?.getBoundingClientRect().height > 0) {
      probe.readyMs = performance.now();
      window.screenReady('');
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Serves a build with gzip, long caching of hashed files, and `index.html` for every other address. */
function hostOf(folder, apiUrl) {
  const files = staticMiddleware({ dir: folder });
  return serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    gracefulShutdown: false,
    async fetch(request) {
      const { origin, pathname, search } = new URL(request.url);
      if (apiUrl && /^\/(api|uploads|mock-assets|mocks)\//.test(pathname)) {
        const { method, headers, body } = request;
        return fetch(apiUrl + pathname + search, {
          method,
          headers,
          body,
          duplex: 'half',
          redirect: 'manual',
        });
      }
      const page = new Request(`${origin}/index.html`, { headers: request.headers });
      const response = await files(request, () => files(page, () => new Response(null, { status: 404 })));
      const isHashed = pathname.includes('/assets/');
      response.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      return response;
    },
  });
}
