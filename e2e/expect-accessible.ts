import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { hashOfText } from '#mocks/domain/hash.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const DESK = { width: 1440, height: 900 };
const NARROW = { width: 320, height: 740 };
/** 400 % zoom of 1280 × 1024. */
const LOW = { width: 320, height: 256 };
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Two scans instead of four for both themes and widths: half of the states use the first pair, the rest the second. */
const VARIANT_PAIRS = [
  [
    { name: 'light, on a desk', colorScheme: 'light', size: DESK },
    { name: 'dark, at 320 px', colorScheme: 'dark', size: NARROW },
  ],
  [
    { name: 'dark, on a desk', colorScheme: 'dark', size: DESK },
    { name: 'light, at 320 px', colorScheme: 'light', size: NARROW },
  ],
] as const;

/**
 * Scans one state in both themes and widths, without reloading the page.
 * @param part the part that is new in this state, if the rest of the page was scanned in an earlier state
 */
export async function expectAccessible(page: Page, state: string, part?: Locator): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(hideObstacles);
  const problems: string[] = [];
  for (const { name, colorScheme, size } of VARIANT_PAIRS[hashOfText(state) % 2 === 0 ? 0 : 1]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    for (const violation of await scan(page, part)) problems.push(`${name}: ${violation}`);
    const overhang = await overhangOf(page);
    if (overhang > 0) problems.push(`${name}: ${overhang} px stick out sideways`);
  }
  // Each pair finishes at 320 px.
  problems.push(...(await page.evaluate(widerWithLargeText)).map((what) => `text of 200 %: ${what}`));
  if (!part) {
    // Sticky parts must leave room for the content.
    await page.setViewportSize(LOW);
    problems.push(
      ...(await page.evaluate(stickyPartsOver, 0.3)).map((html) => `covers a low window: ${html}`),
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
  await page.evaluate(restoreObstacles);
  expect.soft(problems, state).toEqual([]);
}

/** Checks the page printed from the dark theme: readable on white paper, without navigation. */
export async function expectPrintable(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect.soft(await scan(page, undefined, ['color-contrast']), `${state}, printed`).toEqual([]);
  await expect.soft(page.getByRole('navigation')).toHaveCount(0);
  // An open dialog is printed without the page below it.
  const isCovered = (await page.getByRole('dialog').count()) > 0;
  await expect.soft(page.locator('#root')).toBeVisible({ visible: !isCovered });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

/** The distance that the page can be scrolled sideways, in px. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Elements that scroll sideways when the text size is doubled (WCAG 1.4.4). */
function widerWithLargeText(): string[] {
  const page = document.documentElement;
  page.style.fontSize = '200%';
  const boxes = [page, ...document.querySelectorAll<HTMLElement>('[role=dialog], [role=dialog] *')];
  const wider = boxes
    .filter((box) => box === page || ['auto', 'scroll'].includes(getComputedStyle(box).overflowY))
    // Rows without a vertical scroll bar are meant to scroll sideways.
    .filter((box) => box.scrollHeight > box.clientHeight && box.scrollWidth > box.clientWidth)
    .map((box) => `${box.scrollWidth - box.clientWidth} px of ${box.outerHTML.slice(0, 120)} stick out`);
  page.style.removeProperty('font-size');
  return wider;
}

/** Navigates inside the app, as a link does, without reloading the page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/**
 * Activates a control by keyboard. Something visible must have the focus afterwards: when `shown` is visible, or without
 * `shown`, when the control itself is removed.
 */
export async function click(control: Locator, shown?: Locator): Promise<void> {
  const page = control.page();
  await control.focus();
  await page.keyboard.press((await control.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
  if (shown) await expect(shown).toBeVisible();
  else await expect(control).toBeHidden();
  await expect.soft
    .poll(() => page.evaluate(focusedElement), `focus after ${String(control)}`)
    .not.toBe('nothing');
}

/** The violations that axe finds in the current state of a page. */
export async function scan(page: Page, part = page.locator('html'), rules = WCAG): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // No preload: only a rule that is not used here reads style sheets.
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'], preload: false };
  const { violations } = await part.evaluate(
    (root, given) => (window as unknown as { axe: typeof axe }).axe.run(root, given),
    options,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}

/**
 * Hides toasts, which cover the page only for a moment, and all but the first entries of long lists. Moves the bars at the
 * bottom of the window into the document flow, because a user can scroll the content below them.
 */
function hideObstacles() {
  const MANY = 20;
  const SHOWN = 4;
  window.scrollTo(0, 0);
  const toasters = document.querySelectorAll<HTMLElement>('[data-sonner-toaster]');
  for (const { style } of toasters) style.visibility = 'hidden';
  const bars = document.querySelectorAll<HTMLElement>('[data-bottom-bar]');
  for (const { style } of bars) style.position = 'static';
  const repeated = [...document.querySelectorAll('ul, ol, fieldset > div')]
    .filter(({ children }) => children.length > MANY)
    .flatMap(({ children }) => [...children].slice(SHOWN));
  const aside = repeated.map((element) => ({ element, place: new Comment() }));
  for (const { element, place } of aside) element.replaceWith(place);
  Object.assign(window, { aside });
}

function restoreObstacles() {
  const { aside } = window as unknown as { aside: { element: Element; place: Comment }[] };
  for (const { element, place } of aside) place.replaceWith(element);
  const toasters = document.querySelectorAll<HTMLElement>('[data-sonner-toaster]');
  for (const { style } of toasters) style.removeProperty('visibility');
  const bars = document.querySelectorAll<HTMLElement>('[data-bottom-bar]');
  for (const { style } of bars) style.removeProperty('position');
}

/** Fixed and sticky elements, except dialogs, that cover more than this share of the window's height. */
function stickyPartsOver(share: number): string[] {
  const bars = document.querySelectorAll<HTMLElement>('[data-bottom-bar]');
  for (const { style } of bars) style.removeProperty('position');
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
