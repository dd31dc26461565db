import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

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
