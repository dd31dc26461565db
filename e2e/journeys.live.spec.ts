import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

// Everything a person comes for besides the main job (main-job.live.spec.ts), on the live build. In the demo, the walk of
// accessibility.demo.spec.ts makes the same things, and mock.demo.spec.ts pays for a plan.

test('A declined card costs nothing; another one pays for a plan, and its credits arrive', async ({
  page,
  studio,
  expectConsole,
}) => {
  expectConsole(/status of 4(02|22)/);
  await studio.open('/studio', { scenario: 'low-credits' });
  await expect(page.getByText('199 credits')).toBeVisible();
  await page.getByRole('link', { name: 'Buy More' }).click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await page.getByRole('button', { name: 'Choose Creator' }).click();
  await expect(page.getByRole('heading', { name: /Pay for the Creator plan/ })).toBeVisible();
  await fillCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pay \$39\.99/ }).click();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/^This card was declined/);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(/\/checkout\/cancel$/);
  await expect(page.getByText(/no charges/i).first()).toBeVisible();
  await page
    .getByRole('link', { name: /studio/i })
    .last()
    .click();
  await expect(page.getByText('199 credits')).toBeVisible();

  await page.getByRole('link', { name: 'Buy More' }).click();
  await page.getByRole('button', { name: 'Choose Creator' }).click();
  await fillCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay \$39\.99/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('Plan you choseCreator')).toBeVisible();
  await studio.passTime(5_000);
  await expect(page.getByText(/1,199/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Start Creating' }).click();
  await expect(page).toHaveURL(/\/studio$/);
  await expect(page.getByText('1,199 credits')).toBeVisible();
});

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 30');
  await page.getByLabel('CVC').fill('123');
}

test('A short reel is ordered, followed to its end and downloaded; a twin video takes its photos along', async ({
  page,
  studio,
}) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await page
    .getByRole('button', { name: /Create Short Reel/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Create Short Reel' });
  await dialog.getByLabel('Brand vibe and guidelines').fill('Warm, dry, no exclamation marks');
  await dialog.getByLabel('Script idea or product description').fill('Three things about opening a studio');
  await dialog
    .getByRole('button', { name: /^Create/ })
    .last()
    .click();

  await expect(page).toHaveURL(/\/job\/job_/);
  await expect(page.getByText('Job Created Successfully')).toBeVisible();
  await studio.passTime(20 * 60_000);
  await expect(page.getByRole('heading', { name: /Downloads/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('100%').first()).toBeVisible();
  const [video] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /video/i }).first().click(),
  ]);
  expect(video.suggestedFilename()).toMatch(/\.(webm|mp4)$/);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(/Three things about opening a studio|Short reel/).first()).toBeVisible();

  await page
    .getByRole('button', { name: /Create AI Twin/ })
    .first()
    .click();
  const twin = page.getByRole('dialog', { name: 'Create AI Twin' });
  await twin.getByLabel('Brand vibe and guidelines').fill('Calm and precise');
  await twin.getByLabel('Script idea or product description').fill('What I learned this year');
  await twin.getByRole('button', { name: /Add Photo/ }).click();
  const upload = page.getByRole('dialog', { name: 'Add Photo' });
  for (const [index, photo] of photoFiles(3).entries()) {
    await upload.getByLabel('Photo', { exact: true }).setInputFiles(photo);
    await upload.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(upload.getByText(`${index + 1}/10 photos uploaded`)).toBeVisible();
  }
  await upload.getByRole('button', { name: 'Done' }).click();
  await twin
    .getByRole('button', { name: /^Create/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/job\/job_/);
});

test('A post is written in a style learnt from samples, and FLUX of a picture goes to the generator', async ({
  page,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'creator' });
  await page
    .getByLabel('Samples of your writing')
    .fill(
      'We opened at nine. Nobody came until ten.\n\nWhat would you do with an empty hour? I sharpened pencils.',
    );
  await page.getByLabel('Documents').setInputFiles({
    name: 'newsletter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear readers, the kiln is warm again.'),
  });
  await page.getByRole('button', { name: 'Analyze Writing Style' }).click();
  await expect(page.getByRole('region', { name: 'Style profile', exact: true })).toBeVisible({
    timeout: 15_000,
  });

  await page.getByLabel('Topic').fill('The kiln is warm again');
  await page.getByLabel('Platform').selectOption('linkedin');
  await page.getByRole('button', { name: 'Generate Post' }).click();
  await expect(page.getByRole('article', { name: 'Preview on LinkedIn' })).toContainText(/kiln/i);

  await page.getByLabel('Reference image').setInputFiles(photoFiles(1));
  await expect(page.getByRole('img', { name: /^Preview of/ })).toBeVisible();
  await page.getByRole('button', { name: 'Extract Prompts' }).click();
  const prompts = page.getByRole('list', { name: 'Prompts' });
  await expect(prompts).toContainText('Midjourney');
  await page.getByRole('button', { name: 'Use This Prompt' }).click();
  await expect(page.getByLabel('Your prompt')).not.toHaveValue('');
});

test('A picture that the server keeps as a file is shown, and downloaded as PNG', async ({
  page,
  studio,
}) => {
  const body = { ok: true, imageUrl: '/api/mock/files/avatar.webp', method: 'flux', quality: 'premium' };
  await studio.open('/studio', {
    scenario: 'creator',
    faults: [{ operation: 'generateImage', kind: 'body', body, afterEffect: true }],
  });
  await page.getByLabel('Your prompt').fill('in a blue shirt');
  await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
  await expect(page.getByText('735 credits')).toBeVisible();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  const bytes = await readFile(await picture.path());
  expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});
