import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../art/launch-options.ts';
import { FOLDER, FOLDERS } from './looks.ts';

/** The pictures of the storyboard: taken and compared by Playwright, whose report shows what has changed. */
export default defineConfig({
  testMatch: 'take-pictures.ts',
  fullyParallel: true,
  // As many pages at once as two cores draw without making each other slow.
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
    launchOptions: await launchOptions(),
  },
});
