import { readFile } from 'node:fs/promises';
import { IMAGE_COST_CREDITS, MIN_TRAINING_PHOTOS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { creditsOf } from './credits-of.ts';
import { LIVE_JOURNEYS } from './engines/journeys.ts';
import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';
import { testJourneys } from './test-journeys.ts';

// Chromium reports the failed requests of a declined card and of a refused training.
test.beforeEach(({ expectConsole }) => expectConsole(/status of (402|422|502)/));

testJourneys(LIVE_JOURNEYS);

test('a picture stored on the server is downloaded as PNG', async ({ page, studio }) => {
  const body = { ok: true, imageUrl: '/api/mock/files/avatar.webp', method: 'flux', quality: 'premium' };
  await studio.open('/studio', {
    scenario: 'creator',
    faults: [{ operation: 'generateImage', kind: 'body', body, afterEffect: true }],
  });
  await page.getByLabel('Your prompt').fill('in a blue shirt');
  await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
  await expect(page.getByText(creditsOf('creator', -IMAGE_COST_CREDITS))).toBeVisible();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  const bytes = await readFile(await picture.path());
  expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
});

test('a generated picture is downloaded as a PNG of 1024 pixels', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  await page.getByLabel('Your prompt').fill('on a Lisbon rooftop');
  await page.getByRole('button', { name: 'Generate Image (FREE)' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  const png = await readFile(await (await download).path());
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1024);
});

test('the video of a finished job is downloaded', async ({ page, studio }) => {
  await studio.open('/job/job_complete', { scenario: 'job-complete' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download video/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(webm|mp4)$/);
});

test('a refused training is refunded once', async ({ page, studio }) => {
  await studio.open('/studio#training', { scenario: 'train-fails' });
  await page.getByLabel('Training photos').setInputFiles(photoFiles(MIN_TRAINING_PHOTOS));
  const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  await expect(photos).toHaveCount(MIN_TRAINING_PHOTOS);
  await page.getByRole('button', { name: 'Fast Training', exact: true }).click();
  await expect(
    page.getByText(`${TRAINING_COST_CREDITS.fast} credits have been refunded`).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(creditsOf('train-fails'), { exact: true })).toBeVisible();
  await expect(photos).toHaveCount(MIN_TRAINING_PHOTOS);
});

test('a reload and Back restore the scroll position', async ({ page, studio }) => {
  const expectScrollTop = (top: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await studio.open('/dashboard', { scenario: 'creator' });
  await expect(page.getByText('Sample content')).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await expectScrollTop(900);
  await page.getByRole('button', { name: 'Create', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectScrollTop(900);
  // A real click would scroll first in Playwright.
  await page.getByRole('link', { name: 'Studio', exact: true }).dispatchEvent('click');
  await expectScrollTop(0);
  await page.goBack();
  await expectScrollTop(900);
});
