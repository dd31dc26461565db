import { boxOf } from './box.ts';
import { expect, test } from './studio-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the form of a twin shows its photos, and a toast moves nothing and covers no error', async ({
  page,
  studio,
}) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await page.getByRole('button', { name: /^Create AI Twin/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI Twin' });
  await expect(dialog.getByRole('button', { name: 'Add Photo' })).toBeInViewport({ ratio: 1 });

  // A second press on what opened the form comes to its first field, and does not send it.
  const first = dialog.getByRole('radio').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();

  const create = dialog.getByRole('button', { name: 'Create job' });
  const brand = dialog.getByLabel('Brand vibe and guidelines');
  await create.click();
  const toast = dialog.getByRole('alert').filter({ hasText: 'Missing Information' });
  await expect(toast).toBeVisible();
  await expect(brand).toBeFocused();
  await expect(brand).toBeInViewport({ ratio: 1 });
  const [card, field] = await Promise.all([boxOf(toast), boxOf(brand)]);
  expect(card.y + card.height).toBeLessThanOrEqual(field.y);

  await toast.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(toast).toBeHidden();
  expect(await boxOf(brand)).toEqual(field);
});

test('a toast in a dialog on a phone covers no control of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard?state=create-upload-error');
  const dialog = page.getByRole('dialog', { name: 'Add Photo' });
  const toast = dialog.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(toast).toBeVisible();
  const [card, close, drop] = await Promise.all([
    boxOf(toast),
    boxOf(dialog.getByRole('button', { name: 'Close' }).first()),
    boxOf(dialog.getByRole('button', { name: /^Choose another photo/ })),
  ]);
  expect(card.x + card.width).toBeLessThanOrEqual(close.x);
  expect(card.y + card.height).toBeLessThanOrEqual(drop.y);
});
