// `npm run bench`: loads each screen of both builds in a browser, presses what is pressed most, and measures the handlers.
// Not part of `npm test`, which would fail on a busy machine: there look at thread time, bytes and ratios.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { SCREENS } from '#app/screens.ts';
import { mockApi } from '#e2e/live-servers.ts';
import { staticHost } from '#e2e/static-host.ts';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { launchOptions } from './find-chromium.mjs';
import { runScript } from './run.mjs';

/** Slow 4G, and a processor 4 times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** Time after the screen is ready, for late layout shifts and long tasks. */
const SETTLE_MS = 1_500;
/** How long an action is watched: its animation, and what it saves. */
const ACTION_MS = 900;
/** An offset of ports that the browser tests do not use. */
const API_PORT_OFFSET = 60;
/** Signed in, the heading of the landing does not count, which may be shown first. */
const SIGNED_IN = 'body:has(nav[aria-label=Main]) main h1';

const flags = readFlags(
  { runs: { type: 'string' }, beside: { type: 'string' }, pictures: { type: 'string' } },
  `npm run bench -- [--runs 5] [--beside DIR] [--pictures 60]   builds both targets first
  --beside DIR   a checkout with builds of its own, loaded in turn with this one's; prints its ratios instead of handlers
  --pictures N   on the device, for the actions`,
);
const [runs, pictures] = [Number(flags.runs ?? 5), Number(flags.pictures ?? 60)];
if (![runs, pictures].every((n) => Number.isInteger(n) && n > 0))
  stop('The numbers must be whole, 1 or more.');
if (!runScript('build:all')) stop('The builds failed.');

const api = await mockApi(API_PORT_OFFSET);
await api.reset('creator', 1);
const checkouts = ['.', ...(flags.beside ? [flags.beside] : [])];
const hosts = await Promise.all(
  checkouts.flatMap((folder) => [
    staticHost(join(folder, 'dist'), '/', api.url),
    staticHost(join(folder, 'dist-demo')),
  ]),
);
const browser = await chromium.launch(await launchOptions());
/** By build, then by row: the numbers of each run. */
const seen = checkouts.map(() => new Map());
try {
  // Every round measures all pages of all builds, so that a busy moment of the machine affects all alike.
  for (let run = 0; run < runs; run += 1)
    for (const [at, folder] of checkouts.entries()) {
      const [live, demo] = hosts.slice(at * 2).map(({ port }) => `http://localhost:${port}`);
      for (const page of pagesOf(live, demo)) await loadTwice(page, at);
      await act(live, folder, at);
      await grow(live, folder, at);
    }
} finally {
  await browser.close();
  await Promise.all([api.stop(), ...hosts.map((host) => host.stop())]);
}
console.table(tableOf(seen[0]));
if (flags.beside) {
  console.log(`Ratios to ${flags.beside}:`);
  console.table(tableOf(...seen));
}
process.exit(flags.beside || runScript('bench:handlers') ? 0 : 1);

/** The landing and the screens with a budget, of both builds. */
function pagesOf(live, demo) {
  const screens = SCREENS.filter(({ budgetKb }) => budgetKb !== undefined);
  return ['live', 'demo'].flatMap((build) => {
    const origin = build === 'live' ? live : demo;
    return [
      { name: `${build} landing`, url: origin, ready: 'main h1' },
      ...screens.map(({ name, paths, budgetKb }) => {
        const warmUrl = origin + paths[0].replace(':id', 'job_complete');
        return {
          name: `${build} ${name}`,
          url: build === 'live' ? warmUrl : `${warmUrl}?scenario=creator`,
          warmUrl,
          ready: SIGNED_IN,
          ...(build === 'live' ? { isLive: true, budgetKb } : {}),
        };
      }),
    ];
  });
}

