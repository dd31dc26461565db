import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BUY_MORE_BELOW_CREDITS } from '#openapi/limits.gen.ts';
import { openSignedIn } from '#test/error-catalogue/open-page.ts';

async function headerWith(credits: number) {
  await openSignedIn({ faults: [{ operation: 'getCredits', kind: 'body', body: { credits } }] });
  const header = within(screen.getAllByRole('banner')[0] ?? document.body);
  await waitFor(() => header.getByText(credits.toLocaleString('en-US')));
  return header;
}

test('the header of the signed-in screens (§2.3, §9.4) shows fewer credits than the limit with a Buy More link to /#pricing', async () => {
  const header = await headerWith(BUY_MORE_BELOW_CREDITS - 1);
  expect(header.getByRole('link', { name: 'Buy More' })).toHaveAttribute('href', '/#pricing');
});

test('the header of the signed-in screens (§2.3, §9.4) shows as many without Buy More, and signs out by a link to /api/logout', async () => {
  const header = await headerWith(BUY_MORE_BELOW_CREDITS);
  expect(header.queryByRole('link', { name: 'Buy More' })).not.toBeInTheDocument();
  expect(header.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
});
