import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SIZE_IDS, SIZES } from '#mocks/demo/storyboard/variants.ts';
import { launchOptions } from '../find-chromium.mjs';
import { FOLDER, FOLDERS, type Run } from './demo.ts';

const { build } = JSON.parse(process.env['STORYBOARD'] ?? '{}') as Run;

/** Takes the pictures of the storyboard and compares them; Playwright's report shows the changes. */
export default defineConfig({
  testMatch: 'take-pictures.ts',
  fullyParallel: true,
  // More workers slow each other down on two cores.
  workers: 3,
  timeout: 120_000,
  outputDir: resolve(FOLDER, 'results'),
  snapshotPathTemplate: resolve(FOLDERS.before, '{arg}{ext}'),
  updateSnapshots: 'none',
  reporter: [['line'], ['html', { outputFolder: resolve(FOLDERS.report), open: 'never' }]],
  use: {
    bypassCSP: true,
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // Text is rendered the same on every machine.
    launchOptions: await launchOptions('--font-render-hinting=none', '--disable-partial-raster'),
  },
  projects: SIZE_IDS.map((name) => ({ name, use: { viewport: SIZES[name] } })),
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode demo --outDir ${build} --port 0`,
    cwd: resolve('.'),
    // Playwright passes the address to the tests in an environment variable.
    wait: { stdout: /Local: +(?<storyboard_address>\S+)/ },
  },
});
