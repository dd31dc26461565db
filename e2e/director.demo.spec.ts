import type { Page } from '@playwright/test';
import { expectAccessible, scan } from './look.ts';
import { expect, test } from './studio-test.ts';

// The demo's own panel: every state, a link to the present one, time, money and photos.

test.use({ hasDirector: true, permissions: ['clipboard-read', 'clipboard-write'] });

const mark = (page: Page) => page.getByRole('button', { name: /^Demo with simulated data/ });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Director' });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name });

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
  await page.goto('/?director=off');
  await expect(page).toHaveURL(/\/$/);
  await page.waitForLoadState('networkidle');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Sign Out' })).toBeVisible();
  await expect(mark(page)).toBeHidden();
});

test('a link shows the current state in a new browser; a damaged one shows a message and changes nothing', async ({
  page,
  browser,
  baseURL,
  studio,
}) => {
  // The panel stands at the right, and the app has another width beside it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await studio.open('/studio', { scenario: 'new-creator' });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page)
    .getByLabel(/^Balance/)
    .fill('512');
  await panel(page).getByRole('button', { name: 'Set the balance' }).click();
  const credits = (of: Page) => of.getByRole('banner').getByText('512 credits', { exact: true });
  await expect(credits(page)).toBeVisible();
  await panel(page).getByText('Paused').click();
  await page.getByLabel(/^Your prompt/).fill('On a bridge at night');
  await page.getByLabel(/^Your prompt/).evaluate((field) => field.scrollIntoView({ behavior: 'instant' }));
  const top = async (of: Page) => (await of.getByLabel(/^Your prompt/).boundingBox())?.y;
  const seenAt = await top(page);
  // What was copied is told at the top of a tab that is scrolled.
  await panel(page)
    .getByText(/is signed in/)
    .evaluate((words) => words.scrollIntoView({ behavior: 'instant' }));
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeInViewport();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const fresh = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await fresh.goto(link);
  await expect(credits(fresh)).toBeVisible();
  await expect(fresh.getByLabel(/^Your prompt/)).toHaveValue('On a bridge at night');
  await expect(fresh).toHaveURL(/\/studio$/);
  // Scrolled to where it was beside the panel, as the page itself is when the panel is closed.
  await panel(page).getByRole('button', { name: 'Close the director' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['director'])).toBe('closed');
  await expect.poll(async () => (await top(fresh)) === (await top(page)) && (await top(page))).toBeTruthy();
  expect(Math.abs(((await top(page)) ?? 0) - (seenAt ?? 0))).toBeLessThan(200);
  await fresh.goto(link.slice(0, -30).replace('new-creator', 'agency'));
  await expect(fresh.getByText(/This link cannot be shown.*It was cut or changed/)).toBeVisible();
  await expect(credits(fresh)).toBeVisible();
  await fresh.getByRole('button', { name: 'Choose from all states' }).click();
  await panel(fresh).getByLabel('Find a state').fill('lightbox');
  await expect(
    panel(fresh)
      .getByRole('button', { name: /lightbox/i })
      .first(),
  ).toBeVisible();
  await fresh.close();

  await mark(page).click();
  await tab(page, 'Data').click();
  await panel(page)
    .getByLabel('Exported state')
    .setInputFiles({
      name: 'cat.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"cat": {}}'),
    });
  await expect(panel(page).getByText('cat.json: This file is no state of the demo.')).toBeVisible();
  await expect(credits(page)).toBeVisible();
});

