import { expect, test } from './studio-test.ts';

// The tests use the scroll bars of Windows, which take 15 px of the window.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = (launchOptions.args ?? []).map((arg) =>
        arg.startsWith('--disable-features=') ? `${arg},OverlayScrollbar` : arg,
      );
      await use({ ...launchOptions, args, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

test('the template categories fit in a row beside a scroll bar', async ({ page, studio }) => {
  await studio.open('/studio', { scenario: 'creator' });
  const categories = page.getByRole('group', { name: 'Premium templates' }).getByRole('radio');
  await expect(categories).toHaveCount(7);
  const row = categories.first().locator('xpath=../..');
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(bar).toBeGreaterThan(0);
    expect(await row.evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBe(0);
  }
});
