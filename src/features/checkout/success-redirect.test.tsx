import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBackend } from '#test/start-backend.ts';
import { CheckoutSuccessPage } from './checkout-success-page.tsx';

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

const address = () => screen.getByTestId('address').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await startBackend({ scenario: 'signed-out' });
  vi.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/checkout/success']}>
      <CheckoutSuccessPage />
      <Address />
    </MemoryRouter>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

test('counts 5, 4, 3, 2, 1 and opens /studio (§2.5, §9.7)', async () => {
  for (const seconds of ['5', '4', '3', '2', '1']) {
    expect(screen.getByRole('link', { name: 'Start Creating' })).toHaveTextContent(seconds);
    await pass(1000);
  }
  expect(address()).toBe('/studio');
});

test('ends when a frozen tab wakes up', async () => {
  // No timer ran, the clock went on.
  const wokenAt = performance.now() + 600_000;
  vi.spyOn(performance, 'now').mockReturnValue(wokenAt);
  await pass(250);
  expect(address()).toBe('/studio');
});

test('stops when Stay here is pressed', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await pass(60_000);
  expect(address()).toBe('/checkout/success');
});
