// Playwright's own run over the states (playwright.config.ts): a picture of each, compared with the one of before.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { stateHref } from '../../mocks/states/state-href.ts';
import { STATES } from '../../mocks/states/states.ts';
import { chosen, FOLDERS, lookName, SIZES, type Run } from './looks.ts';

const PATIENCE_MS = 60_000;
const { folder, address, ...choice } = JSON.parse(process.env['STORYBOARD'] ?? '{}') as Run;
const { states, sizes, themes } = chosen(choice, Object.values(STATES));

/**
 * A toast goes after five seconds, and a timer counts real ones: what they show at this moment is chance. So is the
 * height of what is measured only once it was in view. From the start, because all of it moves what lies below.
 */
const WITHOUT_CHANCE = `:is([data-toast-slot], [data-sonner-toaster]) { display: none !important }
  [role=timer] { opacity: 0 !important }
  * { content-visibility: visible !important }`;

for (const state of states) {
  for (const size of sizes) {
    test(`${size} ${state.id}`, async ({ page }) => {
      await page.addInitScript((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, WITHOUT_CHANCE);
      await page.setViewportSize(SIZES[size]);
      const href = stateHref(state, new URL(address).pathname, {
        isPaused: true,
        isBare: true,
        isIsolated: true,
      });
      await page.goto(new URL(href, address).href);
      const root = page.locator('html[data-state]');
      await root.waitFor({ state: 'attached', timeout: PATIENCE_MS });
      expect.soft(await root.getAttribute('data-missed'), 'why the state is not reached').toBeNull();
      const shot = { fullPage: state.isWhole === true, animations: 'disabled' } as const;
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await settle(page, shot.fullPage);
        const name = [lookName(size, theme), `${state.id}.png`];
        await page.screenshot({ path: join(folder, ...name), ...shot });
        const isKnown = folder === FOLDERS.now && existsSync(join(FOLDERS.before, ...name));
        if (isKnown) await expect.soft(page).toHaveScreenshot(name, shot);
      }
    });
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
