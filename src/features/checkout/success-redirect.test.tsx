import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackend } from '../../test/start-backend.ts';
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

it('goes to /studio by itself after a 5 second countdown (§2.5, §9.7)', async () => {
  expect(screen.getByRole('link', { name: 'Start Creating' })).toHaveTextContent('5');
  await pass(4000);
  expect(screen.getByRole('link', { name: 'Start Creating' })).toHaveTextContent('1');
  expect(address()).toBe('/checkout/success');
  await pass(1500);
  expect(address()).toBe('/studio');
});
