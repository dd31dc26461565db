import type { Page } from '@playwright/test';
import { photoFiles } from './photo-files.ts';
import { expect, test } from './studio-test.ts';

// The main job and a job creation without a pointer: every step by Tab, arrows, Enter, Space and Escape.

test('A twin is trained and a picture made by keyboard alone', async ({ page, studio }) => {
  await studio.open('/', { scenario: 'signed-out', speed: 60 });
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await tabTo(page, 'link', /^Sign In$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /signing in/ })).toBeVisible();
  await tabTo(page, 'link', /^Nia/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Upload your photos' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, 'button', /^Choose photos/);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(photoFiles(8));
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(8);

  await tabTo(page, 'button', /^Fast Training$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/NIA\w+ is ready/)).toBeVisible();

  await tabTo(page, 'textbox', /^Your prompt/);
  await page.keyboard.type('reading by a window in the morning');
  await tabTo(page, 'button', /^Generate Image \(FREE\)$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await tabTo(page, 'button', /^Download$/);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  await tabTo(page, 'button', /^Fullscreen$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Fullscreen', exact: true })).toBeFocused();
});

test('A form is left by Escape, and a job is created, by keyboard alone', async ({ page, studio }) => {
  await studio.open('/dashboard', { scenario: 'creator' });
  await expect(page.getByText('740 credits')).toBeVisible();
  await tabTo(page, 'button', /^Create Short Reel/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create Short Reel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Create Short Reel/ })).toBeFocused();

  await tabTo(page, 'button', /^Create Commercial/);
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Create Commercial' });
  await expect(dialog.getByRole('heading', { name: 'Create Commercial' })).toBeVisible();
  await tabTo(page, 'textbox', /^Brand vibe and guidelines/);
  await page.keyboard.type('Warm and dry');
  await tabTo(page, 'textbox', /^Script idea or product description/);
  await page.keyboard.type('A kettle that keeps its promise');
  await tabTo(page, 'radio', /./);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'button', /^Create/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/job\/job_/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

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
  await page.getByLabel('Training photos').setInputFiles(photoFiles(8));
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

/** Presses Tab until an element of this role and name has focus, as somebody without a pointer does. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox' | 'radio', name: RegExp) {
  const MOST_STOPS = 120;
  const target = page.getByRole(role, { name });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0 && (await target.and(focused).count()) > 0) return;
  }
  throw new Error(`Tab never reached the ${role} ${String(name)}.`);
}