/** Loads a page in a new browser profile, and again with what that has cached. */
async function loadTwice({ name, url, warmUrl = url, ready, isLive, budgetKb }, at) {
  const { context, tab, devtools } = await openTab(isLive && new URL(url).origin);
  try {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'screenReady' });
    await tab.addInitScript(probeLoad, ready);
    let [requests, bytes, jsBytes] = [0, 0, 0];
    const scripts = new Set();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) requests += 1;
      if (request.url.endsWith('.js')) scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scripts.has(requestId)) jsBytes += encodedDataLength;
    });
    for (const [cache, address] of Object.entries({ cold: url, warm: warmUrl })) {
      [requests, bytes, jsBytes] = [0, 0, 0];
      // Not with Playwright's waiting, whose script would be a long task in the page.
      const isReady = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve));
      await tab.goto(address, { waitUntil: 'commit' });
      await isReady;
      const threadMs = await threadTime(devtools);
      const sizes = { requests, kB: bytes / 1000, jsKb: jsBytes / 1000, budgetKb };
      await tab.waitForTimeout(SETTLE_MS);
      note(at, `${name}, ${cache}`, {
        ...(await tab.evaluate(() => window.loadProbe)),
        threadMs,
        ...(cache === 'cold' ? sizes : {}),
      });
    }
  } finally {
    await context.close();
  }
}

/** What is done most in the studio, with pictures on the device. Each row: thread time, and the longest task. */
async function act(live, folder, at) {
  const { context, tab, devtools } = await openTab(live, stored(live, picturesIn(folder, pictures)));
  try {
    await tab.goto(`${live}/studio`);
    const gallery = tab.getByRole('region', { name: 'Your pictures' });
    await gallery.waitFor();
    // All code is loaded.
    await tab.waitForTimeout(SETTLE_MS * 2);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const [first, nav] = [
      gallery.getByRole('listitem').first(),
      tab.getByRole('navigation', { name: 'Main' }),
    ];
    const press = (locator) => async () => {
      const place = await locator.evaluate(placeOf);
      await tab.waitForTimeout(ACTION_MS);
      return () => tab.mouse.click(place.x, place.y);
    };
    const escape = () => () => tab.keyboard.press('Escape');
    const actions = {
      'open the lightbox': press(first.getByRole('button', { name: 'Enlarge this picture' })),
      'close the lightbox': escape,
      'mark a favourite': press(first.getByRole('button', { name: /favourite/i })),
      'twelve more pictures': press(tab.getByRole('button', { name: /^Show more/ })),
      'open the menu': press(nav.getByRole('button', { name: 'Create' })),
      'open the modal': press(nav.getByRole('list').getByRole('button').first()),
      'close the modal': escape,
      'studio to dashboard': press(nav.getByRole('link', { name: 'Dashboard' })),
      'dashboard to studio': press(nav.getByRole('link', { name: 'Studio' })),
    };
    for (const [name, prepare] of Object.entries(actions)) {
      const run = await prepare();
      await tab.evaluate(watchTasks);
      const before = await threadTime(devtools);
      await run();
      await tab.waitForTimeout(ACTION_MS);
      const threadMs = (await threadTime(devtools)) - before;
      note(at, name, { threadMs, longestMs: await tab.evaluate(() => window.longestTask) });
    }
  } finally {
    await context.close();
  }
}

/** Loads of screens with ten to a hundred times as much to show. Each row: thread time, which should hardly grow. */
async function grow(live, folder, at) {
  const twins = (count) =>
    Array.from({ length: count }, (_, n) => ({
      userId: 'user_ada',
      trigger_word: `TWIN${n}`,
      status: 'ready',
      training_status: 'succeeded',
      completedAt: new Date(Date.now() - n * 3_600_000).toISOString(),
    }));
  const jobs = (count) =>
    Array.from({ length: count }, (_, n) => ({
      id: n === 0 ? 'job_complete' : `job_${n}`,
      goal: 'commercial',
    }));
  const loads = [
    ...[60, 600].map((n) => [`${n} pictures`, '/studio', { files: picturesIn(folder, n) }]),
    ...[20, 2000].map((n) => [`${n} twins`, '/studio', { twins: twins(n) }]),
    // The app keeps no more than 500.
    ...[20, 500].map((n) => [`${n} recent jobs`, '/dashboard', { values: { 'recent-jobs': jobs(n) } }]),
  ];
  for (const [name, path, { files, values, twins: models }] of loads) {
    const { context, tab, devtools } = await openTab(live, stored(live, files, values));
    try {
      if (models) await tab.route('**/api/twins/user/*/models', (route) => route.fulfill({ json: models }));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await tab.goto(live + path);
      await tab.locator(SIGNED_IN).waitFor();
      await tab.waitForTimeout(SETTLE_MS * 2);
      note(at, name, { threadMs: await threadTime(devtools) });
    } finally {
      await context.close();
    }
  }
}

