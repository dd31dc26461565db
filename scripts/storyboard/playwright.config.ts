import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, REPRODUCIBLE } from '../find-chromium.mjs';
import { FOLDER, FOLDERS } from './looks.ts';

/** Takes the pictures of the storyboard and compares them; Playwright's report shows the changes. */
export default defineConfig({
  testMatch: 'take-pictures.ts',
  fullyParallel: true,
  // More would slow each other down on two cores.
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
    launchOptions: await launchOptions(...REPRODUCIBLE),
  },
});
