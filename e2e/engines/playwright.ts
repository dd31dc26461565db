import { join } from 'node:path';
import type { BrowserType, LaunchOptions, Page as PlaywrightPage } from '@playwright/test';
import { callText, type Browser, type Page } from './browser.ts';

/** A browser that Playwright supports. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Browser> {
  const browser = await type.launch(options);
  const newPage = async (downloads: string): Promise<Page> => {
    const viewport = { width: 1280, height: 900 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    return drive(await context.newPage(), downloads);
  };
  return { name: `${type.name()} ${browser.version()}`, newPage, close: () => browser.close() };
}

/** A Playwright page with the operations of a driver. */
export function drive(page: PlaywrightPage, downloads: string): Page {
  page.on('download', (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    call: async (run, ...given) =>
      JSON.parse((await page.evaluate<string | undefined>(callText(run, given))) ?? 'null') as ReturnType<
        typeof run
      >,
    addScript: async (text) => void (await page.evaluate(`${text}; undefined`)),
    async type(keys, held = []) {
      for (const key of held) await page.keyboard.down(key);
      for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
      for (const key of held) await page.keyboard.up(key);
    },
    pressAt: (x, y) => page.mouse.click(x, y),
    giveFiles: (selector, paths) => page.locator(selector).setInputFiles([...paths]),
    close: () => page.context().close(),
  };
}
