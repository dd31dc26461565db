import type { Page } from '@playwright/test';
import { expect, test } from './studio-test.ts';

// On a first visit the landing is read without the app (src/start/load-app.js).

const isCode = (url: string) => /\/assets\/.*\.js$/.test(url);

/** @returns the addresses of the scripts that the page has loaded */
function loadedCode(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isCode(request.url())) urls.push(request.url());
  });
  return urls;
}

test('a first visit reads the landing, and signs in, without any script file', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const code = loadedCode(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle('Train once. Create forever. · AI Twin Studio');
  await expect(page.getByRole('heading', { name: /Simple Pricing/ })).toBeVisible();
  expect(code).toEqual([]);
  // The app cannot be at fault before it is loaded.
  expectConsole(/of an extension/);
  await page.evaluate(() => reportError(new Error('of an extension')));
  await expect(page.getByRole('alert')).toHaveCount(0);

  // The pointer reaches for the link, which works without the code.
  await page.route(
    ({ href }) => isCode(href),
    () => {},
  );
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
});

test('what is pressed before the app has come is done when it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ href }) => isCode(href),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.goto('/');
  const other = page.getByRole('radio').nth(2);
  await other.click({ force: true });
  await page.getByRole('button', { name: /^Theme/ }).press('Enter');
  await expect(other).not.toBeChecked();
  release();
  await expect(other).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme');
});

test('Start Creating Now focuses Sign In, also as the first press and on a translated page', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('h1, h2, h3, p, a')) {
      const font = document.createElement('font');
      font.append(...element.childNodes);
      element.append(font);
    }
  });
  await page.getByRole('link', { name: 'Start Creating Now' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeFocused();
  await expect(page).toHaveURL(/\/studio$/);
});
