import { expect, test } from './studio-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the form of a twin shows its photos, and a toast covers nothing', async ({ page, studio }) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await page.getByRole('button', { name: /^Create AI Twin/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create AI Twin' });
  await expect(dialog.getByRole('button', { name: 'Add Photo' })).toBeInViewport({ ratio: 1 });

  const create = dialog.getByRole('button', { name: 'Create job' });
  await create.click();
  const toast = dialog.getByRole('alert').filter({ hasText: 'Missing Information' });
  await expect(toast).toBeVisible();
  await expect(dialog.getByLabel('Brand vibe and guidelines')).toBeFocused();
  await expect(dialog.getByLabel('Brand vibe and guidelines')).toBeInViewport({ ratio: 1 });
  const [body, above, below] = await Promise.all([
    dialog.locator('form').locator('..').boundingBox(),
    toast.boundingBox(),
    create.boundingBox(),
  ]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(body?.y ?? 0);
  expect((body?.y ?? 0) + (body?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
