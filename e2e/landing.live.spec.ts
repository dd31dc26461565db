import type { Page } from '@playwright/test';
import { expect, test } from './studio-test.ts';

// The landing is readable without the app, which loads after the first paint (src/start/load-app.js). Each test has a new
// browser profile.

/** Delays the app's code. @returns a function that lets it load */
async function holdCode(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Waits for the first click that has an effect: clicks before hydration may be lost. */
async function waitForHydration(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: /^Theme/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', { timeout: 100 });
  }).toPass();
}

test('the landing is readable before its code is loaded', async ({ page }) => {
  await holdCode(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveTitle('Train once. Create forever. · AI Twin Studio');
  await expect(page.getByRole('heading', { name: /Simple Pricing/ })).toBeVisible();
});

for (const name of ['Sign In', 'Get Started Now', 'View Examples'])
  test(`${name} works before the code is loaded`, async ({ page }) => {
    await holdCode(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  });

for (const how of ['mouse', 'Enter'])
  test(`the first click on a plan opens the sign-in page, by ${how}`, async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const plan = page.getByRole('button', { name: 'Choose Creator' });
    await (how === 'mouse' ? plan.click() : plan.press('Enter'));
    await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
  });

test('Start Creating Now focuses Sign In on a translated page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, h2, h3, p, a')) {
      const font = document.createElement('font');
      font.append(...element.childNodes);
      element.append(font);
    }
  });
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Start Creating Now' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeFocused();
  await expect(page).toHaveURL(/\/studio$/);
});
