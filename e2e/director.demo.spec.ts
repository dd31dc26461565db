import type { Page } from '@playwright/test';
import { RECOMMENDED_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { boxOf } from './box.ts';
import { find, mark, panel, tab } from './director-panel.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './studio-test.ts';

// The demo's own panel: where it stands, every state, time and photos, and where it is not.

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

test.use({ hasDirector: true });

test('opens and closes by its keys wherever the focus is, keeps the focus, and is hidden when off', async ({
  page,
  studio,
}) => {
  await studio.open('/studio');
  const dashboard = page.getByRole('link', { name: 'Dashboard' });
  await dashboard.focus();
  // Its code comes later.
  await page.keyboard.press('Control+Backquote');
  await expect(find(page)).toBeFocused();
  await find(page).fill('queue');
  await panel(page)
    .getByRole('button', { name: /Job queued/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/job\/job_running$/);
  await expect(page.getByRole('heading', { name: /in the queue/ })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /Job queued/ })).toBeFocused();
  await expect(panel(page).locator('[aria-current]')).toHaveText(/^Job queued/);
  await expectAccessible(page, 'the panel, open beside a job');

  // What is there now is marked, not what was pressed last.
  await find(page).fill('credits 12');
  await find(page).press('Enter');
  await find(page).fill('Job queued');
  await expect(panel(page).locator('[aria-current]')).toHaveCount(0);
  for (const words of ['3G', 'dark', 'offline']) {
    await find(page).fill(words);
    await expect(panel(page).locator('li').first()).toHaveText(new RegExp(`^${words}`, 'i'));
  }
  await find(page).fill('500');
  await expect(panel(page).locator('li').first()).toHaveText(/^500Fault · Once, for the next call/);
  await find(page).fill('');

  for (const key of ['Control+Backquote', 'Escape']) {
    for (const place of [dashboard, find(page)]) {
      await place.focus();
      await page.keyboard.press(key);
      await expect(panel(page)).toHaveCount(0);
      await mark(page).click();
    }
  }
  // A dialog of the app is closed first.
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create Short Reel', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Brand vibe and guidelines').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();

  await page.goto('/?director=off');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await expectNoDirector(page);
});

test('on a phone it moves nothing, and opens below what shows the state; the payment page has it, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?state=payment-refused');
  await expect(page.locator('[data-shows-state]')).toBeInViewport();
  await expect(mark(page)).toBeVisible();
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
  await mark(page).click();
  await expect(panel(page)).toBeVisible();
  const distance = async () => {
    const [shown, covered] = await Promise.all([
      boxOf(page.locator('[data-shows-state]')),
      boxOf(panel(page)),
    ]);
    return covered.y - shown.y - shown.height;
  };
  await expect.poll(distance).toBeGreaterThan(0);

  await tab(page, 'Data').click();
  await page.getByLabel('Table', { exact: true }).selectOption('checkouts');
  await expect(page.getByLabel('Rows of checkouts, oldest first')).toHaveValue(/"state": "declined"/);
  await expectAccessible(page, 'the payment page with the director');
  // The page's own buttons have borders, the director's tabs have none.
  await expect(tab(page, 'Data')).toHaveCSS('border-right-width', '0px');
  await tab(page, 'States').click();
  // Enter takes what is named so before those who only have this person.
  await find(page).fill('ada');
  await expect(panel(page).locator('li').first()).toHaveText(/^Ada/);
  await find(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your twins, $4 spent' })).toBeVisible();
});

test('sample photos, a training and its end need neither waiting nor own files', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'new-creator' });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page)
    .getByRole('button', { name: `${RECOMMENDED_TRAINING_PHOTOS.min} portraits` })
    .click();
  await page.getByRole('button', { name: 'Fast Training' }).click();
  await expect(page.getByRole('progressbar', { name: /^Training/ })).toBeVisible();
  await expect(panel(page).getByText(/^Next, in/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Step to the next event' }).click();
  await expect(page.getByRole('heading', { name: 'Your twins, $2 spent' })).toBeVisible();
});
