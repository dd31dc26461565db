import { SCREENS } from '#app/screens.ts';

/** Slow 4G, and a processor 4 times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** Waits after the screen is ready, for late layout shifts. */
const SETTLE_MS = 1_500;
const TIMEOUT_MS = 60_000;

/** Not the heading of the landing, which may be shown first. */
const SIGNED_IN = 'body:has(nav[aria-label=Main]) main h1';

const MEASURED = [
  { screen: 'landing', path: '/', ready: 'main h1' },
  ...SCREENS.filter(({ budgetKb }) => budgetKb !== undefined).map(({ name, paths }) => ({
    screen: name,
    path: paths[0].replace(':id', 'job_complete'),
    ready: SIGNED_IN,
    scenario: 'creator',
  })),
];

/**
 * Loads the baseline and each screen of both builds, cold and again with a warm cache. Every round loads all of them, so
 * that a busy moment of the machine affects all alike. Returns the median of each number.
 */
export async function measureLoads({ browser, urls }, runs) {
  const pages = [
    { name: 'baseline', url: urls.baseline, ready: 'h1' },
    ...MEASURED.map(({ screen, path, ready, scenario }) => ({
      name: `live ${screen}`,
      url: urls.live + path,
      ready,
      signIn: scenario,
    })),
    ...MEASURED.map(({ screen, path, ready, scenario }) => ({
      name: `demo ${screen}`,
      url: urls.demo + path + (scenario ? `?scenario=${scenario}` : ''),
      warmUrl: urls.demo + path,
      ready,
    })),
  ];
  const loads = new Map(
    pages.flatMap(({ name }) => [`${name}, cold`, `${name}, warm`].map((row) => [row, []])),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      const [cold, warm] = await loadTwice(browser, page);
      loads.get(`${page.name}, cold`).push(cold);
      loads.get(`${page.name}, warm`).push(warm);
    }
  }
  const rows = [...loads].map(([name, seen]) => ({ name, ...mediansOf(seen) }));
  return rows.map((row, index) => ({ ...row, timesBaseline: row.readyMs / rows[index % 2].readyMs }));
}

async function loadTwice(browser, page) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (page.signIn) await context.request.get(new URL(`/api/callback?code=${page.signIn}`, page.url).href);
    const tab = await context.newPage();
    const devtools = await context.newCDPSession(tab);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'screenReady' });
    await tab.addInitScript(loadProbe, page.ready);
    const load = async (url) => {
      const seen = { bytes: 0, requests: 0 };
      const countBytes = ({ encodedDataLength }) => (seen.bytes += encodedDataLength);
      const countRequest = ({ request }) => (seen.requests += request.url.startsWith('http') ? 1 : 0);
      devtools.on('Network.loadingFinished', countBytes);
      devtools.on('Network.requestWillBeSent', countRequest);
      // Not with Playwright's waiting, whose script would be a long task in the page.
      const ready = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve));
      await tab.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
      await ready;
      const untilReady = { ...seen };
      await tab.waitForTimeout(SETTLE_MS);
      devtools.off('Network.loadingFinished', countBytes);
      devtools.off('Network.requestWillBeSent', countRequest);
      return { ...(await tab.evaluate(() => window.loadProbe)), ...untilReady };
    };
    return [await load(page.url), await load(page.warmUrl ?? page.url)];
  } finally {
    await context.close();
  }
}

function mediansOf(seen) {
  const sorted = (key) => seen.map((one) => one[key]).toSorted((one, other) => one - other);
  const medians = Object.keys(seen[0]).map((key) => [key, sorted(key)[Math.floor((seen.length - 1) / 2)]]);
  const ready = sorted('readyMs').map(Math.round);
  return { ...Object.fromEntries(medians), fromTo: `${ready[0]}–${ready.at(-1)}` };
}

/** Measures a page load from its start. Runs in the page, so it uses nothing from outside. Times are in ms. */
function loadProbe(ready) {
  if (window.top !== window) return;
  const probe = {
    readyMs: undefined,
    firstTextMs: undefined,
    largestMs: 0,
    blockedMs: 0,
    longestMs: 0,
    shift: 0,
  };
  window.loadProbe = probe;
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (probe.largestMs = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => (probe.shift += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => {
    if (probe.readyMs !== undefined && startTime > probe.readyMs) return;
    probe.blockedMs += duration - 50;
    probe.longestMs = Math.max(probe.longestMs, duration);
  });
  const look = () => {
    if (probe.firstTextMs === undefined && document.body?.innerText.trim())
      probe.firstTextMs = performance.now();
    const element = document.querySelector(ready);
    if (element && element.getBoundingClientRect().height > 0) {
      probe.readyMs = performance.now();
      window.screenReady('');
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
