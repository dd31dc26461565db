import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findCheckout } from '#entities/credits/started-checkouts.ts';
import { holdResponses } from '#mocks/testing/test-requests.ts';
import { expectHeaderToShow } from '#test/error-catalogue/open-page.ts';
import { renderApp } from '#test/render-app.tsx';
import { renderPart } from '#test/render-part.tsx';
import { PricingSection } from './pricing-section.tsx';
import { leaveApp } from './use-checkout.ts';

beforeEach(() => {
  vi.spyOn(leaveApp, 'to').mockImplementation(() => {});
});

const plan = (name: string) => screen.getByRole('listitem', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('choosing a plan (§2.2, §6.1) opens the sign-in page when signed out', async () => {
  const { user } = await renderPart(<PricingSection />, { scenario: 'signed-out' });
  await user.click(button('Choose Pro'));
  expect(leaveApp.to).toHaveBeenCalledExactlyOnceWith('/api/login');
});

test('choosing a plan (§2.2, §6.1) opens the payment page by one request, stores the plan, and is possible again after Back', async () => {
  const { user, backend } = await renderPart(<PricingSection />);
  const response = holdResponses();
  await user.click(button('Choose Starter'));
  expect(within(plan('Starter')).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(button('Choose Pro')).toBeEnabled();
  await user.click(button('Choose Pro'));
  await user.dblClick(button('Processing...'));
  response();
  await waitFor(() => expect(leaveApp.to).toHaveBeenCalledOnce());
  expect(vi.mocked(leaveApp.to).mock.calls[0]?.[0]).toMatch(/^http:\/\/localhost:3000\/api\/mock\/pay\//);
  expect(backend.db.checkouts.all().map(({ tier }) => tier)).toEqual(['starter']);
  expect(findCheckout('user_ada')).toMatchObject({ tier: 'starter' });
  // Until the browser is gone, the button stays as it is.
  expect(button('Processing...')).toHaveAttribute('aria-disabled', 'true');
});

test('choosing a plan (§2.2) stores the balance before the payment, for the receipt', async () => {
  const { user } = await renderApp('/studio', { scenario: 'creator' });
  await expectHeaderToShow(740);
  await user.click(await screen.findByRole('button', { name: 'Choose Starter' }));
  await waitFor(() => expect(findCheckout('user_ada')?.balanceBefore).toBe(740));
});

test('Checkout Failed is shown at its plan, describes its button, and disappears with the next attempt (§8.2)', async () => {
  const { user, backend } = await renderPart(<PricingSection />);
  for (const [body, said] of [
    [{}, 'Failed to start checkout. Please try again.'],
    [{ url: 'javascript:alert(1)' }, /is not safe/],
  ] as const) {
    await backend.faults.add({ operation: 'createCheckout', kind: 'body', body, times: 1 });
    await user.click(button('Choose Pro'));
    expect(await within(plan('Pro')).findByText(/Checkout Failed/)).toBeVisible();
    expect(plan('Starter')).not.toHaveTextContent('Checkout Failed');
    expect(button('Choose Pro')).toHaveAccessibleDescription(expect.stringMatching(said));
    expect(leaveApp.to).not.toHaveBeenCalled();
  }
  await user.click(button('Choose Pro'));
  await waitFor(() => expect(leaveApp.to).toHaveBeenCalledOnce());
  expect(within(plan('Pro')).queryByText(/Checkout Failed/)).not.toBeInTheDocument();
});
