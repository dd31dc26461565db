import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('choosing a plan (§2.2, §6.1)', () => {
  test('opens the sign-in page when signed out', async () => {
    const { user } = await renderPart(<PricingSection />, { scenario: 'signed-out' });
    await user.click(button('Choose Pro'));
    expect(leaveApp.to).toHaveBeenCalledExactlyOnceWith('/api/login');
  });

  /** Chooses Starter while the response is held. */
  async function chooseHeld() {
    const page = await renderPart(<PricingSection />);
    const releaseResponse = holdResponses();
    await page.user.click(button('Choose Starter'));
    return { ...page, releaseResponse };
  }

  test('shows Processing... at this plan', async () => {
    await chooseHeld();
    expect(within(plan('Starter')).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(button('Choose Pro')).toBeEnabled();
  });

  test('opens the payment page by one request', async () => {
    const { user, backend, releaseResponse } = await chooseHeld();
    await user.click(button('Choose Pro'));
    await user.dblClick(button('Processing...'));
    releaseResponse();
    await waitFor(() => expect(leaveApp.to).toHaveBeenCalledOnce());
    expect(vi.mocked(leaveApp.to).mock.calls[0]?.[0]).toMatch(/^http:\/\/localhost:3000\/api\/mock\/pay\//);
    expect(backend.db.checkouts.all().map(({ tier }) => tier)).toEqual(['starter']);
    // The button is busy until the browser has left.
    expect(button('Processing...')).toHaveAttribute('aria-disabled', 'true');
  });

  test('stores the plan', async () => {
    const { user } = await renderPart(<PricingSection />);
    await user.click(button('Choose Starter'));
    await waitFor(() => expect(findCheckout('user_ada')).toMatchObject({ tier: 'starter' }));
  });

  test('stores the balance before the payment for the receipt', async () => {
    const { user } = await renderApp('/studio', { scenario: 'creator' });
    await expectHeaderToShow(740);
    await user.click(await screen.findByRole('button', { name: 'Choose Starter' }));
    await waitFor(() => expect(findCheckout('user_ada')?.balanceBefore).toBe(740));
  });
});

describe('Checkout Failed (§8.2)', () => {
  /** Chooses Pro, where the first response has this body. */
  async function chooseWithResponse(body: object) {
    const page = await renderPart(<PricingSection />);
    await page.backend.faults.add({ operation: 'createCheckout', kind: 'body', body, times: 1 });
    await page.user.click(button('Choose Pro'));
    expect(await within(plan('Pro')).findByText(/Checkout Failed/)).toBeVisible();
    return page;
  }

  test.each([
    ['no address', {}, 'Failed to start checkout. Please try again.'],
    ['an unsafe address', { url: 'javascript:alert(1)' }, /is not safe/],
  ])('is shown at its plan for a response with %s', async (_, body, message) => {
    await chooseWithResponse(body);
    expect(plan('Starter')).not.toHaveTextContent('Checkout Failed');
    expect(button('Choose Pro')).toHaveAccessibleDescription(expect.stringMatching(message));
    expect(leaveApp.to).not.toHaveBeenCalled();
  });

  test('disappears with the next attempt', async () => {
    const { user } = await chooseWithResponse({});
    await user.click(button('Choose Pro'));
    await waitFor(() => expect(leaveApp.to).toHaveBeenCalledOnce());
    expect(within(plan('Pro')).queryByText(/Checkout Failed/)).not.toBeInTheDocument();
  });
});
