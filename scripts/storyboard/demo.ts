import { join } from 'node:path';
import { SIZE_IDS, THEMES, type Size, type Theme } from '#mocks/demo/storyboard/variants.ts';
import { run } from '../run.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const CONFIG = 'scripts/storyboard/playwright.config.ts';

export const FOLDER = 'dist-storyboard';
export const FOLDERS = {
  now: join(FOLDER, 'now'),
  before: join(FOLDER, 'before'),
  parts: join(FOLDER, 'parts'),
  report: join(FOLDER, 'report'),
};

export const variantName = (size: Size, theme: Theme) => `${size}-${theme}`;

export const VARIANTS = SIZE_IDS.flatMap((size) => THEMES.map((theme) => variantName(size, theme)));

/** The options of a run of Playwright, passed as JSON in the environment variable `STORYBOARD`. */
export interface Run {
  /** The folder of the built demo. */
  build: string;
  /** The folder of the pictures. */
  folder: string;
  /** Only PNG pictures are compared and shown on the contact sheet. */
  type: 'png' | 'jpg';
}

/** Builds the demo into a folder. @param options additional options of Vite. @throws when the build fails */
export function buildDemo(outDir: string, ...options: string[]): void {
  const build = ['build', '--mode', 'demo', '--outDir', outDir, '--emptyOutDir', ...options];
  if (run(process.execPath, [VITE, ...build]).status !== 0) throw new Error('The demo was not built.');
}

/** Takes the pictures of a build. @returns Playwright's exit code: 1 when a picture changed or failed */
export function takePictures(options: Run, playwrightOptions: readonly string[] = []): number {
  const test = [PLAYWRIGHT, 'test', '--config', CONFIG, ...playwrightOptions];
  return run(process.execPath, test, { STORYBOARD: JSON.stringify(options) }).status ?? 1;
}
