import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startedCheckout, type PricingTier } from '../../shared/lib/started-checkout.ts';
import { renderApp } from '../../test/render-app.tsx';
import { stopFollowingPayment } from './follow-payment.ts';

afterEach(() => {
  stopFollowingPayment();
});

/**
 * Pays for the creator plan (1,000 credits) as the browser does, and comes back to the success page.
 * @param tier of the checkout that was started last, maybe in another tab.
 */
async function comeBackFromPaying(tier: PricingTier = 'creator') {
  startedCheckout.write('user_ada', { tier, balanceBefore: 740 });
  return renderApp('/checkout/success', {
    scenario: 'creator',
    prepare: async () => {
      const checkout = await post('/api/stripe/checkout', { tier: 'creator' });
      const id = new URL(checkout['url'] ?? '').pathname.split('/').at(-1);
      await post(`/api/mock/pay/${id}`, { outcome: 'paid' });
    },
  });
}

async function post(path: string, body: unknown): Promise<Record<string, string>> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

const creditsOf = (backend: Awaited<ReturnType<typeof renderApp>>['backend']) =>
  backend.db.ledger.where(({ userId }) => userId === 'user_ada').at(-1)?.balance;

describe('the success page (§2.5)', () => {
  it('says that credits are on their way, and then that they are there', async () => {
    const { user, backend } = await comeBackFromPaying();
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    expect(await screen.findByText(/Your credits are on their way/)).toBeVisible();
    backend.clock.advance(60_000);
    expect(await screen.findByText('1,740 credits')).toBeVisible();
    const receipt = screen
      .getAllByRole('term')
      .map((term) => [term, term.nextSibling].map((one) => one?.textContent));
    expect(receipt).toEqual([
      ['Plan', 'Creator'],
      ['Credits added', '1,000'],
      ['New balance', '1,740 credits'],
    ]);
    expect(startedCheckout.read('user_ada')).toBeUndefined();
  });

  it('names no plan when other credits were added than those of the plan', async () => {
    const { user, backend } = await comeBackFromPaying('pro');
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    backend.clock.advance(60_000);
    expect(await screen.findByText('1,740 credits', undefined, { timeout: 4000 })).toBeVisible();
    expect(screen.queryByText('Plan')).not.toBeInTheDocument();
  });

  it('adds nothing by being opened, however often', async () => {
    const { user, backend } = await renderApp('/checkout/success', { scenario: 'creator' });
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(await screen.findByText('740 credits')).toBeVisible();
    expect(screen.queryByText(/on their way/)).toBeNull();
    expect(creditsOf(backend)).toBe(740);
  });

  it('says so when the balance cannot be read, and reads it again', async () => {
    const { user, backend } = await renderApp('/checkout/success', {
      scenario: 'creator',
      prepare: (backend) => backend.faults.add({ operation: 'getCredits', kind: 'cut' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(await screen.findByText(/can’t be read right now/)).toBeVisible();
    await backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect(await screen.findByText('740 credits')).toBeVisible();
  });

  it('does not take a server that is away for being signed out', async () => {
    const { user, backend } = await renderApp('/checkout/success', {
      scenario: 'creator',
      prepare: (backend) => backend.faults.add({ operation: 'getCurrentUser', kind: 'network' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(await screen.findByText(/can’t be read right now/)).toBeVisible();
    await backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect(await screen.findByText('740 credits')).toBeVisible();
  });

  it('is open to visitors who are signed out', async () => {
    await renderApp('/checkout/success', { scenario: 'signed-out' });
    expect(await screen.findByText(/Sign in to see your credits/)).toBeVisible();
  });

  it('leads to the studio at once when Start Creating is pressed, and only once', async () => {
    const { user } = await renderApp('/checkout/success', { scenario: 'signed-out' });
    const entries = window.history.length;
    await user.click(await screen.findByRole('link', { name: 'Start Creating' }));
    expect(window.location.pathname).toBe('/studio');
    expect(window.history.length).toBe(entries);
    expect(await screen.findByRole('heading', { name: /Create forever/ })).toBeVisible();
  });
});

describe('the cancel page (§2.5)', () => {
  it('says that nothing was charged, and leads to the plans and the studio', async () => {
    startedCheckout.write('user_ada', { tier: 'pro', balanceBefore: 740 });
    await renderApp('/checkout/cancel', { scenario: 'creator' });
    expect(await screen.findByText(/No charges were made/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans again' })).toHaveAttribute('href', '/#pricing');
    expect(screen.getByRole('link', { name: 'Back to the studio' })).toHaveAttribute('href', '/studio');
    await waitFor(() => expect(startedCheckout.read('user_ada')).toBeUndefined());
  });

  it('is open to visitors who are signed out', async () => {
    await renderApp('/checkout/cancel', { scenario: 'signed-out' });
    fireEvent.click(await screen.findByRole('link', { name: 'See the plans again' }));
    expect(await screen.findByRole('heading', { name: 'Simple Pricing' })).toBeVisible();
  });
});
