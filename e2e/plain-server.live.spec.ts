import { expect, test } from '@playwright/test';
import { appBefore } from './live-servers.ts';
import { photoFiles } from './photo-files.ts';
import { startPlainServer } from './plain-server.ts';

// The live build on a server that is not the mock, with its files on another origin (plain-server.ts).
test('The main job is done on a server that knows nothing of the mock', async ({ page }, {
  parallelIndex,
}) => {
  const server = await startPlainServer();
  const app = await appBefore(server.url, 40 + parallelIndex);
  try {
    await page.clock.install();
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/studio$/);
    await expect(page.getByText('300 credits')).toBeVisible();

    await page.getByLabel('Training photos').setInputFiles(photoFiles(8));
    await page.getByRole('button', { name: 'Fast Training' }).click();
    await expect(page.getByRole('banner').getByText('100 credits')).toBeVisible();
    server.advance(185_000);
    await page.clock.fastForward(185_000);
    await expect(page.getByText(/TW1\w+ is ready/)).toBeVisible();

    await page.getByLabel('Your prompt').fill('on a Lisbon rooftop at golden hour');
    await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
    await expect(page.getByText('95 credits')).toBeVisible();
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/\.png$/);

    await page.goto(`${app.url}/dashboard`);
    await page
      .getByRole('button', { name: /Create AI Twin/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Create AI Twin' });
    await dialog.getByLabel('Brand vibe and guidelines').fill('Calm and precise');
    await dialog.getByLabel('Script idea or product description').fill('What I learned this year');
    await dialog.getByRole('button', { name: /Add Photo/ }).click();
    const upload = page.getByRole('dialog', { name: 'Add Photo' });
    for (const [index, photo] of photoFiles(3).entries()) {
      await upload.getByLabel('Photo', { exact: true }).setInputFiles(photo);
      await upload.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(upload.getByText(`${index + 1}/10 photos uploaded`)).toBeVisible();
    }
    await upload.getByRole('button', { name: 'Done' }).click();
    await dialog
      .getByRole('button', { name: /^Create/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/job\/job-/);
    server.advance(180_000);
    await page.clock.fastForward(180_000);
    await expect(page.getByRole('heading', { name: /Downloads/ })).toBeVisible();

    await page.goto(`${app.url}/api/logout`);
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  } finally {
    await app.stop();
    server.stop();
  }
});
