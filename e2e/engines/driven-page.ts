import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { findElement, type Query } from './find-element.ts';
import type { JourneyExpect, JourneyLocator, JourneyPage, Scope } from './page.ts';

/** The interface of an engine's driver. `Handle` is its reference to an element. */
export interface Driver<Handle> {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): Promise<string>;
  /** Runs a script in the page, even if its content security policy forbids it. */
  addScript(text: string): Promise<unknown>;
  evaluate<Given, Result>(run: (given: Given) => Result, given: Given): Promise<Result>;
  find(run: typeof findElement, queries: readonly Query[]): Promise<Handle | undefined>;
  evaluateOn<Result>(element: Handle, run: (element: HTMLElement) => Result): Promise<Result>;
  /** @throws if the element cannot be clicked yet */
  click(element: Handle): Promise<void>;
  fill(element: Handle, text: string): Promise<void>;
  setFiles(element: Handle, paths: readonly string[]): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

const LIMIT_MS = 60_000;
const RETRY_MS = 100;
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A page with Playwright's methods, and its assertions. */
export function drivenPage<Handle>(driver: Driver<Handle>): {
  page: JourneyPage & { goto(url: string): Promise<unknown> };
  expect: JourneyExpect;
} {
  const handles = new WeakMap<JourneyLocator, () => Promise<Handle>>();

  const find = async (queries: readonly Query[]): Promise<Handle> => {
    if (!(await driver.evaluate(() => window.TestingLibraryDom !== undefined, undefined)))
      await driver.addScript(`(function () { ${TESTING_LIBRARY} }).call(window)`);
    const found = await driver.find(findElement, queries);
    if (found === undefined) throw new Error(`There is no ${queries.map(nameOf).join(' > ')}.`);
    return found;
  };

  const scopeOf = (queries: readonly Query[]): Scope => ({
    getByRole: (role, options) =>
      locatorOf([...queries, { by: 'role', role, ...patternOf(options?.name ?? '', options?.exact) }]),
    getByLabel: (label) => locatorOf([...queries, { by: 'label', ...patternOf(label) }]),
    getByText: (text) => locatorOf([...queries, { by: 'text', ...patternOf(text) }]),
  });

  const locatorOf = (queries: readonly Query[]): JourneyLocator => {
    const act = (run: (element: Handle) => Promise<void>) => retry(async () => run(await find(queries)));
    const locator: JourneyLocator = {
      ...scopeOf(queries),
      first: () => locator,
      click: () =>
        act(async (element) => {
          if (!(await driver.evaluateOn(element, scrollToEnabled)))
            throw new Error('The element is disabled.');
          await driver.click(element);
        }),
      fill: (text) => act((element) => driver.fill(element, text)),
      setInputFiles: (paths) => act((element) => driver.setFiles(element, paths)),
      evaluate: (run) => retry(async () => driver.evaluateOn(await find(queries), run)),
    };
    handles.set(locator, () => find(queries));
    return locator;
  };

  const expect = (actual: JourneyLocator | JourneyPage) => ({
    toBeVisible: () => retry(async () => void (await handles.get(actual as JourneyLocator)!())),
    toBeEnabled: () =>
      retry(async () => {
        const isEnabled = await (actual as JourneyLocator).evaluate(scrollToEnabled);
        if (!isEnabled) throw new Error('The element is disabled.');
      }),
    toBeFocused: () =>
      retry(async () => {
        const isFocused = await (actual as JourneyLocator).evaluate(
          (element) => element === document.activeElement,
        );
        if (!isFocused) throw new Error('The element does not have the focus.');
      }),
    toHaveURL: (address: RegExp) =>
      retry(async () => {
        const url = await driver.url();
        if (!address.test(url)) throw new Error(`The address is ${url}, not ${String(address)}.`);
      }),
  });

  const page = {
    ...scopeOf([]),
    goto: driver.goto,
    reload: driver.reload,
    keyboard: { press: driver.press, type: driver.type },
    evaluate: driver.evaluate,
    waitForFunction: (run: () => boolean) =>
      retry(async () => {
        if (!(await driver.evaluate(run, undefined))) throw new Error(`Not true in the page: ${String(run)}`);
      }),
  };
  return { page, expect };
}

/** A string matches any part of a name, ignoring case, as in Playwright. */
function patternOf(name: string | RegExp, exact = false): Pick<Query, 'pattern' | 'flags'> {
  if (name instanceof RegExp) return { pattern: name.source, flags: name.flags };
  const escaped = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return exact ? { pattern: `^${escaped}$`, flags: '' } : { pattern: escaped, flags: 'i' };
}

function nameOf({ by, role, pattern }: Query): string {
  return `${role ?? by} /${pattern}/`;
}

/** Runs in the page: drivers scroll smoothly where the page does, and some click a disabled element without an error. */
function scrollToEnabled(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return !element.matches(':disabled, [aria-disabled="true"]');
}

/** Repeats an action until it succeeds: an element may not be rendered yet, be covered, or be replaced at that moment. */
async function retry<Result>(run: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + LIMIT_MS;
  let lastError: unknown;
  while (performance.now() < deadline) {
    try {
      return await run();
    } catch (error) {
      lastError = error;
      await sleep(RETRY_MS);
    }
  }
  throw lastError;
}
