import type { Page } from '@playwright/test';
import { expect, test } from './studio-test.ts';

const failure = (page: Page) => page.getByRole('alert');

async function expectReload(page: Page): Promise<void> {
  await page.unrouteAll();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload this page' }).click(),
  ]);
  // Only a running app changes the theme; the static markup does not.
  await expect(async () => {
    await page.getByRole('button', { name: /^Theme/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', { timeout: 100 });
  }).toPass();
  await expect(failure(page)).toHaveCount(0);
}

test('a page whose code does not load shows a message', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/checkout/cancel');
  await expect(page.getByRole('banner')).toHaveText('AI Twin Studio');
  await expect(failure(page)).toHaveText(/^This page could not be loaded\./);
  await expectReload(page);
});

test('the landing stays readable when the browser cannot parse the code', async ({ page, expectConsole }) => {
  expectConsole(/SyntaxError|Unexpected/);
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let let = 1;' }),
  );
  await page.goto('/');
  await expect(failure(page)).toHaveText(/^This page could not be started\./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReload(page);
});

test('a browser that is too old shows a message instead of the app', async ({ page, expectConsole }) => {
  expectConsole(/too old/);
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  const pageError = page.waitForEvent('pageerror');
  await page.goto('/studio');
  await expect(failure(page)).toHaveText(/Chrome or Edge 119, Firefox 125 or Safari 17\.4/);
  expect((await pageError).message).toBe('This browser is too old.');
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the landing is readable at every address', async ({ page }) => {
    // Playwright's text locators do not look inside <noscript>.
    const note = page.locator('noscript p').first();
    for (const path of ['/', '/studio', '/checkout/success']) {
      await page.goto(path);
      await expect(note).toContainText('JavaScript is off or blocked here.');
      await expect(note).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Train once/);
      await expect(page.getByRole('heading', { name: /Simple Pricing/ })).toBeVisible();
    }
  });
});
