import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, signedInPage } from '../test/error-catalogue/open-page.ts';

async function headerWith(credits: number) {
  await openPage({ faults: [{ operation: 'getCredits', kind: 'body', body: { credits } }] });
  await signedInPage();
  const header = within(screen.getAllByRole('banner')[0] ?? document.body);
  await waitFor(() => header.getByText(credits.toLocaleString('en-US')));
  return header;
}

describe('the header of the signed-in screens (§2.3, §9.4)', () => {
  it('shows 199 credits with a Buy More link to /#pricing', async () => {
    const header = await headerWith(199);
    expect(header.getByRole('link', { name: 'Buy More' })).toHaveAttribute('href', '/#pricing');
  });

  it('shows 200 credits without Buy More, and signs out by a link to /api/logout', async () => {
    const header = await headerWith(200);
    expect(header.queryByRole('link', { name: 'Buy More' })).toBeNull();
    expect(header.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
  });

  it('leads from Buy More to the plans', async () => {
    const { user } = await openPage({ scenario: 'low-credits', path: '/dashboard' });
    await signedInPage();
    await user.click(await screen.findByRole('link', { name: 'Buy More' }));
    await waitFor(() => screen.getByRole('heading', { name: 'Simple Pricing' }));
    expect(`${location.pathname}${location.hash}`).toBe('/#pricing');
  });
});
