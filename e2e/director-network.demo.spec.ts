import { creditsOf } from './credits-of.ts';
import { find, mark, panel, tab } from './director-panel.ts';
import { expect, test } from './studio-test.ts';

test.use({ hasDirector: true });

test('the next request fails with the chosen fault', async ({ page, studio, expectConsole }) => {
  expectConsole(/the server responded with a status of 503/);
  await studio.open('/studio', { scenario: 'creator' });
  await mark(page).click();

  await tab(page, 'Network').click();
  await find(page).fill('503 getCredits');
  await panel(page)
    .getByRole('button', { name: /^503 Fault · Once, for The balance/ })
    .click();
  await find(page).fill('');
  await expect(page.getByRole('button', { name: /^Remove: The balance, 503/ })).toBeVisible();
  await page.getByRole('button', { name: 'Reload the screen' }).click();
  await expect(panel(page).getByText('None. Requests follow the rules.')).toBeVisible();

  // The list includes the first requests of the page.
  await expect(panel(page).getByText('getCurrentUser').first()).toBeVisible();
  await page.getByLabel('Find a request').fill('getCredits 503');
  await page.getByRole('button', { name: /503 getCredits .* Fits/ }).click();
  await expect(page.getByLabel('Response body')).toHaveValue(/We will be back in a moment/);
  await expect(panel(page).getByText('(specification §3.11')).toBeVisible();
  await expect(panel(page).getByText(/^Rules: .*CR-1/)).toBeVisible();

  await tab(page, 'Data').click();
  await page.getByLabel('Table', { exact: true }).selectOption('ledger');
  const rows = page.getByLabel('Rows of ledger, oldest first');
  const text = await rows.inputValue();
  await rows.fill('null');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page).getByText('The rows of ledger are no list. Nothing was changed.')).toBeVisible();
  await rows.fill(text.replace(/"amount": (-?\d+)/, '"amount": "much"'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(panel(page).getByText(/A row of ledger does not fit: .*Nothing was changed\./)).toBeVisible();
  await rows.fill(text.replace(/"amount": (-?\d+)/, (_, amount) => `"amount": ${Number(amount) + 1000}`));
  // Edits persist while another table is shown.
  await page.getByLabel('Table', { exact: true }).selectOption('users');
  await page.getByLabel('Table', { exact: true }).selectOption('ledger');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText(creditsOf('creator', 1000))).toBeVisible();
});
