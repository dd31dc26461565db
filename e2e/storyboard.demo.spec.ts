import { SIZES } from '#mocks/demo/storyboard/variants.ts';
import { STATE_IDS, STATES } from '#mocks/states/states.ts';
import { expectAccessible } from './expect-accessible.ts';
import { needsPhotos } from './needs-photos.ts';
import { expect, test } from './studio-test.ts';

const SHOWN = '[data-phase=shown]';

// In a build, the storyboard shares a file with the app, whose session module reacts to the sign-in in the frame.
test.beforeEach(({ expectConsole }) => expectConsole(/status of 404.*\/api\/auth\/user/));

test('arrow keys select the next state wherever the focus is', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  // This state focuses an element and scrolls to it.
  await page.goto('/storyboard.html#pricing-signed-in');
  const current = page.getByRole('navigation', { name: 'States' }).locator('[aria-current]');
  const app = page.frameLocator('iframe');
  const expectUntouched = async (focused: string) => {
    await expect(page.locator(SHOWN)).toBeVisible();
    const scrollAndFocus = () => [scrollX, scrollY, document.activeElement?.localName];
    expect(await page.evaluate(scrollAndFocus)).toEqual([0, 0, focused]);
  };
  await expectUntouched('body');
  await expect(app.locator('[data-shows-state]')).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(current).toContainText(STATES['pricing-processing'].title);
  await expectUntouched('body');
  await page.getByLabel('Find a state').fill('simulated payment');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/find=simulated\+payment&.*#payment$/);
  await expectUntouched('input');
  await expect(app.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await page.getByLabel('Find a state').fill('');
  await current.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/#payment-refused$/);
  await expect(current).toBeFocused();
  await expectUntouched('a');
});

test('arrow keys in quick succession show the last state', async ({ page }) => {
  await page.goto('/storyboard.html?state=new-creator');
  await page.locator(SHOWN).waitFor();
  const first = STATE_IDS.indexOf('new-creator');
  const delays = [20, 60, 120, 200, 280, 20, 280, 60];
  for (const delay of delays) await page.keyboard.press('ArrowDown', { delay });
  await expect(page).toHaveURL(new RegExp(`#${STATE_IDS[first + delays.length]}$`));
  await expect(page.locator(SHOWN)).toBeVisible();
  await expect(page.getByText(/^Not reached/)).toHaveCount(0);
});

test('a click on the shown state lets the user work in it', async ({ page }) => {
  await page.goto('/storyboard.html#payment-refused');
  await page.locator(SHOWN).waitFor();
  await page.getByRole('button', { name: /^Use / }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.frameLocator('iframe').locator(':focus')).toBeVisible();
  await expect(page).toHaveURL(/#payment-refused$/);
});

test('width, theme or text size change without a reload', async ({ page }) => {
  await page.goto('/storyboard.html?size=tablet&theme=light&text=150#photos-few');
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
  await expect(page).toHaveURL(/\?size=phone&theme=dark&text=200#photos-few$/);
});

test('a state found by the search opens in another tab', async ({ page, context }) => {
  await page.goto('/storyboard.html');
  await page.getByLabel('Find a state').fill('training-waits');
  await expect(page.getByRole('status')).toHaveText(/^1 of/);
  await page.getByRole('link', { name: /^Two ways to train/ }).click();
  await expect(page.locator(SHOWN)).toBeVisible();
  await expectAccessible(page, 'storyboard');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Open in a tab/ }).click();
  await expect((await opened).getByRole('heading', { name: 'Train your twin' })).toBeFocused();
});

test('an unknown state in the address becomes a search', async ({ page }) => {
  await page.goto('/storyboard.html#photos-none-such');
  await expect(page.getByText('No matching states.')).toBeVisible();
  await page.goto('/storyboard.html#photos-few');
  await expect(page.getByRole('heading', { name: STATES['photos-few'].title })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
});
