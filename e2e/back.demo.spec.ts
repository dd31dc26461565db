import { expect, test } from './studio-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('Back closes nested dialogs, the innermost first', async ({ page, studio }) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  const card = page.getByRole('button', { name: /^Create AI Twin/ });
  await card.click();
  const form = page.getByRole('dialog', { name: 'Create AI Twin' });
  const addPhoto = form.getByRole('button', { name: 'Add Photo' });
  await addPhoto.click();
  const photo = page.getByRole('dialog', { name: 'Add Photo' });
  await expect(photo.getByRole('button', { name: /^Choose a photo/ })).toBeFocused();
  await page.goBack();
  await expect(photo).toHaveCount(0);
  await expect(addPhoto).toBeFocused();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect(page).toHaveURL(/dashboard/);
});

test('Forward does not open a closed form again', async ({ page, studio }) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await page.getByRole('button', { name: /^Create Short Reel/ }).click();
  const form = page.getByRole('dialog', { name: 'Create Short Reel' });
  await expect(form.getByRole('radio').first()).toBeFocused();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await page.goForward();
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page).toHaveURL(/studio/);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
  await expect(form).toHaveCount(0);
});

test('Back after a created job returns to the page of the form', async ({ page, studio }) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await page.getByRole('button', { name: /^Create Short Reel/ }).click();
  const form = page.getByRole('dialog', { name: 'Create Short Reel' });
  await form.getByLabel('Brand vibe and guidelines').fill('Warm');
  await form.getByLabel('Script idea or product description').fill('A candle');
  await form.getByRole('button', { name: 'Create job' }).click();
  await expect(page).toHaveURL(/job/);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
  await expect(form).toHaveCount(0);
});

test('Back closes a picture while another picture is generated', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  await page.getByLabel('Your prompt').fill('in a hat');
  await page.getByRole('button', { name: /^Generate Image/ }).click();
  const pictures = page.getByRole('region', { name: 'Your pictures' });
  await pictures.getByRole('button', { name: 'Enlarge this picture' }).first().click();
  const lightbox = page.getByRole('dialog', { name: /^Picture \d+ of/ });
  await expect(lightbox.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(
    page.getByRole('figure', { name: 'Latest picture' }).getByText('in a hat').first(),
  ).toBeVisible();
});
