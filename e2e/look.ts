import axe, { type RunOptions } from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const DESK = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 740 };

/** Light and dark, wide and narrow in two scans instead of four. */
const LOOKS = [
  { name: 'light, on a desk', media: {}, size: DESK, rules: {} },
  { name: 'dark, at 320 px', media: { colorScheme: 'dark' }, size: NARROW, rules: {} },
  {
    name: 'in forced colours',
    media: { forcedColors: 'active' },
    size: NARROW,
    // Chromium paints text in the forced colour, and reports the author's.
    rules: { 'color-contrast': { enabled: false } },
  },
] as const;
const ORDINARY = { colorScheme: 'light', forcedColors: 'none' } as const;

/** Judges one state in every look, in place: the page is not opened again for another theme or width. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(setAside);
  const found: string[] = [];
  for (const { name, media, size, rules } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ ...ORDINARY, ...media });
    let violations = await scan(page, rules);
    if (violations.length > 0) {
      // Chromium at times keeps colours of the other theme in containers that were resized with it.
      await page.evaluate(restyle);
      violations = await scan(page, rules);
    }
    for (const violation of violations) found.push(`${name}: ${violation}`);
    const overhang = await overhangOf(page);
    if (overhang > 0) found.push(`${name}: ${overhang} px stick out sideways`);
  }
  // 400 % zoom of 1280 × 1024: what stays in place must leave the room to the content.
  await page.setViewportSize({ width: 320, height: 256 });
  found.push(...(await page.evaluate(stuckOver, 0.3)).map((html) => `covers a low window: ${html}`));
  await page.emulateMedia(ORDINARY);
  await page.setViewportSize(DESK);
  await page.evaluate(bringBack);
  expect.soft(found, state).toEqual([]);
}

/** How many pixels the page can be scrolled sideways. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Goes to an address of the app as a link would: without loading the page again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Presses as the keyboard does; the focus must then be on something that can be seen, once `shown` is there. */
export async function press(control: Locator, shown?: Locator): Promise<void> {
  const page = control.page();
  await control.focus();
  await page.keyboard.press((await control.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
  if (shown) await expect(shown).toBeVisible();
  await expect.soft
    .poll(() => page.evaluate(focusedElement), `focus after ${String(control)}`)
    .not.toBe('nothing');
}

async function scan(page: Page, rules: RunOptions['rules'] & object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: WCAG, rules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}

/** Computes every style anew: nothing of an element that is not drawn is kept. */
function restyle() {
  const { style } = document.documentElement;
  style.display = 'none';
  void document.documentElement.offsetHeight;
  style.removeProperty('display');
}

/** A toast lies over the page for a moment, and of a list of hundreds the first few say everything. */
function setAside() {
  const MANY = 20;
  const KEPT = 4;
  window.scrollTo(0, 0);
  const toaster = document.querySelectorAll('[data-sonner-toaster]');
  const repeated = [...document.querySelectorAll('ul, ol, fieldset > div')]
    .filter(({ children }) => children.length > MANY)
    .flatMap(({ children }) => [...children].slice(KEPT));
  for (const element of [...toaster, ...repeated]) element.setAttribute('data-aside', '');
  for (const element of document.querySelectorAll<HTMLElement>('[data-aside]'))
    element.style.display = 'none';
}

function bringBack() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-aside]')) {
    element.style.removeProperty('display');
    element.removeAttribute('data-aside');
  }
}

/** What is fixed or sticks to an edge and takes more than a share of the window; dialogs are the page while open. */
function stuckOver(share: number): string[] {
  window.scrollTo(0, 600);
  const stuck = [...document.querySelectorAll('body *')].filter((element) => {
    if (element.closest('[role=dialog], [data-headlessui-portal]')) return false;
    if (!['sticky', 'fixed'].includes(getComputedStyle(element).position)) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0) > innerHeight * share;
  });
  window.scrollTo(0, 0);
  return stuck.map((element) => element.outerHTML.slice(0, 120));
}

function focusedElement(): string {
  const { activeElement } = document;
  const isSomewhere = activeElement && activeElement !== document.body && activeElement.checkVisibility();
  return isSomewhere ? activeElement.outerHTML.slice(0, 120) : 'nothing';
}
