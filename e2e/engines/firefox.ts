import { launch, type Browser, type ElementHandle, type KeyInput } from 'puppeteer-core';
import type { Driver } from './driven-page.ts';

/** Starts the system's Firefox. Puppeteer drives it by WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
}

/** A page with its own storage. */
export async function openFirefoxPage(browser: Browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const driver: Driver<ElementHandle<HTMLElement>> = {
    goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
    reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
    url: () => Promise.resolve(page.url()),
    addScript: (text) => page.evaluate(text),
    evaluate: async (run, given) =>
      (await page.evaluate(run as (value: unknown) => unknown, given)) as ReturnType<typeof run>,
    async find(run, queries) {
      const found = await page.evaluateHandle(run, queries);
      return (found.asElement() ?? undefined) as ElementHandle<HTMLElement> | undefined;
    },
    evaluateOn: (element, run) => element.evaluate(run),
    click: (element) => element.asLocator().setTimeout(5_000).click(),
    fill: (element, text) => element.asLocator().setTimeout(5_000).fill(text),
    setFiles: (element, paths) => (element as ElementHandle<HTMLInputElement>).uploadFile(...paths),
    press: (key) => page.keyboard.press((key === 'Space' ? ' ' : key) as KeyInput),
    type: (text) => page.keyboard.type(text),
  };
  return { driver, close: () => context.close() };
}
