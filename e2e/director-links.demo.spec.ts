import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { creditsOf } from './credits-of.ts';
import { find, mark, panel, tab } from './director-panel.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './studio-test.ts';

test.use({ hasDirector: true, permissions: ['clipboard-read', 'clipboard-write'] });

async function copyLink(page: Page): Promise<string> {
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeInViewport();
  return page.evaluate(() => navigator.clipboard.readText());
}

const credits = (page: Page, balance: string) => page.getByRole('banner').getByText(balance, { exact: true });
const percent = (page: Page) =>
  page.getByRole('progressbar', { name: /^Training/ }).evaluate((bar: HTMLProgressElement) => bar.value);

test('a copied link has the controls and shows the same in another browser', async ({
  page,
  browser,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'training' });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page).getByRole('button', { name: 'Paused' }).click();
  for (const [words, done] of [
    ['credits 512', '512 credits.'],
    ['training 57%', 'Training 57%.'],
  ] as const) {
    await find(page).fill(words);
    await find(page).press('Enter');
    await expect(panel(page).getByText(done)).toBeVisible();
  }
  await expect(credits(page, '512 credits')).toBeVisible();
  await expect.poll(() => percent(page)).toBe(57);
  await find(page).fill('');
  await panel(page).getByRole('button', { name: '5 photos', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  const link = await copyLink(page);
  expect(new URL(link).searchParams.get('credits')).toBe('512');
  await expectAccessible(page, 'control, with a link', panel(page));

  const fresh = await browser.newPage();
  await fresh.goto(link);
  await expect(credits(fresh, '512 credits')).toBeVisible();
  await expect(fresh.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  expect(await percent(fresh)).toBe(57);
  await expect(mark(fresh)).toHaveText(/paused/);
  await expect(fresh).toHaveURL(/\/studio#training$/);
  await fresh.close();
});

test('a link runs the controls that it names', async ({ page }) => {
  await page.goto('/studio?scenario=creator&credits=12&connection=fast&theme=dark&speed=0');
  await expect(credits(page, '12 credits')).toBeVisible();
  await expect(mark(page)).toHaveText(/Fast · paused/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/\/studio$/);
});

test('an unreadable control is reported, and the state is still shown', async ({ page }) => {
  await page.goto('/studio?scenario=creator&credits=many');
  await expect(page.getByText('credits is a whole number up to 9999999.')).toBeVisible();
  await expect(credits(page, creditsOf('creator'))).toBeVisible();
});

test('a state with steps is copied with its steps', async ({ page }) => {
  await page.goto('/?state=create-filled');
  await expect(page.getByRole('radio', { name: 'YouTube' })).toBeChecked();
  await mark(page).click();
  expect(await copyLink(page)).toMatch(/\?state=create-filled$/);
});

test('an exported state opens in another browser', async ({ page, browser, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  await page.getByLabel(/^Your prompt/).fill('On a bridge at night');
  await mark(page).click();
  await find(page).fill('credits 12');
  await find(page).press('Enter');
  await expect(credits(page, '12 credits')).toBeVisible();
  await find(page).fill('');
  await tab(page, 'Data').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('twin-studio-creator.json');
  const state = { mimeType: 'application/json', buffer: await readFile(await file.path()) };

  const fresh = await browser.newPage();
  await fresh.goto('/dashboard?scenario=agency');
  await mark(fresh).click();
  await tab(fresh, 'Data').click();
  const importer = panel(fresh).getByLabel('Exported state');
  await importer.setInputFiles({ ...state, name: 'cat.json', buffer: Buffer.from('{"cat": {}}') });
  await expect(
    panel(fresh).getByText(/This file is not a state of the demo\. Nothing was changed\./),
  ).toBeVisible();
  await importer.setInputFiles({ ...state, name: 'creator.json' });
  await expect(fresh).toHaveURL(/\/studio/);
  await expect(credits(fresh, '12 credits')).toBeVisible();
  await expect(fresh.getByLabel(/^Your prompt/)).toHaveValue('On a bridge at night');
  await fresh.close();
});
