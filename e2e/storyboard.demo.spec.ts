import { readFile } from 'node:fs/promises';
import { SIZES } from '#mocks/demo/storyboard/looks.ts';
import { STATES } from '#mocks/states/states.ts';
import { creditsOf } from './credits-of.ts';
import { expectAccessible } from './look.ts';
import { needsPhotos } from './needs-photos.ts';
import { expect, test } from './studio-test.ts';

const SHOWN = '[data-phase=shown]';

test('arrow keys go through the states; the live one neither scrolls the page nor takes the keyboard before it is pressed', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  // A state that moves its focus, and scrolls to what it shows.
  await page.goto('/storyboard.html?state=pricing-signed-in');
  const list = page.getByRole('navigation', { name: 'States' });
  const current = list.locator('[aria-current]');
  const app = page.frameLocator('iframe');
  const isUntouched = async (focused: string) => {
    await expect(page.locator(SHOWN)).toBeVisible();
    const look = () => [scrollX, scrollY, document.activeElement?.localName];
    expect(await page.evaluate(look)).toEqual([0, 0, focused]);
  };
  await isUntouched('body');
  await expect(app.locator('[data-shows-state]')).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(current).toContainText(STATES['pricing-processing'].title);
  await isUntouched('body');
  await page.getByLabel('Find a state').fill('simulated payment');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/find=simulated\+payment&state=payment&/);
  await isUntouched('input');
  await expect(app.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await page.getByLabel('Find a state').fill('');
  await current.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/state=payment-refused&/);
  await expect(current).toBeFocused();
  await isUntouched('a');

  await page.getByRole('button', { name: /^Use / }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(app.locator(':focus')).toBeVisible();
  await expect(page).toHaveURL(/state=payment-refused&/);
});

test('the address keeps the state and its look, which changes in place; a tab with it does not change the visitor’s own demo', async ({
  page,
  context,
}) => {
  await page.goto('/storyboard.html?state=photos-few&size=tablet&theme=light&text=150');
  const app = page.frameLocator('iframe');
  await expect(needsPhotos(app, 3)).toBeVisible();
  await expect(app.locator('html')).toHaveCSS('font-size', '24px');
  await page.getByRole('button', { name: /^Use / }).click();
  await app.getByRole('button', { name: 'Remove sample-05.jpg' }).press('Enter');
  await page.getByRole('radio', { name: '360 px' }).check();
  await page.getByRole('radio', { name: '200%' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(app.locator('html')).toHaveCSS('font-size', '32px');
  expect(await app.locator('html').evaluate(() => innerWidth)).toBe(360);
  await expect(needsPhotos(app, 4)).toBeVisible();
  await expect(page).toHaveURL(/\?state=photos-few&size=phone&theme=dark&text=200$/);
  // The shown page has a button for its theme, too.
  await app.locator('html').evaluate((root) => (root.dataset['theme'] = 'light'));
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();

  await page.getByLabel('Find a state').fill('training-waits');
  await expect(page.getByRole('status')).toHaveText(/^1 of/);
  await page.getByRole('link', { name: /^Two ways to train/ }).click();
  await expect(page.locator(SHOWN)).toBeVisible();
  await expectAccessible(page, 'storyboard');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^In a tab/ }).click();
  const whole = await opened;
  await expect(whole.getByRole('heading', { name: 'Train your twin' })).toBeFocused();
  await whole.reload();
  await expect(whole.getByText(creditsOf('new-creator'))).toBeVisible();
  await whole.close();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('one state is shown in three widths and two themes, live, and saved as PNG, alone and together', async ({
  page,
}) => {
  await page.goto('/storyboard.html#photos-none-such');
  await expect(page.getByText('No matching states.')).toBeVisible();
  await page.goto('/storyboard.html#photos-few');
  await expect(page.getByRole('heading', { name: STATES['photos-few'].title })).toBeVisible();
  const phone = page.frameLocator('iframe[title$="360 px, dark"]');
  // A picture waits until the state is there.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^PNG.*360 px, dark/ }).dispatchEvent('click'),
  ]);
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(file.suggestedFilename()).toBe('photos-few-360-dark@2x.png');
  // Width and height stand in the head of a PNG.
  const picture = await readFile(await file.path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([720, 1480]);
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Contact sheet' }).dispatchEvent('click'),
  ]);
  expect(sheet.suggestedFilename()).toBe('photos-few-looks.png');
  const sheetPicture = await readFile(await sheet.path());
  expect(sheetPicture.readUInt32BE(16)).toBeGreaterThan(360 + 768 + 1440);
  // The states go to their parts of the screen, and the page stays.
  await expect(page.locator(SHOWN)).toHaveCount(6);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Pressed, it is used like any other window.
  await page.getByRole('button', { name: /^Use .* 360 px, dark/ }).click();
  // A click misses what is scaled.
  await phone.getByRole('button', { name: 'Remove sample-05.jpg' }).press('Enter');
  await expect(needsPhotos(phone, 4)).toBeVisible();
  await page.getByRole('link', { name: 'All states' }).click();
  await expect(page.getByRole('heading', { name: 'The storyboard' })).toBeVisible();
  await expect(page).toHaveURL(/state=photos-few/);
});
