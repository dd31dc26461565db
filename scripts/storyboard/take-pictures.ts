// Playwright takes a picture of each state (playwright.config.ts), and compares it with the previous run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { THEMES, type Size } from '#mocks/demo/storyboard/variants.ts';
import { stateHref } from '#mocks/states/state-href.ts';
import { STATES } from '#mocks/states/states.ts';
import { FOLDERS, variantName, type Run } from './demo.ts';

const TIMEOUT_MS = 60_000;
const { folder, type } = JSON.parse(process.env['STORYBOARD'] ?? '{}') as Run;
const address = new URL(process.env['STORYBOARD_ADDRESS'] ?? '');

/**
 * Hides the differences between runs: toasts, timers, and the heights of parts that were not in view yet. They apply from
 * the start, because these parts move the content below.
 */
const STABLE_STYLES = `[data-sonner-toaster] { display: none !important }
  [role=timer] { opacity: 0 !important }
  * { content-visibility: visible !important }`;

/** Dialogs and sections around the element that shows the state (run-steps.ts), innermost last. */
const AROUND = 'body, :is(section, article, li, [id^="headlessui-dialog-panel"]):has([data-shows-state])';

for (const state of Object.values(STATES)) {
  test(`${state.area}: ${state.title} (${state.id})`, async ({ page }, { project }) => {
    await page.addInitScript((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, STABLE_STYLES);
    const href = stateHref(state, address.pathname, { isPaused: true, isBare: true });
    await page.goto(new URL(href, address).href);
    const root = page.locator('html[data-state]');
    await root.waitFor({ state: 'attached', timeout: TIMEOUT_MS });
    expect.soft(await root.getAttribute('data-missed'), 'why the state is not reached').toBeNull();
    const shot = { fullPage: state.isWhole === true, animations: 'disabled' } as const;
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page, shot.fullPage);
      const variant = variantName(project.name as Size, theme);
      const file = `${state.id}.${type}`;
      await page.screenshot({ path: join(folder, variant, file), ...shot });
      if (type === 'jpg') continue;
      const path = join(FOLDERS.parts, variant, file);
      const part = await page.locator(AROUND).last().boundingBox();
      // The whole window is taken if the part is outside it.
      const whole = () => page.screenshot({ path, ...shot });
      await (part ? page.screenshot({ path, ...shot, clip: part }).catch(whole) : whole());
      if (existsSync(join(FOLDERS.before, variant, file)))
        await expect.soft(page).toHaveScreenshot([variant, file], shot);
    }
  });
}

/** Waits until all fonts and pictures are loaded and two frames are drawn. */
async function settle(page: Page, isFromTop: boolean): Promise<void> {
  await page.evaluate(async (isFromTop) => {
    // Otherwise sticky parts appear in the middle of a picture of the whole page.
    if (isFromTop) scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Only the poster of a video is drawn, because its controls show the loading progress.
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
