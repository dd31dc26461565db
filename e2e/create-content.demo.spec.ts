import type { Page } from '@playwright/test';
import { boxOf } from './box.ts';
import { expect, test } from './studio-test.ts';

const toastWith = (page: Page, title: string) =>
  page.locator('[data-sonner-toast] [data-variant]').filter({ hasText: title });

test.use({ viewport: { width: 1440, height: 900 } });

test('a toast neither moves the form nor covers its error', async ({ page, studio }) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await page.getByRole('button', { name: /^Create AI Twin/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI Twin' });
  await expect(dialog.getByRole('button', { name: 'Add Photo' })).toBeInViewport({ ratio: 1 });

  // A second Enter after opening the form reaches its first field. It must not submit the form.
  const first = dialog.getByRole('radio').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();

  const create = dialog.getByRole('button', { name: 'Create job' });
  const brand = dialog.getByLabel('Brand vibe and guidelines');
  await create.click();
  const toast = toastWith(page, 'Missing Information');
  await expect(toast).toBeVisible();
  await expect(brand).toBeFocused();
  await expect(brand).toBeInViewport({ ratio: 1 });
  const [card, field] = await Promise.all([boxOf(toast), boxOf(brand)]);
  expect(card.y + card.height).toBeLessThanOrEqual(field.y);
  const title = await boxOf(dialog.getByRole('heading', { name: 'Create AI Twin' }));
  expect(card.y + card.height).toBeLessThanOrEqual(title.y);

  await toast.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(toast).toBeHidden();
  expect(await boxOf(brand)).toEqual(field);
});

test('a toast in a dialog on a phone covers neither its title nor its controls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard?state=create-upload-error');
  const dialog = page.getByRole('dialog', { name: 'Add Photo' });
  const toast = toastWith(page, 'Upload Error');
  await expect(toast).toBeVisible();
  const [card, title, close] = await Promise.all([
    boxOf(toast),
    boxOf(dialog.getByRole('heading', { name: 'Add Photo' })),
    boxOf(dialog.getByRole('button', { name: 'Close' }).first()),
  ]);
  expect(card.y + card.height).toBeLessThanOrEqual(Math.min(title.y, close.y));
});

test('a schedule with a date but no time is refused at its field', async ({ page, studio }) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await page.getByRole('button', { name: /^Create Short Reel/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Short Reel' });
  await dialog.getByLabel('Brand vibe and guidelines').fill('Warm');
  await dialog.getByLabel('Script idea or product description').fill('A candle');
  await dialog.getByLabel('Schedule').pressSequentially('12242099');
  await dialog.getByRole('button', { name: 'Create job' }).click();
  await expect(dialog.getByText('Enter a date and time, or clear the field.')).toBeVisible();
  await expect(dialog.getByLabel('Schedule')).toBeFocused();
});
