import { find, mark, panel, tab } from './director-panel.ts';
import { expect, test } from './studio-test.ts';

test.use({ hasDirector: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('two keys, the search and Control show the spec lens; a press on a part copies its section and its calls', async ({
  page,
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
  await find(page).fill('lens');
  await find(page).press('Enter');
  await expect(lens).toBeVisible();
  await find(page).fill('');
  await tab(page, 'Control').click();
  const outline = panel(page).getByRole('button', { name: 'Outline the parts of the screen' });
  await expect(outline).toHaveAttribute('aria-pressed', 'true');
  // The tool is grey, not in the product's colours.
  await expect(outline).toHaveCSS('background-color', 'oklch(0.22 0 0)');
  await outline.click();
  await expect(lens).toHaveCount(0);
  await outline.click();
  await expect(lens).toBeVisible();
  // Escape ends the lens, and leaves the panel open.
  await page.keyboard.press('Escape');
  await expect(lens).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
});
