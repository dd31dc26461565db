import type { Page } from '@playwright/test';
import { photoFiles } from './photo-files.ts';
import { playJourneys } from './play-journeys.ts';
import { expect, test } from './studio-test.ts';

// The main job and a job creation without a pointer: every step by Tab, arrows, Enter, Space and Escape.
playJourneys('demo');

test('A held key and a double click are one press each', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'creator', speed: 60 });
  await page.getByRole('textbox', { name: /^Your prompt/ }).fill('in a hat');
  await page.getByRole('button', { name: 'Generate Image (FREE)' }).focus();
  await hold(page, 'Enter', () =>
    expect(page.getByRole('figure', { name: 'Latest picture' }).getByRole('img')).toBeVisible(),
  );
  await expect(page.getByText('735 credits')).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page
    .getByRole('button', { name: /^Create Short Reel/ })
    .first()
    .focus();
  const form = page.getByRole('dialog', { name: 'Create Short Reel' });
  await hold(page, 'Enter', () => expect(form.getByRole('radio').first()).toBeFocused());
  await expect(form.getByRole('heading', { name: 'Create Short Reel' })).toBeVisible();
  await expect(form.getByText(/Please check/)).toHaveCount(0);

  await studio.open('/studio', { scenario: 'new-creator' });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose photos/ }).press('Enter');
  await (await chooser).setFiles(photoFiles(8));
  const photos = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  await expect(photos).toHaveCount(8);
  await photos
    .first()
    .getByRole('button', { name: /^Remove/ })
    .dblclick();
  await expect(photos).toHaveCount(7);
});

/** Keeps a key down until something is so, and for a second more. */
async function hold(page: Page, key: string, until: () => Promise<void>) {
  const REPEATS = 30;
  await page.keyboard.down(key);
  await until();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    await page.keyboard.down(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.up(key);
}
