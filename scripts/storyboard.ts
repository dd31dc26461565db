// `npm run storyboard`: every screen in every state as pictures, a contact sheet, and what has changed.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { STATES } from '../mocks/storyboard/states.ts';
import { readFlags } from './command-line.mjs';
import { captureStates, launchBrowser } from './storyboard/capture.ts';
import { SIZES, THEMES, type Size, type Theme } from './storyboard/looks.ts';

const FOLDER = 'dist-storyboard';
const browser = await launchBrowser();
const only = process.argv[2];
const states = only ? STATES.filter((s) => new RegExp(only).test(s.id)) : STATES;
const server = await preview({ mode: 'demo', build: { outDir: 'dist-demo' }, preview: { port: 5640 } });
const address = server.resolvedUrls?.local[0] ?? '';
let done = 0;
const t = Date.now();
const now = join(FOLDER, 'now');
await captureStates(browser, {
  address,
  folder: now,
  states,
  looks: { sizes: (process.argv[3]?.split(',') ?? Object.keys(SIZES)) as Size[], themes: THEMES },
  onDone: (s, size, problem) =>
    console.log(++done, ((Date.now() - t) / 1000).toFixed(1), s.id, size, problem ?? ''),
});
await browser.close();
await new Promise((resolve) => server.httpServer.close(resolve));
