import { RECOMMENDED_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { find, mark, panel, tab } from './director-panel.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './studio-test.ts';

test.use({ hasDirector: true });

test('the keys toggle the director wherever the focus is', async ({ page, studio }) => {
  await studio.open('/studio');
  await expect(mark(page)).toBeVisible();
  const dashboard = page.getByRole('link', { name: 'Dashboard' });
  await dashboard.focus();
  await page.keyboard.press('Control+Backquote');
  await expect(find(page)).toBeFocused();
  for (const key of ['Control+Backquote', 'Escape']) {
    for (const focused of [dashboard, find(page)]) {
      await focused.focus();
      await page.keyboard.press(key);
      await expect(panel(page)).toHaveCount(0);
      await mark(page).click();
    }
  }
});

test('Escape closes a dialog of the app before the director', async ({ page, studio }) => {
  await studio.open('/studio');
  await mark(page).click();
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create Short Reel', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Brand vibe and guidelines').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
});

test('the director is absent after ?director=off', async ({ page }) => {
  await page.goto('/?director=off');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/dashboard?scenario=creator');
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(mark(page)).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`the director opens without moving the app at ${width} px`, async ({ page, studio }) => {
    await page.setViewportSize({ width, height: 800 });
    await studio.open('/studio');
    await expect(page.getByRole('heading', { name: 'Generate images' })).toBeVisible();
    await expect(mark(page)).toBeVisible();
    const layout = () =>
      page.evaluate(() =>
        [
          document.documentElement,
          ...document.querySelectorAll('#root :is(header, main, section, h1, h2)'),
        ].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const closed = await layout();
    await mark(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await layout()).toEqual(closed);
    await expectAccessible(page, 'the director', panel(page));
  });
}

test('Enter shows the first state that the search finds', async ({ page, studio }) => {
  await studio.open('/studio');
  await mark(page).click();
  await find(page).fill('queue');
  await expect(panel(page).locator('li').first()).toHaveText(/^Job queued/);
  await find(page).press('Enter');
  await expect(page).toHaveURL(/\/job\/job_running$/);
  await expect(page.getByRole('heading', { name: /in the queue/ })).toBeVisible();
  await find(page).fill('Job queued');
  await expect(panel(page).locator('[aria-current]').first()).toHaveText(/^Job queued/);
});

for (const [query, first] of [
  ['3G', /^3G/],
  ['dark', /^Dark/],
  ['offline', /^Offline/],
  ['500', /^500Fault · Once, for the next request/],
  ['mobile', /^360 px/],
  ['reveal', /^The twin is ready/],
  ['out of credits', /^Noor/],
  ['video finished', /^Job finished/],
  ['credits 12', /^12 credits/],
] as const) {
  test(`the search for “${query}” finds ${first} first`, async ({ page, studio }) => {
    await studio.open('/studio');
    await mark(page).click();
    await find(page).fill(query);
    await expect(panel(page).locator('li').first()).toHaveText(first);
  });
}

test('Enter on a number alone does not change the balance', async ({ page, studio }) => {
  await studio.open('/studio');
  await mark(page).click();
  await find(page).fill('404');
  await expect(panel(page).getByText('404 credits')).toHaveCount(0);
});

test('“offline” shows how to go online again', async ({ page, studio }) => {
  await studio.open('/studio');
  await mark(page).click();
  await find(page).fill('offline');
  await find(page).press('Enter');
  await expect(panel(page).getByText('Offline. To undo, search “online”.')).toBeVisible();
  await find(page).fill('online');
  await find(page).press('Enter');
  await expect(panel(page).getByText('Back to normal.')).toBeVisible();
});

test('the payment page has the director', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?state=payment-refused');
  await expect(page.locator('[data-shows-state]')).toBeInViewport();
  await mark(page).click();
  await tab(page, 'Data').click();
  await page.getByLabel('Table', { exact: true }).selectOption('checkouts');
  await expect(page.getByLabel('Rows of checkouts, oldest first')).toHaveValue(/"state": "declined"/);
  await expectAccessible(page, 'the payment page with the director');
  // The page's own buttons have borders; the director's tabs have none.
  await expect(tab(page, 'Data')).toHaveCSS('border-right-width', '0px');
});

test('“Step to the next event” completes a training', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'new-creator' });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page)
    .getByRole('button', { name: `${RECOMMENDED_TRAINING_PHOTOS.min} portraits` })
    .click();
  await page.getByRole('button', { name: 'Fast Training', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: /^Training/ })).toBeVisible();
  await expect(panel(page).getByText(/^Next, in/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Step to the next event' }).click();
  await expect(page.getByRole('heading', { name: 'Your twins, $2 spent' })).toBeVisible();
});