test('sample photos, a training and its end need neither waiting nor own files', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'new-creator' });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page).getByRole('button', { name: '12 portraits' }).click();
  await page.getByRole('button', { name: 'Fast Training' }).click();
  await expect(page.getByRole('progressbar', { name: /^Training/ })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Step to the next event' }).click();
  await expect(page.getByText(/Ready/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your twins, $2 spent' })).toBeVisible();
});

test('a link opened a minute later shows the moment it was made, with sample photos', async ({
  page,
  browser,
  baseURL,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'training' });
  const percent = (of: Page) =>
    of.getByRole('progressbar', { name: /^Training/ }).evaluate((bar: HTMLProgressElement) => bar.value);
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page).getByText('Paused').click();
  await panel(page).getByRole('button', { name: '+30 s' }).click();
  await panel(page).getByRole('button', { name: '5', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  await expectAccessible(page, 'control, with a link', panel(page));
  // No state that begins otherwise, or that has no dialog or notice, is offered in its place.
  await expect(panel(page).getByText(/state=(pricing-signed-in|training-on-another-device)/)).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Close the director' }).click();
  await expect(mark(page)).toHaveText(/paused/);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const fresh = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await fresh.clock.install({ time: Date.now() + 60_000 });
  await fresh.goto(link);
  await expect(fresh.getByRole('progressbar', { name: /^Training/ })).toBeVisible();
  expect(await percent(page)).toBeGreaterThan(0);
  expect(await percent(fresh)).toBe(await percent(page));
  await expect(fresh.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  await expect(mark(fresh)).toHaveText(/paused/);
  await fresh.close();
});

test('an open dialog is one link away: as a state, or by the steps that were recorded', async ({
  page,
  browser,
  baseURL,
  studio,
}) => {
  const copied = async () => {
    await panel(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(panel(page).getByText('Copied.')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await studio.open('/dashboard', { scenario: 'creator' });
  await mark(page).click();
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create Short Reel', exact: true }).click();
  await copied();
  await expect(panel(page).getByText(/The state “Create Short Reel” shows them/)).toBeVisible();
  await expect(panel(page).getByText(/state=create-reel/)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  await tab(page, 'Control').click();
  await panel(page).getByRole('button', { name: 'Record what I do' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create AI Twin', exact: true }).click();
  await page.getByLabel('Brand vibe and guidelines').pressSequentially('Warm and dry');
  await page.getByRole('radio', { name: 'YouTube' }).click();
  await expect(panel(page).getByText("press('radio', 'YouTube')")).toBeVisible();
  await panel(page).getByRole('button', { name: 'Save as state' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /from: 'creator',\s+steps: \[\s+press\('button', 'Create'.*\),\s+press\('button', 'Create AI Twin'\),\s+type\('Brand vibe and guidelines', 'Warm and dry'\),\s+press\('radio', 'YouTube'\),\s+\],\s+shows: dialog\('Create AI Twin'\)/,
    );

  const fresh = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await fresh.goto(await copied());
  await expect(fresh.getByRole('radio', { name: 'YouTube' })).toBeChecked();
  await expect(fresh.getByLabel('Brand vibe and guidelines')).toHaveValue('Warm and dry');
  await expect(fresh.getByRole('heading', { name: 'Create AI Twin' })).toBeVisible();
  await fresh.close();
});

for (const { state, shows } of [
  { state: 'payment-refused', shows: /was declined/ },
  { state: 'create-session-ended', shows: /Your session ended/ },
]) {
  test(`the state ${state}, which was played, is copied as itself until something changes`, async ({
    page,
    studio,
    expectConsole,
  }) => {
    expectConsole(/status of 40[12]/);
    await studio.open(`/?state=${state}`);
    await expect(page.getByText(shows)).toBeVisible();
    await mark(page).click();
    const links = panel(page).locator('code', { hasText: 'http' });
    await panel(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(links.first()).toHaveText(new RegExp(`state=${state}`));
    await expect(panel(page).getByText(/The present time is in this one/)).toBeVisible();
    await tab(page, 'Network').click();
    await panel(page).getByText('3G', { exact: true }).click();
    await panel(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(links.first()).toHaveText(/demo=/);
  });
}

test('on a phone the director moves nothing when it comes, also not an open dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?state=create-reel');
  await expect(page.getByRole('heading', { name: 'Create Short Reel' })).toBeVisible();
  await expect(page.locator('#director button')).toHaveCount(1);
  const shift = () =>
    new Promise<number>((resolve) => {
      const sum = (entries: PerformanceEntryList) =>
        entries.reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0);
      new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
  expect(await page.evaluate(shift)).toBeLessThan(0.01);
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
  await page.getByRole('button', { name: 'Remove sample-03.jpg' }).click();
  await expect(page.getByText('Needs 4 more', { exact: true })).toBeVisible();
  await page.clock.fastForward(59_000);
  await expect(page.getByText('Needs 4 more', { exact: true })).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.getByText('Needs 3 more', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/studio#photos$/);
  await expect(mark(page)).toBeHidden();
});

test('a changed token and a changed sentence are one link away, and printed as a patch', async ({
  page,
  browser,
  baseURL,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'low-credits' });
  await mark(page).click();
  await tab(page, 'Lens').click();
  await panel(page).getByText('Words and tokens').click();
  await panel(page).getByLabel('Token', { exact: true }).selectOption('--radius-card');
  await panel(page).getByLabel('Value of --radius-card').fill('2rem');
  await expect(panel(page).getByText(/\+ {2}--radius-card: 2rem;/)).toBeVisible();
  const radius = (of: Page) =>
    of.locator('#generator').evaluate((card) => getComputedStyle(card).borderTopLeftRadius);
  await expect.poll(() => radius(page)).toBe('32px');
  await panel(page).getByRole('button', { name: 'Pick it on the page' }).click();
  await page.getByRole('heading', { name: 'Generate images' }).click();
  await expect(panel(page).getByLabel('New wording')).toBeFocused();
  await panel(page).getByLabel('New wording').fill('Make pictures');
  await expect(page.getByRole('heading', { name: 'Make pictures' })).toBeVisible();
  await expectAccessible(page, 'words and tokens');

  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fresh = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await fresh.goto(link);
  await expect(fresh.getByRole('heading', { name: 'Make pictures' })).toBeVisible();
  expect(await radius(fresh)).toBe('32px');
  // What React renders anew is changed, too.
  await fresh.getByRole('link', { name: 'Dashboard' }).first().click();
  await fresh.goBack();
  await expect(fresh.getByRole('heading', { name: 'Make pictures' })).toBeVisible();
  await fresh.close();

  await panel(page).getByRole('button', { name: 'Undo all of it' }).click();
  await expect(page.getByRole('heading', { name: 'Generate images' })).toBeVisible();
  await expect.poll(() => radius(page)).toBe('12px');
});
