import type { Page } from '@playwright/test';
import { boxOf } from './box.ts';
import { mark, panel, tab } from './director-panel.ts';
import { expectAccessible, scan } from './look.ts';
import { stopClock } from './stop-clock.ts';
import { expect, test } from './studio-test.ts';

// The demo's own panel: where it stands, every state, and where it is not.

/** Set before the app's first call, long before the director's code is loaded. */
const HAS_DIRECTOR = 'data-director';

/** On a page that shows data: it has no director, and none will come. */
const expectNoDirector = (page: Page) => expect(page.locator('html')).not.toHaveAttribute(HAS_DIRECTOR);

/** How far things have moved by themselves so far. An observer is called only when something moves, so its records are taken. */
async function layoutShift(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((total, { value }) => total + value, 0);
}

test.use({ hasDirector: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('opens and closes by its shortcut, keeps the focus, is accessible in each theme, and is hidden when off', async ({
  page,
  context,
  studio,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await studio.open('/studio');
  await page.getByRole('link', { name: 'Dashboard' }).focus();
  // Its code comes later.
  await page.keyboard.press('Control+Backquote');
  await expect(panel(page).getByLabel('Find a state')).toBeFocused();
  // At the bottom: on a window of 1280 px the app would lose its own layout beside it.
  await page.getByRole('separator').press('ArrowUp');
  await expect(page.getByRole('separator')).toHaveAttribute('aria-valuenow', '352');

  await panel(page).getByLabel('Find a state').fill('queue');
  await panel(page)
    .getByRole('button', { name: /Job queued/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/job\/job_running$/);
  await expect(page.getByRole('heading', { name: /in the queue/ })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /Job queued/ })).toBeFocused();
  await expectAccessible(page, 'the panel, open beside a job');

  const [own] = await Promise.all([
    context.waitForEvent('page'),
    panel(page).getByRole('button', { name: 'Open in a window of its own' }).click(),
  ]);
  await expect(panel(own).getByLabel('Find a state')).toBeFocused();
  expect(await scan(own), 'the panel in a window of its own').toEqual([]);
  // The window is gone before the key is let go.
  await own.keyboard.press('Escape').catch(() => undefined);
  await expect(mark(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(HAS_DIRECTOR);
  await page.goto('/?director=off');
  await expect(page).toHaveURL(/\/$/);
  await page.waitForLoadState('networkidle');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await expectNoDirector(page);
});

test('on a phone the director moves nothing when it comes, also not an open dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?state=create-reel');
  await expect(page.getByRole('heading', { name: 'Create Short Reel' })).toBeVisible();
  await expect(page.locator('#director button')).toHaveCount(1);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
});

test('on a phone the director opens below what shows the state', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?state=payment-refused');
  await expect(page.locator('[data-shows-state]')).toBeInViewport();
  await mark(page).click();
  await expect(panel(page)).toBeVisible();
  const room = async () => {
    const [shown, covered] = await Promise.all([
      boxOf(page.locator('[data-shows-state]')),
      boxOf(panel(page)),
    ]);
    return covered.y - shown.y - shown.height;
  };
  await expect.poll(room).toBeGreaterThan(0);
});

test('the payment page has the director, and shows a card that was declined', async ({ page, studio }) => {
  await studio.open('/?state=payment-refused');
  await expect(page.getByText(/was declined/)).toBeVisible();
  await mark(page).click();
  await tab(page, 'Data').click();
  await page.getByLabel('Table', { exact: true }).selectOption('checkouts');
  await expect(panel(page).getByRole('rowheader', { name: /^checkout_/ })).toBeVisible();
  await expectAccessible(page, 'the payment page with the director');
  // The page's own buttons have borders, the director's tabs have none.
  await expect(tab(page, 'Data')).toHaveCSS('border-right-width', '0px');
  await tab(page, 'States').click();
  // Enter takes what is named so before those who only have this person.
  await panel(page).getByLabel('Find a state').fill('ada');
  await expect(panel(page).locator('section li').first()).toHaveText(/^Ada/);
  await panel(page).getByLabel('Find a state').fill('queue');
  await panel(page).getByLabel('Find a state').press('Enter');
  await expect(page.getByRole('heading', { name: /in the queue/ })).toBeVisible();
  // A link that is copied before the state is there has its theme already.
  await panel(page).getByLabel('Find a state').fill('ada dark');
  await panel(page).getByLabel('Find a state').press('Enter');
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText(/theme=dark/)).toBeVisible();
});

test('a kiosk shows no tools, and begins again after a minute without anybody', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?state=photos-few&kiosk');
  await expect(page.getByText('Needs 3 more', { exact: true })).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Remove sample-03.jpg' }).click();
  await expect(page.getByText('Needs 4 more', { exact: true })).toBeVisible();
  await page.clock.fastForward(59_900);
  await expect(page.getByText('Needs 4 more', { exact: true })).toBeVisible();
  await page.clock.resume();
  await page.clock.fastForward(100);
  await expect(page.getByText('Needs 3 more', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/studio#photos$/);
  await expectNoDirector(page);
});
