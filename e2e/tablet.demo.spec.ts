import type { Page } from '@playwright/test';
import { expect, test } from './studio-test.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

/** The font sizes of all text fields and selects, px. */
const letterSizes = (page: Page) =>
  page
    .locator('textarea, select, input:not([type=radio], [type=checkbox], [type=file])')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));

test('a tablet does not zoom into a field: letters there are 16 px, as on phones', async ({
  page,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'style-learned' });
  await expect(page.getByLabel('Topic')).toBeVisible();
  await page.getByRole('button', { name: /Train your writing style/ }).click();
  await expect(page.getByLabel('Samples of your writing')).toBeVisible();
  const studioSizes = await letterSizes(page);
  expect(studioSizes.length).toBeGreaterThan(3);
  expect(Math.min(...studioSizes)).toBeGreaterThanOrEqual(16);

  await page.getByRole('button', { name: 'Choose Creator' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(Math.min(...(await letterSizes(page)))).toBeGreaterThanOrEqual(16);
});
