// `npm run bench`: loads each screen of both builds in a browser, clicks the most used controls, and measures the
// handlers. It is not part of `npm test`, which would fail on a busy machine: there, read thread time, bytes and ratios.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { SCREENS } from '#app/screens.ts';
import { mockApi } from '#e2e/live-servers.ts';
import { staticHost } from '#e2e/static-host.ts';
import { readFlags, stop } from '#openapi/command-line.mjs';
import { launchOptions } from './find-chromium.mjs';
import { runScript } from './run.mjs';

/** Slow 4G, with a processor 4 times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** Time after the screen is ready, for late layout shifts and long tasks. */
const SETTLE_MS = 1_500;
/** The time in which an action is measured, with its animation and its writes. */
const ACTION_MS = 900;
/** An offset of ports that the browser tests do not use. */
const API_PORT_OFFSET = 60;
/** The heading of a signed-in screen, not of the landing, which may be shown first. */
const SIGNED_IN = 'body:has(nav[aria-label=Main]) main h1';
/** The landing and the screens with a budget. */
const PAGES = [
  { name: 'landing', path: '/', ready: 'main h1' },
  ...SCREENS.filter(({ isMeasured }) => isMeasured).map(({ name, paths }) => {
    return { name, path: paths[0].replace(':id', 'job_complete'), ready: SIGNED_IN };
  }),
];

const flags = readFlags(
  { runs: { type: 'string' }, beside: { type: 'string' } },
  `npm run bench -- [--runs 5] [--beside DIR]   builds both targets first
  --beside DIR   a checkout with builds of its own, loaded in turn with this one's; prints its ratios instead of handlers`,
);
const runs = Number(flags.runs ?? 5);
if (!Number.isInteger(runs) || runs < 1) stop('--runs needs a whole number, 1 or more.');
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
/** The numbers of each run, by build and row. */
const seen = checkouts.map(() => new Map());
try {
  // Every round measures all pages of all builds, so that a busy moment of the machine affects all alike.
  for (let run = 0; run < runs; run += 1)
    for (const at of checkouts.keys()) {
      const [live, demo] = hosts.slice(at * 2).map(({ port }) => `http://localhost:${port}`);
      for (const [build, origin] of Object.entries({ live, demo }))
        for (const page of PAGES) await loadTwice(page, build, origin, at);
      await act(live, at);
      await grow(live, at);
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

/** Loads a page of a build in a new browser profile, then again with its cache. */
async function loadTwice({ name, path, ready }, build, origin, at) {
  const isSignedIn = ready === SIGNED_IN;
  const warm = origin + path;
  const cold = build === 'demo' && isSignedIn ? `${warm}?scenario=creator` : warm;
  const { context, tab, devtools } = await openTab(build === 'live' && isSignedIn && origin);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'screenReady' });
  await tab.addInitScript(reportWhenReady, ready);
  for (const [cache, address] of Object.entries({ cold, warm })) {
    // Playwright's waiting is not used, because its script would be a long task in the page.
    const isReady = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve));
    await tab.goto(address, { waitUntil: 'commit' });
    const readyMs = Number((await isReady).payload);
    const threadMs = await threadTime(devtools);
    await tab.waitForTimeout(SETTLE_MS);
    note(at, `${build} ${name}, ${cache}`, {
      ...(await tab.evaluate(recordsOf, readyMs)),
      readyMs,
      threadMs,
    });
  }
  await context.close();
}

/** Measures the most frequent actions in the studio, with stored pictures. Each row has thread time and the longest task. */
async function act(live, at) {
  const { context, tab, devtools } = await openTab(live, stored(live, picturesOf(60)));
  await tab.goto(`${live}/studio`);
  const gallery = tab.getByRole('region', { name: 'Your pictures' });
  await gallery.waitFor();
  // Wait until all code is loaded.
  await tab.waitForTimeout(SETTLE_MS * 2);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const [first, nav] = [gallery.getByRole('listitem').first(), tab.getByRole('navigation', { name: 'Main' })];
  /** The element to click; without one, the Escape key is pressed. */
  const actions = {
    'open the lightbox': first.getByRole('button', { name: 'Enlarge this picture' }),
    'close the lightbox': undefined,
    'mark a favourite': first.getByRole('button', { name: /favourite/i }),
    'twelve more pictures': tab.getByRole('button', { name: /^Show more/ }),
    'open the menu': nav.getByRole('button', { name: 'Create' }),
    'open the modal': nav.getByRole('list').getByRole('button').first(),
    'close the modal': undefined,
    'studio to dashboard': nav.getByRole('link', { name: 'Dashboard' }),
    'dashboard to studio': nav.getByRole('link', { name: 'Studio' }),
  };
  for (const [name, target] of Object.entries(actions)) {
    // Hovering scrolls to the element.
    await target?.hover();
    await tab.waitForTimeout(ACTION_MS);
    const start = await tab.evaluate(() => performance.now());
    const before = await threadTime(devtools);
    await (target ? tab.mouse.down() : tab.keyboard.press('Escape'));
    if (target) await tab.mouse.up();
    await tab.waitForTimeout(ACTION_MS);
    const threadMs = (await threadTime(devtools)) - before;
    const { longestAfterMs } = await tab.evaluate(recordsOf, start);
    note(at, name, { threadMs, longestMs: longestAfterMs });
  }
  await context.close();
}

