import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

/** The demo's port; the live target's servers follow it (e2e/live-servers.ts). Set it where 4173 is taken. */
const DEMO_PORT = Number(process.env['E2E_PORT'] ?? 4173);
const isCI = Boolean(process.env['CI']);
const executablePath = await findChromium();

/**
 * The features that Playwright disables itself, because a second list replaces its own, and two pages behind the address
 * bar, which Chromium loads again with every context: they took a sixth of the whole run.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * Two targets: `demo` is the static demo build with the mock inside the page, `live` is the live build against the
 * same rules over HTTP, without a service worker. A spec runs on both unless its name says `demo` or `live`.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCI,
  // The summary names a test that passed only when retried as flaky.
  retries: isCI ? 1 : 0,
  // Long enough for one slow core. A test of a dozen states takes 20 s on an idle machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: 'line',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording a trace of every test takes a third of the time; `npx playwright test --trace on` records one.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without these the browser makes requests of its own at every start, which hang in a closed network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Stands for an address such as http://192.168.…:4173, which is not a secure origin.
        '--host-resolver-rules=MAP demo.test 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'demo',
      testIgnore: /\.live\.spec\.ts$/,
      use: { baseURL: `http://localhost:${DEMO_PORT}` },
    },
    {
      name: 'live',
      testIgnore: /\.demo\.spec\.ts$/,
      use: { serviceWorkers: 'block' },
    },
  ],
  // Each worker starts its own servers for the live target (e2e/live-servers.ts), because tests change their state.
  webServer: {
    command: `node scripts/serve.mjs --port ${DEMO_PORT}`,
    url: `http://localhost:${DEMO_PORT}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