/** Pictures as the app stores them. From 61 on all are favourites, which are never removed. */
function picturesIn(folder, count) {
  const file = readdirSync(join(folder, 'dist/assets')).find((one) =>
    /^after-editorial-512.*\.webp$/.test(one),
  );
  return {
    pictures: Array.from({ length: count }, (_, at) => ({
      id: `bench-${at}`,
      imageUrl: `/assets/${file}`,
      prompt: `a quiet portrait by a window, ${at}`,
      sentPrompt: `ADA7K person, a quiet portrait by a window, ${at}`,
      triggerWord: 'ADA7K',
      createdAt: Date.now() - at * 3_600_000,
      isFavourite: count > 60,
    })),
  };
}

/** What the app keeps on the device, by name: files in IndexedDB, small values in localStorage. */
function stored(origin, files = {}, values = {}) {
  const records = Object.entries(files).map(([name, value]) => ({ key: `${name}:user_ada`, value }));
  const stores = [{ name: 'files', autoIncrement: false, indexes: [], records }];
  const localStorage = Object.entries(values).map(([name, value]) => ({
    name: `twin-studio:${name}:user_ada`,
    value: JSON.stringify(value),
  }));
  const indexedDB = [{ name: 'twin-studio', version: 1, stores }];
  return { cookies: [], origins: [{ origin, localStorage, indexedDB }] };
}

/** A tab of a new browser profile. @param signInAt the origin where it is signed in */
async function openTab(signInAt, storageState) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState });
  if (signInAt) await context.request.get(`${signInAt}/api/callback?code=creator`);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, tab, devtools };
}

/** How long the main thread worked, ms; slowed down with the processor. */
async function threadTime(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function note(at, name, numbers) {
  seen[at].set(name, [...(seen[at].get(name) ?? []), numbers]);
}

/** The median of each number, or with `others` its ratio to theirs. */
function tableOf(rows, others) {
  const median = (all = [], key) =>
    all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)];
  const round = (number, digits) => (Number.isFinite(number) ? Number(number.toPrecision(digits)) : '');
  const valueOf = (name, key) =>
    others
      ? round(median(rows.get(name), key) / median(others.get(name), key), 2)
      : round(median(rows.get(name), key), 4);
  const rowOf = ([name, [first]]) => [
    name,
    Object.fromEntries(Object.keys(first).map((key) => [key, valueOf(name, key)])),
  ];
  return Object.fromEntries([...rows].map(rowOf));
}

// These run in the page, so they use nothing from outside.

/** Measures a page load from its start. Times are in ms. */
function probeLoad(ready) {
  if (window.top !== window) return;
  const probe = { firstTextMs: 0, largestMs: 0, readyMs: 0, blockedMs: 0, longestAfterMs: 0, shift: 0 };
  window.loadProbe = probe;
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (probe.largestMs = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => (probe.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => {
    if (probe.readyMs === 0 || startTime < probe.readyMs) probe.blockedMs += duration - 50;
    else probe.longestAfterMs = Math.max(probe.longestAfterMs, duration);
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

/** The middle of an element, which is scrolled to. */
function placeOf(element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function watchTasks() {
  window.longestTask = 0;
  window.taskObserver ??= new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  });
  window.taskObserver.observe({ type: 'longtask' });
}
