import type { Page } from '@playwright/test';
import { expectAccessible } from './look.ts';
import { expect, test } from './studio-test.ts';

// Copying needs a permission where nobody is asked.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], hasDirector: true });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the storyboard finds a state, shows it alive, and leaves the visitor’s own demo alone', async ({
  page,
  context,
  studio,
}) => {
  await studio.open('/studio', { scenario: 'low-credits' });
  await expect(page.getByText('199 credits')).toBeVisible();
  await page.goto('/storyboard.html?size=phone&theme=dark');
  await expect(page.getByRole('status')).toHaveText(/^1?\d\d states$/);
  await page.getByLabel('Find a state').fill('training-waits');
  await expect(page.getByRole('status')).toHaveText(/^1 of/);
  await expect(page).toHaveURL(/find=training-waits/);
  await expect(page.locator('[data-phase=shown]')).toBeVisible();
  const thumbnail = page.frameLocator('iframe[src]');
  // It is inert: seen, not used.
  await expect(thumbnail.getByText('300 credits')).toBeVisible();
  await expect(thumbnail.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, 'storyboard');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Two ways to train, no photos yet' }).click();
  const whole = await opened;
  await expect(whole.getByRole('heading', { name: 'Train your twin' })).toBeFocused();
  await expect(whole.getByText('300 credits')).toBeVisible();
  await whole.reload();
  await expect(whole.getByText('300 credits')).toBeVisible();
  await whole.close();

  await page.goto('/studio');
  await expect(page.getByText('199 credits')).toBeVisible();

  // The spec lens, held on the same screen.
  await expect(page.getByRole('button', { name: /open the director/ })).toBeVisible();
  await page.keyboard.down('Control');
  await page.keyboard.down('Alt');
  const lens = page.getByRole('complementary', { name: 'Spec lens' });
  await lens.getByRole('button', { name: /getCredits/ }).click({ modifiers: ['Control', 'Alt'] });
  await expect(lens.getByRole('status')).toHaveText(/^Copied: §9\.4/);
  expect(await clipboard(page)).toBe('§9.4 · GET /api/users/me/credits (getCredits)');
  await page.keyboard.up('Alt');
  await page.keyboard.up('Control');
  await expect(lens).toHaveCount(0);
});
