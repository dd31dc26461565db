import type { Page } from '@playwright/test';
import { SNAPSHOT_VERSION } from '#mocks/db/schema.ts';
import { pack } from '#mocks/demo/start/packed-text.ts';
import { MIN_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { creditsOf } from './credits-of.ts';
import { find, mark, panel, tab } from './director-panel.ts';
import { expectAccessible } from './look.ts';
import { needsPhotos } from './needs-photos.ts';
import { expect, test } from './studio-test.ts';

test.use({ hasDirector: true, permissions: ['clipboard-read', 'clipboard-write'] });

async function copyLink(page: Page): Promise<string> {
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeInViewport();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Too long for a link, also when it is compressed. */
const LONG = Array.from({ length: 14_000 }, (_, index) =>
  String.fromCodePoint(33 + ((index ** 3 % 99_991) % 90)),
).join('');

test('a link shows the moment it was made in a new browser; a damaged one changes nothing, a large state is a file', async ({
  page,
  browser,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'training' });
  const percent = (of: Page) =>
    of.getByRole('progressbar', { name: /^Training/ }).evaluate((bar: HTMLProgressElement) => bar.value);
  const credits = (of: Page) => of.getByRole('banner').getByText('512 credits', { exact: true });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page).getByRole('button', { name: 'Paused' }).click();
  await find(page).fill('credits 512');
  await find(page).press('Enter');
  await expect(credits(page)).toBeVisible();
  await find(page).fill('training 57%');
  await find(page).press('Enter');
  await expect.poll(() => percent(page)).toBe(57);
  await find(page).fill('');
  await panel(page).getByRole('button', { name: '+30 s' }).click();
  await panel(page).getByRole('button', { name: '5 photos', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  await page.getByLabel(/^Your prompt/).fill('On a bridge at night');
  const link = await copyLink(page);
  await expectAccessible(page, 'control, with a link', panel(page));

  const fresh = await browser.newPage();
  await fresh.clock.install({ time: Date.now() + 60_000 });
  await fresh.goto(link);
  await expect(credits(fresh)).toBeVisible();
  await expect(fresh.getByLabel(/^Your prompt/)).toHaveValue('On a bridge at night');
  await expect(fresh.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  expect(await percent(page)).toBeGreaterThan(57);
  expect(await percent(fresh)).toBe(await percent(page));
  await expect(mark(fresh)).toHaveText(/paused/);
  await expect(fresh).toHaveURL(/\/studio#training$/);
  await fresh.goto(link.slice(0, -30).replace('training', 'agency'));
  await expect(fresh.getByText(/This link cannot be shown.*It was cut or changed/)).toBeVisible();
  await expect(credits(fresh)).toBeVisible();
  await fresh.close();

  await page.evaluate((post) => localStorage.setItem('twin-studio:note', post), LONG);
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText(/too large for a link \(\d+ kB, and 8 at most\)/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('twin-studio-training.json');
  await tab(page, 'Data').click();
  await panel(page)
    .getByLabel('Exported state')
    .setInputFiles({ name: 'cat.json', mimeType: 'application/json', buffer: Buffer.from('{"cat": {}}') });
  await expect(
    panel(page).getByText(/This file is no state of the demo\. Nothing was changed\./),
  ).toBeVisible();
});

test('a played state is copied as itself until something changes; ten recorded steps are replayed, with menu and dialog', async ({
  page,
  browser,
}) => {
  await page.goto('/?state=create-filled');
  await expect(page.getByRole('radio', { name: 'YouTube' })).toBeChecked();
  await mark(page).click();
  expect(await copyLink(page)).toMatch(/\/dashboard\?state=create-filled$/);
  await tab(page, 'Network').click();
  await panel(page).getByRole('button', { name: 'Fast', exact: true }).click();
  expect(await copyLink(page)).toMatch(/scenario=create-filled.*demo=/);
  await expect(panel(page).getByText(/The open dialog is not in it/)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('link', { name: 'Studio' }).first().click();

  await tab(page, 'Control').click();
  await panel(page).getByRole('button', { name: 'Record what I do' }).click();
  await expect(panel(page).getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close the director' }).click();
  await expect(mark(page)).toHaveText(/Recording/);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create Short Reel', exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  await page.getByRole('button', { name: 'Pic to Image', exact: true }).click();
  await page.getByLabel('Script idea or product description').pressSequentially('A candle');
  await page.getByRole('radio', { name: 'LinkedIn' }).click();
  await page.getByLabel('Brand vibe and guidelines').fill('Warm');
  await page.getByRole('radio', { name: 'YouTube' }).click();
  await page.keyboard.press('Control+Backquote');
  await expect(
    panel(page)
      .getByRole('listitem')
      .filter({ hasText: /^(press|type) / }),
  ).toHaveCount(10);
  await panel(page).getByRole('radio', { name: '1×' }).click();
  await panel(page).getByRole('button', { name: 'Stop recording' }).click();
  await expect(panel(page).getByRole('button', { name: 'Record what I do' })).toBeDisabled();

  // On a phone, whose dialog has one button less to close it.
  const viewport = { width: 390, height: 844 };
  const fresh = await browser.newPage({ viewport });
  await fresh.clock.install();
  await fresh.goto(await copyLink(page));
  await expect(fresh.locator('#step-note')).toContainText('Step 2 of');
  await expect(fresh.locator('#step-pointer')).toBeVisible();
  await expect(async () => {
    await fresh.clock.runFor(1_000);
    await expect(fresh.locator('html')).toHaveAttribute('data-state', 'shown', { timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(fresh.getByRole('radio', { name: 'YouTube' })).toBeChecked();
  await expect(fresh.getByLabel('Script idea or product description')).toHaveValue('A candle');
  await expect(fresh.getByLabel('Brand vibe and guidelines')).toHaveValue('Warm');
  await expect(fresh.getByRole('heading', { name: 'Pic to Image' })).toBeVisible();
  await expect(fresh.locator(':is(#step-note, #step-pointer)')).toHaveCount(0);
  await fresh.close();
});

test('a step that cannot be done says so, and is skipped or ends the steps; so does another address', async ({
  page,
}) => {
  const steps = [
    { do: 'choose', field: 'Training photos', files: {} },
    { do: 'choose', field: 'Training photos', files: { photos: MIN_TRAINING_PHOTOS - 3 } },
    { do: 'choose', field: 'Training photos', files: {} },
  ];
  const packed = await pack(JSON.stringify({ version: SNAPSHOT_VERSION, steps }));
  const problem = page.locator('#step-note');
  const open = async () => {
    await page.goto(`/studio?scenario=new-creator#demo=${packed}`);
    await expect(problem).toContainText('Step 1 of 3 cannot be done. It chooses no file.');
  };
  const left = () => page.evaluate(() => sessionStorage.getItem('twin-studio-mock:remaining-steps'));
  await open();
  expect(await left()).not.toBeNull();
  await page.goto('/studio?scenario=creator');
  await expect(page.getByText(creditsOf('creator'))).toBeVisible();
  expect(await left()).toBeNull();
  await open();
  await expect(page.locator('body')).toBeFocused();
  await expectAccessible(page, 'a step that cannot be done');
  await problem.getByRole('button', { name: 'Skip' }).click();
  await expect(needsPhotos(page, 3)).toBeVisible();
  await expect(problem).toContainText('Step 3 of 3 cannot be done.');
  await problem.getByRole('button', { name: 'Stop' }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-state', 'missed');
});
