// Playwright takes a picture of each state (playwright.config.ts), and compares it with the one of the run before.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { stateHref } from '#mocks/states/state-href.ts';
import { STATES } from '#mocks/states/states.ts';
import { chosen, FOLDERS, lookName, SIZES, type Crop, type Run } from './looks.ts';

const TIMEOUT_MS = 60_000;
const { folder, address, type, ...choice } = JSON.parse(process.env['STORYBOARD'] ?? '{}') as Run;
const { states, sizes, themes } = chosen(choice, Object.values(STATES));

/**
 * Hides what differs between runs: toasts, timers, and the heights of parts that were not in view yet. It applies from the
 * start, because these move what is below.
 */
const STABLE_STYLES = `:is([data-toast-slot], [data-sonner-toaster]) { display: none !important }
  [role=timer] { opacity: 0 !important }
  * { content-visibility: visible !important }`;

for (const state of states) {
  for (const size of sizes) {
    test(`${size} ${state.id}`, async ({ page }) => {
      await page.addInitScript((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, STABLE_STYLES);
      await page.setViewportSize(SIZES[size]);
      const href = stateHref(state, new URL(address).pathname, {
        isPaused: true,
        isBare: true,
        isIsolated: true,
      });
      await page.goto(new URL(href, address).href);
      const root = page.locator('html[data-state]');
      await root.waitFor({ state: 'attached', timeout: TIMEOUT_MS });
      expect.soft(await root.getAttribute('data-missed'), 'why the state is not reached').toBeNull();
      const shot = { fullPage: state.isWhole === true, animations: 'disabled' } as const;
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await settle(page, shot.fullPage);
        const name = [lookName(size, theme), `${state.id}.${type}`];
        await page.screenshot({ path: join(folder, ...name), ...shot });
        if (type === 'jpg') continue;
        const crop = await cropOf(page, shot.fullPage);
        writeFileSync(join(folder, lookName(size, theme), `${state.id}.json`), JSON.stringify(crop));
        const hasEarlier = folder === FOLDERS.now && existsSync(join(FOLDERS.before, ...name));
        if (hasEarlier) await expect.soft(page).toHaveScreenshot(name, shot);
      }
    });
  }
}

const MARGIN_PX = 16;

/** The place of what shows the state (play.ts) in its picture: its dialog, or as much around it as is one thing. */
async function cropOf(page: Page, isFromTop: boolean): Promise<Crop> {
  return page.evaluate(
    ({ isFromTop, margin }) => {
      const whole = document.documentElement;
      const shown = document.querySelector('[data-shows-state]') ?? whole;
      const panel = '[id^="headlessui-dialog-panel"]';
      let around = shown.closest(panel) ?? shown.querySelector(panel) ?? shown;
      for (let next = around.parentElement; next && !around.matches(panel); next = next.parentElement) {
        if (next.clientHeight > innerHeight / 2) break;
        around = next;
      }
      const box = around.getBoundingClientRect();
      const scrolled = isFromTop ? scrollY : 0;
      // A low part is shown with its surroundings.
      const more = Math.max(margin, (innerHeight * 0.4 - box.height) / 2);
      const [left, top] = [Math.max(0, box.left - margin), Math.max(0, box.top + scrolled - more)];
      const height = isFromTop ? whole.scrollHeight : innerHeight;
      return {
        left,
        top,
        width: Math.min(innerWidth, box.right + margin) - left,
        height: Math.min(height, box.bottom + scrolled + more) - top,
        pictureWidth: innerWidth,
      };
    },
    { isFromTop, margin: MARGIN_PX },
  );
}

/** Waits until all fonts and pictures are loaded and two frames are drawn. */
async function settle(page: Page, isFromTop: boolean): Promise<void> {
  await page.evaluate(async (isFromTop) => {
    // In a picture of the whole page, sticky parts would otherwise be in its middle.
    if (isFromTop) scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // A video's controls show how much is loaded, so only its poster is drawn.
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
