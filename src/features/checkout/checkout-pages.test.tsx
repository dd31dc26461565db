import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refreshCreditsInAllTabs } from '#entities/credits/credits.ts';
import { findCheckout, saveCheckout, type PricingTier } from '#entities/credits/started-checkouts.ts';
import type { StateId } from '#mocks/states/states.ts';
import { atRest } from '#mocks/testing/test-requests.ts';
import { PLANS } from '#openapi/limits.gen.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import { newId } from '#shared/lib/new-id.ts';
import { renderApp } from '#test/render-app.tsx';
import { renderPart } from '#test/render-part.tsx';
import { storedValue, storeValue } from '#test/stored-values.ts';
import { CheckoutSuccessPage } from './checkout-success-page.tsx';

/** Starts a checkout of Ada in another tab, whose session storage this tab does not share. */
function startInAnotherTab(tier: PricingTier) {
  const checkouts = (storedValue('started-checkouts') ?? []) as object[];
  storeValue('started-checkouts', [...checkouts, { id: newId(), tier }]);
}

async function openSuccessPage(scenario: StateId = 'creator') {
  const opened = await renderApp('/checkout/success', { scenario });
  await opened.user.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(await screen.findByText(`${opened.credits()} credits`)).toBeVisible();
  return opened;
}

const main = () => within(screen.getByRole('main'));

const receipt = () =>
  screen.getAllByRole('term').map((term) => [term, term.nextSibling].map((node) => node?.textContent));

const NOT_HERE = /^This browser knows of no payment/;

test.each<[which: string, start: () => void, tier: PricingTier | undefined]>([
  [
    'of this tab, before a later one in another tab',
    () => {
      saveCheckout('user_ada', 'starter');
      startInAnotherTab('pro');
    },
    'starter',
  ],
  [
    'of this tab, before one that a copy of the tab started',
    () => {
      saveCheckout('user_ada', 'starter');
      const own = Object.entries(sessionStorage) as [string, string][];
      saveCheckout('user_ada', 'pro');
      for (const [name, value] of own) sessionStorage.setItem(name, value);
    },
    'starter',
  ],
  ['that is the only one of a new tab', () => startInAnotherTab('pro'), 'pro'],
])('the paid checkout is the one %s (decision 56)', (_, start, tier) => {
  start();
  expect(findCheckout('user_ada')?.tier).toBe(tier);
});

