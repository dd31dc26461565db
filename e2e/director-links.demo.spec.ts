import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { creditsOf } from './credits-of.ts';
import { find, mark, panel, tab } from './director-panel.ts';
import { expectAccessible } from './expect-accessible.ts';
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

test('a copied link shows the same state in another browser', async ({ page, browser, studio }) => {
  await studio.open('/studio', { scenario: 'training' });
  await mark(page).click();
  await tab(page, 'Control').click();
  await panel(page).getByRole('button', { name: 'Paused' }).click();
  for (const [query, message] of [
    ['credits 512', '512 credits.'],
    ['training 57%', 'Training 57%.'],
  ] as const) {
    await find(page).fill(query);
    await find(page).press('Enter');
    await expect(panel(page).getByText(message)).toBeVisible();
  }
  await expect(credits(page, '512 credits')).toBeVisible();
  await expect.poll(() => percent(page)).toBe(57);
  await find(page).fill('');
  await panel(page).getByRole('button', { name: '5 photos', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  const link = await copyLink(page);
  expect(new URL(link).searchParams.get('credits')).toBe('512');
  await expectAccessible(page, 'control, with a link', panel(page));

  const otherBrowser = await browser.newPage();
  await otherBrowser.goto(link);
  await expect(credits(otherBrowser, '512 credits')).toBeVisible();
  await expect(otherBrowser.getByRole('button', { name: 'Remove portrait-05.jpg' })).toBeVisible();
  expect(await percent(otherBrowser)).toBe(57);
  await expect(mark(otherBrowser)).toHaveText(/paused/);
  await expect(otherBrowser).toHaveURL(/\/studio#training$/);
  await otherBrowser.close();
});

test('a link applies its controls', async ({ page }) => {
  await page.goto('/studio?scenario=creator&credits=12&connection=fast&theme=dark&speed=0');
  await expect(credits(page, '12 credits')).toBeVisible();
  await expect(mark(page)).toHaveText(/Fast · paused/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL(/\/studio$/);
});

test('a link with an invalid control still shows its state', async ({ page }) => {
  await page.goto('/studio?scenario=creator&credits=many');
  await expect(page.getByText('credits is a whole number up to 9999999.')).toBeVisible();
  await expect(credits(page, creditsOf('creator'))).toBeVisible();
});

test('the link to a state with steps repeats the steps', async ({ page }) => {
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

  const otherBrowser = await browser.newPage();
  await otherBrowser.goto('/dashboard?scenario=agency');
  await mark(otherBrowser).click();
  await tab(otherBrowser, 'Data').click();
  const importer = panel(otherBrowser).getByLabel('Exported state');
  await importer.setInputFiles({ ...state, name: 'cat.json', buffer: Buffer.from('{"cat": {}}') });
  await expect(
    panel(otherBrowser).getByText(/This file is not a state of the demo\. Nothing was changed\./),
  ).toBeVisible();
  await importer.setInputFiles({ ...state, name: 'creator.json' });
  await expect(otherBrowser).toHaveURL(/\/studio/);
  await expect(credits(otherBrowser, '12 credits')).toBeVisible();
  await expect(otherBrowser.getByLabel(/^Your prompt/)).toHaveValue('On a bridge at night');
  await otherBrowser.close();
});
