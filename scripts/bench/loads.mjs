import { SCREENS } from '../../src/app/screens.ts';

/** Slow 4G, and a processor a quarter as fast. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** After the screen is ready: for what moves late. */
const SETTLE_MS = 1_500;
const TIMEOUT_MS = 60_000;

/** The landing, which may show first, has a heading, too. */
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
 * Loads each screen of both builds, cold and again with a warm cache, and in the same rounds the floor. Rounds are
 * interleaved, so that a busy minute strikes all alike. The median of each number.
 */
export async function measureLoads({ browser, urls }, runs) {
  const pages = [
    { name: 'floor', url: urls.floor, ready: 'h1' },
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
  return rows.map((row, index) => ({ ...row, timesFloor: row.readyMs / rows[index % 2].readyMs }));
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
      // Playwright's own waiting would put its script into the page, as long a task as any of the app's.
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

/** Watches a page load from its first moment; runs in the page, so it knows nothing from outside. Times in ms. */
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