describe('the receipt of a payment (§2.5, decision 56)', () => {
  const creditsAdded = ['Credits added', `Starter, ${formatNumber(PLANS.starter.credits)} credits`];

  async function openAwaited() {
    const opened = await renderApp('/checkout/success', { scenario: 'payment-awaited' });
    await opened.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    await screen.findByText('Adding your credits…');
    return opened;
  }

  test('shows the plan while its credits are awaited', async () => {
    await openAwaited();
    expect(receipt()).toEqual([creditsAdded, ['Your balance', 'Adding your credits…']]);
  });

  test('offers no Refresh while the credits are awaited', async () => {
    await openAwaited();
    expect(main().queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  });

  test('shows only the new balance once it has grown by the plan', async () => {
    const { backend, credits } = await openAwaited();
    const balance = `${formatNumber(credits() + PLANS.starter.credits)} credits`;
    backend.clock.advance(60_000);
    await act(() => refreshCreditsInAllTabs());
    expect(await screen.findByText(balance)).toBeVisible();
    expect(receipt()).toEqual([creditsAdded, ['Your balance', balance]]);
    expect(screen.queryByText('Adding your credits…')).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
  });

  test('does not take a smaller refund for the payment', async () => {
    storeValue('started-checkouts', [{ id: newId(), tier: 'starter', balanceBefore: 600 }]);
    await renderApp('/checkout/success', { scenario: 'creator' });
    expect(await screen.findByText('Adding your credits…')).toBeVisible();
  });

  test('shows the balance as it is when the one before the payment is unknown', async () => {
    startInAnotherTab('starter');
    await openSuccessPage();
    expect(receipt()).toEqual([creditsAdded, ['Your balance', '740 credits']]);
    expect(main().getByRole('button', { name: 'Refresh' })).toBeVisible();
  });
});

describe('the success page (§2.5, decision 56)', () => {
  test('shows no plan in a new tab when there are several checkouts', async () => {
    startInAnotherTab('pro');
    startInAnotherTab('starter');
    await openSuccessPage();
    expect(receipt()).toEqual([['Your balance', '740 credits']]);
    expect(screen.queryByText(NOT_HERE)).not.toBeInTheDocument();
  });

  test('reports that no payment was started on this device', async () => {
    const { user, backend, credits } = await openSuccessPage();
    // The server would have reported a payment by then.
    backend.clock.advance(60_000);
    await user.click(main().getByRole('button', { name: 'Refresh' }));
    await atRest();
    expect(screen.getByText(NOT_HERE)).toBeVisible();
    expect(receipt()).toEqual([['Your balance', '740 credits']]);
    expect(credits()).toBe(740);
  });

  test.each([
    ['a balance', { operation: 'getCredits', kind: 'cut' }],
    ['a session', { operation: 'getCurrentUser', kind: 'network' }],
  ] as const)('reads %s again that could not be read', async (_, fault) => {
    const { user, backend } = await renderApp('/checkout/success', {
      scenario: 'creator',
      prepare: (backend) => backend.faults.add(fault),
    });
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(await screen.findByText('Couldn’t load your balance.')).toBeVisible();
    await backend.faults.clear();
    await user.click(main().getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('740 credits')).toBeVisible();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Studio', 'Dashboard']);
  });

  test('is open to visitors', async () => {
    await renderApp('/checkout/success', { scenario: 'signed-out' });
    expect(await screen.findByText(/Sign in to see your credits/)).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('is replaced by the studio on a click on Start Creating', async () => {
    const { user } = await renderApp('/checkout/success', { scenario: 'signed-out' });
    const entries = window.history.length;
    await user.click(await screen.findByRole('link', { name: 'Start Creating' }));
    expect(window.location.pathname).toBe('/studio');
    expect(window.history.length).toBe(entries);
    expect(await screen.findByRole('heading', { name: /Create forever/ })).toBeVisible();
  });
});

describe('the cancel page (§2.5)', () => {
  /** Opens the page with a checkout of this tab and an earlier one of another tab. */
  async function openCancelPage() {
    startInAnotherTab('starter');
    saveCheckout('user_ada', 'pro');
    await renderApp('/checkout/cancel', { scenario: 'creator' });
    await screen.findByRole('link', { name: 'Sign Out' });
  }

  test('reports that nothing was charged', async () => {
    await openCancelPage();
    expect(await screen.findByText(/No charges were made/)).toBeVisible();
  });

  test('links to the plans', async () => {
    await openCancelPage();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/#pricing');
  });

  test('links to the studio', async () => {
    await openCancelPage();
    expect(screen.getByRole('link', { name: 'Back to the studio' })).toHaveAttribute('href', '/studio');
  });

  test('leaves the checkout of another tab open', async () => {
    await openCancelPage();
    await waitFor(() => expect(findCheckout('user_ada')).toMatchObject({ tier: 'starter' }));
  });
});

const stayButton = () => screen.getByRole('button', { name: 'Stay here' });

/** Advances the clock without running a timer. */
function sleepTenMinutes() {
  const resumedAt = performance.now() + 600_000;
  vi.spyOn(performance, 'now').mockReturnValue(resumedAt);
}

// translated-page.test.tsx tests the whole countdown.
describe('the countdown of the success page (§2.5)', () => {
  test.each([
    ['a frozen tab wakes up', sleepTenMinutes, 250, '/studio'],
    ['Stay here is clicked', () => fireEvent.click(stayButton()), 60_000, '/checkout/success'],
    ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'Tab' }), 60_000, '/checkout/success'],
    [
      'a control gets the focus',
      () => act(() => screen.getByRole('link', { name: 'Start Creating' }).focus()),
      60_000,
      '/checkout/success',
    ],
  ])('ends when %s', async (_, trigger, ms, path) => {
    history.replaceState(null, '', '/checkout/success');
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'],
    });
    await renderPart(<CheckoutSuccessPage />, { scenario: 'signed-out' });
    trigger();
    await act(() => vi.advanceTimersByTimeAsync(ms));
    expect(location.pathname).toBe(path);
  });

  test('has Stay here first in the tab order', async () => {
    const { user } = await renderApp('/checkout/success', { scenario: 'creator' });
    await screen.findByText('740 credits');
    await user.tab();
    expect(stayButton()).toHaveFocus();
  });
});
