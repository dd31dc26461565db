import type { Page } from '@playwright/test';
import { expect, test } from './studio-test.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

/** The font sizes of all text fields and selects, in px. */
const fontSizes = (page: Page) =>
  page
    .locator('textarea, select, input:not([type=radio], [type=checkbox], [type=file])')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));

test('fields on a tablet have 16 px text, to prevent zooming', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'style-learned' });
  await expect(page.getByLabel('Topic')).toBeVisible();
  await page.getByRole('button', { name: /Train your writing style/ }).click();
  await expect(page.getByLabel('Samples of your writing')).toBeVisible();
  const studioSizes = await fontSizes(page);
  expect(studioSizes.length).toBeGreaterThan(3);
  expect(Math.min(...studioSizes)).toBeGreaterThanOrEqual(16);

  await page.getByRole('button', { name: 'Choose Creator' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(Math.min(...(await fontSizes(page)))).toBeGreaterThanOrEqual(16);
});
