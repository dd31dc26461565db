import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { State } from '../../mocks/states/state.ts';
import { stateHref } from '../../mocks/states/state-href.ts';
import { findChromium } from '../find-chromium.mjs';
import { lookName, SIZES, type Looks, type Size } from './looks.ts';

/** As many pages at once as two cores draw without making each other slow. */
const PAGES = 3;
const PATIENCE_MS = 60_000;

/**
 * A toast goes after five seconds, and a timer counts real ones: what they show at this moment is chance. So is the
 * height of what is measured only once it was in view. From the start, because all of it moves what lies below.
 */
const WITHOUT_CHANCE = `:is([data-toast-slot], [data-sonner-toaster]) { display: none !important }
  [role=timer] { opacity: 0 !important }
  * { content-visibility: visible !important }`;

export interface Capture {
  /** The demo, with its slash. */
  address: string;
  folder: string;
  states: readonly State[];
  looks: Looks;
  /** Called after each state of each size. @param problem why there is no picture of it */
  onDone(state: State, size: Size, problem: string | undefined): void;
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
      '--disable-partial-raster',
    ],
  });
}

/** Writes `<folder>/<size>-<theme>/<id>.png` for each state in each look. */
export async function captureStates(browser: Browser, { address, folder, states, looks, onDone }: Capture) {
  const waiting = looks.sizes.flatMap((size) => states.map((state) => ({ size, state })));
  for (const size of looks.sizes)
    for (const theme of looks.themes) mkdirSync(join(folder, lookName(size, theme)), { recursive: true });

  const work = async () => {
    // Its pages share the loaded code; their states are their own (`?isolated`).
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      locale: 'en-GB',
      serviceWorkers: 'block',
      bypassCSP: true,
    });
    await context.addInitScript((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, WITHOUT_CHANCE);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { size, state } = next;
      const problem = await captureState(context, { address, folder, looks, size, state }).catch(
        (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)),
      );
      onDone(state, size, problem);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: PAGES }, work));
}

interface Shot extends Pick<Capture, 'address' | 'folder' | 'looks'> {
  size: Size;
  state: State;
}

/** Opens a state once, and takes it in each theme. @returns why it was not reached */
async function captureState(
  context: BrowserContext,
  { address, folder, looks, size, state }: Shot,
): Promise<string | undefined> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: looks.themes[0] ?? 'light' });
    const href = stateHref(state, new URL(address).pathname, {
      isPaused: true,
      isBare: true,
      isIsolated: true,
    });
    await page.goto(new URL(href, address).href);
    const root = page.locator('html[data-state]');
    await root.waitFor({ state: 'attached', timeout: PATIENCE_MS });
    const missed = await root.getAttribute('data-missed');
    for (const theme of looks.themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page, state.isWhole === true);
      await page.screenshot({
        path: join(folder, lookName(size, theme), `${state.id}.png`),
        fullPage: state.isWhole === true,
        animations: 'disabled',
      });
    }
    return missed ?? undefined;
  } finally {
    await page.close();
  }
}

/** Waits until fonts and pictures are there, also those further down, and two frames are drawn. */
async function settle(page: Page, isFromTop: boolean): Promise<void> {
  await page.evaluate(async (isFromTop) => {
    // What sticks to the top of the window would stand in the middle of a whole page.
    if (isFromTop) scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Its controls show how much of a video has come: only the poster is no chance.
    for (const video of document.querySelectorAll('video')) {
      video.controls = false;
      video.removeAttribute('src');
      video.load();
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, isFromTop);
}
