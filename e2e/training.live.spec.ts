import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

// What must hold when a training does not go its straight way: money and work survive (decisions 7–10).

test('an unconfirmed refund is requested again, also after a reload, which keeps the photos', async ({
  page,
  studio,
  expectConsole,
}) => {
  expectConsole(/status of 50\d/);
  await studio.open('/studio#training', { scenario: 'refund-fails' });
  await page.getByLabel('Training photos').setInputFiles(photoFiles(8));
  const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  await expect(photos).toHaveCount(8);
  await page.getByRole('button', { name: 'Fast Training' }).click();
  await expect(page.getByText('Credit Error').first()).toBeVisible();
  await expect(page.getByText('540 credits')).toBeVisible();
  await expect(page.getByText('The refund of 200 credits is not confirmed yet').first()).toBeVisible();
  await expect(page.getByText(/have been refunded/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
  await expect(photos).toHaveCount(8);
  await expect(page.getByText('540 credits')).toBeVisible();
});

test('a reload loses nothing, and a second tab shows the same training', async ({
  page,
  context,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'new-creator' });
  await page.getByLabel('Training photos').setInputFiles(photoFiles(8));
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'Fast Training' }).click();
  await expect(page.getByText('You can leave; the training continues.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You can leave; the training continues.')).toBeVisible();
  await expect(page.getByText('100 credits').first()).toBeVisible();

  const second = await context.newPage();
  await second.goto('/studio');
  await expect(second.getByText('You can leave; the training continues.')).toBeVisible();
  await second.getByRole('button', { name: 'Fast Training' }).click({ force: true });
  await second.close();

  await studio.passTime(185_000);
  await expect(page.getByText(/NIA\w+ is ready/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('100 credits').first()).toBeVisible();
});
