import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

/** The demo's port. The servers of the live target use the next ports (e2e/live-servers.ts). Set it where 4173 is in use. */
const DEMO_PORT = Number(process.env['E2E_PORT'] ?? 4173);
const isCI = Boolean(process.env['CI']);
const executablePath = await findChromium();

/**
 * The features that Playwright itself disables, because a second list replaces its own, and two pages of the address bar.
 * Chromium loads those pages with every context, which took a sixth of the whole run.
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
  // The summary reports a test that passes only on retry as flaky.
  retries: isCI ? 1 : 0,
  // Long enough for a slow core. A test of a dozen states takes 20 s on an idle machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  reporter: 'line',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every test would take a third of the time. `npx playwright test --trace on` records traces.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without these flags the browser sends requests at every start, which hang in a closed network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Represents an address such as http://192.168.…:4173, which is not a secure origin.
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
