import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#test/render-part.tsx';
import { CheckoutSuccessPage } from './checkout-success-page.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  history.replaceState(null, '', '/checkout/success');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  await renderPart(<CheckoutSuccessPage />, { scenario: 'signed-out' });
});

afterEach(() => {
  vi.useRealTimers();
});

test('counts 5, 4, 3, 2, 1 and opens /studio (§2.5, §9.7)', async () => {
  for (const seconds of ['5', '4', '3', '2', '1']) {
    expect(screen.getByRole('link', { name: 'Start Creating' })).toHaveTextContent(seconds);
    await pass(1000);
  }
  expect(location.pathname).toBe('/studio');
});

test('ends when a frozen tab wakes up', async () => {
  // No timer ran, the clock went on.
  const wokenAt = performance.now() + 600_000;
  vi.spyOn(performance, 'now').mockReturnValue(wokenAt);
  await pass(250);
  expect(location.pathname).toBe('/studio');
});

test('stops when Stay here is pressed', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  await pass(60_000);
  expect(location.pathname).toBe('/checkout/success');
});
