import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { serveBuild } from './host.mjs';
import { findChromium } from '../find-chromium.mjs';
import { loadProbe } from './probe.mjs';
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
 * Loads each screen of both builds, cold and again with a warm cache, and in the same rounds the floor: a page with the
 * app's styles and a React that says hello. Rounds are interleaved, so that a busy minute strikes all alike.
 * @param {{ runs: number, onLoad: (done: number, of: number, name: string) => void }} options
 */
export async function measureLoads({ runs, onLoad }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const api = spawn(process.execPath, ['mocks/http.ts', '--port', '0', '--scenario', 'creator'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const hosts = [];
  try {
    const apiUrl = await addressOf(api);
    await buildFloor(folder);
    const floor = await serveBuild(folder);
    const live = await serveBuild('dist', apiUrl);
    const demo = await serveBuild('dist-demo');
    hosts.push(floor, live, demo);
    const pages = [
      { target: 'floor', screen: 'hello', url: floor.url, ready: 'h1' },
      ...MEASURED.map((one) => ({ target: 'live', ...one, url: live.url + one.path, signIn: one.scenario })),
      ...MEASURED.map(({ scenario, ...one }) => ({
        target: 'demo',
        ...one,
        url: demo.url + one.path + (scenario ? `?scenario=${scenario}` : ''),
        warmUrl: demo.url + one.path,
      })),
    ];
    const loads = pages.map((page) => ({ page, cold: [], warm: [] }));
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { page, cold, warm }] of loads.entries()) {
        onLoad(run * pages.length + index, runs * pages.length, `${page.target} ${page.screen}`);
        const both = await loadTwice(browser, page);
        cold.push(both.cold);
        warm.push(both.warm);
      }
    }
    return withRatios(
      loads.map(({ page: { target, screen }, cold, warm }) => ({
        target,
        screen,
        cold: summary(cold),
        warm: summary(warm),
      })),
    );
  } finally {
    await browser.close();
    await Promise.all(hosts.map((host) => host.stop()));
    api.kill();
    rmSync(folder, { recursive: true });
  }
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
      const ready = within(TIMEOUT_MS, (resolve) => devtools.once('Runtime.bindingCalled', resolve));
      await tab.goto(url, { waitUntil: 'commit' });
      await ready;
      const untilReady = { ...seen };
      await tab.waitForTimeout(SETTLE_MS);
      devtools.off('Network.loadingFinished', countBytes);
      devtools.off('Network.requestWillBeSent', countRequest);
      return { ...untilReady, ...(await tab.evaluate(() => window.loadProbe)) };
    };
    const cold = await load(page.url);
    return { cold, warm: await load(page.warmUrl ?? page.url) };
  } finally {
    await context.close();
  }
}

/** Rejects when what is begun takes longer. */
function within(limitMs, begin) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready after ${limitMs} ms.`)), limitMs);
    begin(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Median of each number, and the spread of the one that counts. */
function summary(runs) {
  const medians = Object.fromEntries(
    Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]),
  );
  const ready = runs.map(({ readyMs }) => readyMs);
  return { ...medians, readySpreadMs: [Math.min(...ready), Math.max(...ready)] };
}

function withRatios(rows) {
  const floor = rows[0];
  return rows.map((row) => ({
    ...row,
    cold: { ...row.cold, toFloor: row.cold.readyMs / floor.cold.readyMs },
    warm: { ...row.warm, toFloor: row.warm.readyMs / floor.warm.readyMs },
  }));
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

async function buildFloor(outDir) {
  const root = mkdtempSync(join('node_modules', 'bench-floor-'));
  try {
    const [, styles] = /<style>(.*?)<\/style>/s.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
    writeFileSync(
      join(root, 'index.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><style>${styles}</style></head><body><div id="root"></div><script type="module" src="./main.js"></script></body></html>`,
    );
    writeFileSync(
      join(root, 'main.js'),
      "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello'));\n",
    );
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The address that `npm run mock-api` prints. */
function addressOf(api) {
  return new Promise((resolve, reject) => {
    api.once('exit', () => reject(new Error('The simulated backend did not start.')));
    api.stdout.on('data', (text) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });
}