/** Loads screens with ten to a hundred times as much content. Each row has the thread time, which should hardly grow. */
async function grow(live, at) {
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
    ...[60, 600].map((n) => [`${n} pictures`, '/studio', { files: picturesOf(n) }]),
    ...[20, 2000].map((n) => [`${n} twins`, '/studio', { twins: twins(n) }]),
    // The app stores no more than 500.
    ...[20, 500].map((n) => [`${n} recent jobs`, '/dashboard', { values: { 'recent-jobs': jobs(n) } }]),
  ];
  for (const [name, path, { files, values, twins: models }] of loads) {
    const { context, tab, devtools } = await openTab(live, stored(live, files, values));
    if (models) await tab.route('**/api/twins/user/*/models', (route) => route.fulfill({ json: models }));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await tab.goto(live + path);
    await tab.locator(SIGNED_IN).waitFor();
    await tab.waitForTimeout(SETTLE_MS * 2);
    note(at, name, { threadMs: await threadTime(devtools) });
    await context.close();
  }
}

/** Pictures as the app stores them. More than 60 are favorites, because the app removes others. */
function picturesOf(count) {
  return {
    pictures: Array.from({ length: count }, (_, at) => ({
      id: `bench-${at}`,
      imageUrl: '/og.jpg',
      prompt: `a quiet portrait by a window, ${at}`,
      sentPrompt: `ADA7K person, a quiet portrait by a window, ${at}`,
      triggerWord: 'ADA7K',
      createdAt: Date.now() - at * 3_600_000,
      isFavourite: count > 60,
    })),
  };
}

/** The browser state with stored values, by name: files in IndexedDB, small values in localStorage. */
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

/** Opens a tab of a new browser profile. @param signInAt the origin to sign in at */
async function openTab(signInAt, storageState) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState });
  if (signInAt) await context.request.get(`${signInAt}/api/callback?code=creator`);
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, tab, devtools };
}

/** The time that the main thread worked, in ms of the slowed-down processor. */
async function threadTime(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function note(at, name, numbers) {
  seen[at].set(name, [...(seen[at].get(name) ?? []), numbers]);
}

/** The median of each number, or its ratio to that of `reference`. */
function tableOf(rows, reference) {
  const median = (all = [], key) =>
    all.map((numbers) => numbers[key]).toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)];
  const round = (number, digits) => (Number.isFinite(number) ? Number(number.toPrecision(digits)) : '');
  const valueOf = (name, key) =>
    reference
      ? round(median(rows.get(name), key) / median(reference.get(name), key), 2)
      : round(median(rows.get(name), key), 4);
  const rowOf = ([name, [first]]) => [
    name,
    Object.fromEntries(Object.keys(first).map((key) => [key, valueOf(name, key)])),
  ];
  return Object.fromEntries([...rows].map(rowOf));
}

// These functions run in the page, so they use nothing outside them.

/** Calls `screenReady` with the time at which an element is shown. */
function reportWhenReady(ready) {
  if (window.top !== window) return;
  const check = () => {
    if (document.querySelector(ready)?.getBoundingClientRect().height > 0)
      window.screenReady(String(performance.now()));
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** The browser's records of a page. @param from the end of counting files, and the start of later long tasks */
function recordsOf(from) {
  const entriesOf = (type) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const tasks = entriesOf('longtask');
  const earlier = tasks.filter(({ startTime }) => startTime < from);
  const shifts = entriesOf('layout-shift').filter(({ hadRecentInput }) => !hadRecentInput);
  const files = [...entriesOf('navigation'), ...entriesOf('resource')].filter(
    ({ responseEnd }) => responseEnd <= from,
  );
  return {
    requests: files.length,
    kB: files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    firstPaintMs: entriesOf('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime,
    largestMs: entriesOf('largest-contentful-paint').at(-1)?.startTime,
    blockedMs: earlier.reduce((sum, { duration }) => sum + duration - 50, 0),
    longestAfterMs: Math.max(0, ...tasks.slice(earlier.length).map(({ duration }) => duration)),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}
