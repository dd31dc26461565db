import type { Page } from '@playwright/test';
import { SNAPSHOT_VERSION } from '#mocks/db/schema.ts';
import { pack } from '#mocks/demo/start/packed-text.ts';
import { MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { boxOf } from './box.ts';
import { mark, panel, tab } from './director-panel.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './studio-test.ts';

// A link to the present state: its time, its dialogs, its photos, and what is too large for it.

test.use({ hasDirector: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('a link shows the current state in a new browser; a damaged one shows a message and changes nothing', async ({
  page,
  browser,
  baseURL,
  studio,
}) => {
  // The panel is at the right, so the app has another width beside it.
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
  await panel(page).getByRole('radio', { name: 'Paused' }).click();
  await page.getByLabel(/^Your prompt/).fill('On a bridge at night');
  await page.getByLabel(/^Your prompt/).evaluate((field) => field.scrollIntoView({ behavior: 'instant' }));
  const top = async (of: Page) => (await boxOf(of.getByLabel(/^Your prompt/))).y;
  const seenAt = await top(page);
  // The confirmation is shown also when the tab is scrolled.
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
  // Scrolled to the same place, as this page is when the panel is closed.
  await panel(page).getByRole('button', { name: 'Close the director' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['director'])).toBe('closed');
  await expect.poll(async () => (await top(fresh)) - (await top(page))).toBe(0);
  expect(Math.abs((await top(page)) - seenAt)).toBeLessThan(200);
  await fresh.goto(link.slice(0, -30).replace('new-creator', 'agency'));
  await expect(fresh.getByText(/This link cannot be shown.*It was cut or changed/)).toBeVisible();
  await expect(credits(fresh)).toBeVisible();
  await fresh.close();
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
  await panel(page).getByRole('radio', { name: 'Paused' }).click();
  await panel(page).getByRole('button', { name: '+30 s' }).click();
  await panel(page).getByRole('button', { name: '5', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  await expectAccessible(page, 'control, with a link', panel(page));
  // It offers no state that begins in another way, or has no dialog or notice.
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
  await expect(panel(page).getByRole('button', { name: 'Stop recording' })).toBeVisible();
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

test('a state that was played is copied as itself until something changes', async ({
  page,
  studio,
  expectConsole,
}) => {
  expectConsole(/status of 40[12]/);
  await studio.open('/?state=create-session-ended');
  await expect(page.getByText(/Your session ended/)).toBeVisible();
  await mark(page).click();
  const links = panel(page).locator('code', { hasText: 'http' });
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(links.first()).toHaveText(/state=create-session-ended/);
  await expect(panel(page).getByText(/The present time is in this one/)).toBeVisible();
  await tab(page, 'Network').click();
  await panel(page).getByRole('radio', { name: '3G', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(links.first()).toHaveText(/demo=/);
});

/** Too long for a link, also when it is compressed. */
const LONG = Array.from({ length: 14_000 }, (_, index) =>
  String.fromCodePoint(33 + ((index ** 3 % 99_991) % 90)),
).join('');

test('a state too large for a link leaves the clipboard as it is, but for an earlier link, and moves nothing', async ({
  page,
  studio,
}) => {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await studio.open('/studio', { scenario: 'creator' });
  await mark(page).click();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  expect(await clipboard()).toContain('scenario=creator');
  await panel(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.evaluate((post) => {
    localStorage.setItem('twin-studio:note', post);
  }, LONG);

  const search = panel(page).getByLabel('Find a state');
  const before = await boxOf(search);
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText(/too large for a link \(\d+ kB\)/)).toBeVisible();
  expect(await boxOf(search)).toEqual(before);
  expect((await clipboard()).trim()).toBe('');
  await page.evaluate(() => navigator.clipboard.writeText('A note of mine'));
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText(/too large for a link/)).toBeVisible();
  expect(await clipboard()).toBe('A note of mine');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('twin-studio-creator.json');

  await tab(page, 'Data').click();
  const dropped = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    files.items.add(new File(['{"cat": {}}'], 'cat.json'));
    return files;
  });
  await panel(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(panel(page).getByText('cat.json: This file is no state of the demo.')).toBeVisible();
});

test('a step that cannot be done says so, and is skipped or ends the steps', async ({ page }) => {
  const gone = { do: 'press', part: { role: 'button', name: 'Make tea' } };
  const steps = [
    { do: 'choose', field: 'Training photos', files: {} },
    { do: 'choose', field: 'Training photos', files: { photos: MIN_TRAINING_PHOTOS - 3 } },
    gone,
    { do: 'choose', field: 'Training photos', files: { photos: 12 } },
  ];
  const packed = await pack(JSON.stringify({ version: SNAPSHOT_VERSION, steps }));
  await page.clock.install();
  await page.goto(`/studio?scenario=new-creator#demo=${packed}`);
  const problem = page.locator('#step-note');
  await expect(problem).toContainText('Step 1 of 4 cannot be done. It chooses no file.');
  await expect(page.locator('body')).toBeFocused();
  await expectAccessible(page, 'a step that cannot be done');
  await problem.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Needs 3 more', { exact: true })).toBeVisible();
  // Longer than the limit of a step, whenever its wait begins.
  const passUntilSaid = (ms: number, text: string) =>
    expect(async () => {
      await page.clock.fastForward(ms);
      await expect(problem).toContainText(text, { timeout: 1_000 });
    }).toPass();
  await passUntilSaid(4_000, 'Waiting for the button “Make tea”…');
  await passUntilSaid(17_000, 'Step 3 of 4 cannot be done.');
  await expect(problem).toContainText('There is no button “Make tea”.');
  await problem.getByRole('button', { name: 'Stop' }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-state', 'missed');
  await expect(page.getByText('Needs 3 more', { exact: true })).toBeVisible();

  await page.goto(`/studio?scenario=new-creator&director=off&again#demo=${packed}`);
  await expect(problem).toHaveText('Step 1 of 4 cannot be done. It chooses no file.');
  await expect(page.locator('html')).toHaveAttribute('data-state', 'missed');
});
