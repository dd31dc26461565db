import { readFile } from 'node:fs/promises';
import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

// The product's main job, as a person does it. In the demo, keyboard.demo.spec.ts takes the same steps without a pointer.
test('A new creator signs in, trains a twin, makes a picture and downloads it', async ({ page, studio }) => {
  await studio.open('/', { scenario: 'signed-out' });

  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: /^Nia/ }).click();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByText('300 credits')).toBeVisible();

  await page.getByLabel('Training photos').setInputFiles(photoFiles(12));
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(12);

  await page.getByRole('button', { name: 'Fast Training' }).click();
  await expect(page.getByRole('banner').getByText('100 credits')).toBeVisible();
  await expect(page.getByText('You can leave; we keep the clock.')).toBeVisible();
  await studio.passTime(185_000);
  await expect(page.getByText(/NIA\w+ is ready/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your twins, $2 spent' })).toBeVisible();

  await page.getByRole('radio', { name: 'Editorial' }).check({ force: true });
  await page.getByLabel('Your prompt').fill('on a Lisbon rooftop at golden hour');
  await expect(page.getByText(/NIA\w+ person, on a Lisbon rooftop at golden hour/)).toBeVisible();
  await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
  const download = page.getByRole('button', { name: 'Download' });
  await expect(download).toBeVisible();
  await expect(page.getByText('95 credits')).toBeVisible();

  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(bytes.readUInt32BE(16)).toBe(1024);

  await page.getByRole('button', { name: 'Fullscreen', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeFocused();

  await page.reload();
  await expect(page.getByText('95 credits')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your twins, $2 spent' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/studio');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
