import { Builder, Key, type WebElement } from 'selenium-webdriver';
import type { Driver } from './driven-page.ts';

const KEYS: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
};

/** A page of WebKitGTK with its own storage. @param server the address of WebKitWebDriver */
export async function openWebKitPage(server: string) {
  const browser = await new Builder().forBrowser('MiniBrowser').usingServer(server).build();
  await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  const runInPage = (run: (...given: never[]) => unknown, ...given: unknown[]) =>
    browser.executeScript(`return (${String(run)})(...arguments)`, ...given);
  const driver: Driver<WebElement> = {
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    url: () => browser.getCurrentUrl(),
    addScript: (text) => browser.executeScript(text),
    evaluate: (run, given) => runInPage(run, given) as Promise<ReturnType<typeof run>>,
    find: async (run, queries) => ((await runInPage(run, queries)) ?? undefined) as WebElement | undefined,
    evaluateOn: (element, run) => runInPage(run, element) as Promise<ReturnType<typeof run>>,
    click: (element) => element.click(),
    async fill(element, text) {
      await element.clear();
      await element.sendKeys(text);
    },
    setFiles: (element, paths) => element.sendKeys(paths.join('\n')),
    press: (key) =>
      browser
        .actions()
        .sendKeys(KEYS[key] ?? key)
        .perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
  };
  return { driver, close: () => browser.quit() };
}
