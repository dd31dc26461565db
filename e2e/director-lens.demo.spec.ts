import type { Page } from '@playwright/test';
import { find, mark, panel } from './director-panel.ts';
import { expectAccessible } from './look.ts';
import { expect, test } from './studio-test.ts';

test.use({ hasDirector: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('two keys show the spec lens; a changed token and a changed sentence are one link away, and printed as a patch', async ({
  page,
  browser,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'low-credits' });
  await expect(mark(page)).toBeVisible();
  await page.keyboard.down('Control');
  await page.keyboard.down('Alt');
  const lens = page.getByRole('complementary', { name: 'Spec lens' });
  await lens
    .getByRole('button', { name: /getCredits/ })
    .first()
    .click({ modifiers: ['Control', 'Alt'] });
  await expect(lens.getByRole('status')).toHaveText(/^Copied: §9\.4/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '§9.4 · GET /api/users/me/credits (getCredits)',
  );
  await page.keyboard.up('Alt');
  await page.keyboard.up('Control');
  await expect(lens).toHaveCount(0);

  await mark(page).click();
  await find(page).fill('ember');
  await find(page).press('Enter');
  const ember = panel(page).getByRole('button', { name: /^ember( •)?$/ });
  await expect(ember).toHaveAttribute('aria-pressed', 'true');
  await expect(panel(page).getByText(/^5\.4 : 1 with paper/)).toBeVisible();
  await panel(page)
    .getByLabel(/^Light\d/)
    .fill('#0a7d4f');
  await expect(panel(page).getByRole('button', { name: /^ember-soft •$/ })).toBeVisible();
  // The tool itself stays grey.
  await expect(ember).toHaveCSS('background-color', 'oklch(0.22 0 0)');
  await panel(page).getByRole('button', { name: 'radius-card' }).click();
  await panel(page).getByLabel('Value of --radius-card').fill('12 potatoes');
  await expect(panel(page).getByText('This is not a value for it')).toBeVisible();
  await expect(panel(page).getByText(/potatoes;/)).toHaveCount(0);
  await panel(page).getByLabel('Value of --radius-card').fill('2rem');
  await expect(panel(page).getByText(/\+ {2}--radius-card: 2rem;/)).toBeVisible();
  const radius = (of: Page) =>
    of.locator('#generator').evaluate((card) => getComputedStyle(card).borderTopLeftRadius);
  await expect.poll(() => radius(page)).toBe('32px');
  await panel(page).getByRole('button', { name: 'Pick one on the page' }).click();
  await page.getByRole('heading', { name: 'Generate images' }).click();
  const wording = panel(page).getByRole('textbox', { name: 'Wording of “Generate images”' });
  await expect(wording).toBeFocused();
  await wording.fill('Make pictures');
  await expect(page.getByRole('heading', { name: 'Make pictures' })).toBeVisible();
  await expect(panel(page).getByText(/^\+.*Make pictures/m)).toBeVisible();
  await expectAccessible(page, 'tokens and sentences');

  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fresh = await browser.newPage();
  await fresh.goto(link);
  await expect(fresh.getByRole('heading', { name: 'Make pictures' })).toBeVisible();
  expect(await radius(fresh)).toBe('32px');
  // What React renders anew is changed, too.
  await fresh.getByRole('link', { name: 'Dashboard' }).first().click();
  await fresh.goBack();
  await expect(fresh.getByRole('heading', { name: 'Make pictures' })).toBeVisible();
  await fresh.close();

  await page.keyboard.press('Control+Backquote');
  await expect(page.getByText('The look is changed')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Generate images' })).toBeVisible();
  await expect.poll(() => radius(page)).toBe('12px');
});
