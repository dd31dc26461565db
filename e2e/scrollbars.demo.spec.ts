import { expect, test } from './studio-test.ts';

// As on Windows: a scroll bar takes 15 px of the window.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--disable-features=OverlayScrollbar'];
      await use({ ...launchOptions, args, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

for (const width of [1280, 1024]) {
  test(`beside a scroll bar the categories of templates stand whole in a row, ${width} px`, async ({
    page,
    studio,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await studio.open('/studio', { scenario: 'creator' });
    const categories = page.getByRole('group', { name: 'Premium templates' }).getByRole('radio');
    await expect(categories).toHaveCount(7);
    const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect(bar).toBeGreaterThan(0);
    const row = categories.first().locator('xpath=../..');
    expect(await row.evaluate((strip) => strip.scrollWidth - strip.clientWidth)).toBe(0);
  });
}
