import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCredits } from '#entities/credits/credits.ts';
import { setCurrentUser } from '#shared/api/current-user.ts';
import { QueryProvider } from '#shared/api/query-provider.tsx';
import { pollBalance, stopPollingBalance } from './checkout-receipt.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  setCurrentUser('user_ada');
});

afterEach(() => {
  stopPollingBalance();
  setCurrentUser(undefined);
});

/** Every later request for the balance gets this response. */
function respondWithBalance(credits: unknown) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ credits })));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('polling the balance after a payment', () => {
  test('updates every screen after a failed read', async () => {
    const shown = renderHook(() => useCredits(), { wrapper: QueryProvider });
    const read = respondWithBalance(740);
    await pass(0);
    pollBalance('user_ada');
    read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await pass(3_000);
    expect(shown.result.current.balance).toBe(740);
    respondWithBalance(1740);
    await pass(3_000);
    expect(shown.result.current.balance).toBe(1740);
  });

  test('stops after a minute', async () => {
    const read = respondWithBalance(740);
    // A second start does not add a second poll.
    pollBalance('user_ada');
    pollBalance('user_ada');
    await pass(10 * 60_000);
    expect(read).toHaveBeenCalledTimes(20);
  });

  test('restarts on request', async () => {
    const read = respondWithBalance(740);
    pollBalance('user_ada');
    await pass(10 * 60_000);
    pollBalance('user_ada');
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(21);
  });

  test('stops when another user signs in', async () => {
    const responded = Promise.withResolvers<Response>();
    const read = respondWithBalance(300);
    const shown = renderHook(() => useCredits(), { wrapper: QueryProvider });
    await pass(0);
    pollBalance('user_ada');
    read.mockReturnValueOnce(responded.promise);
    await pass(3_000);
    setCurrentUser('user_nia');
    responded.resolve(Response.json({ credits: 1740 }));
    await pass(0);
    expect(shown.result.current.balance).toBe(300);
    const readings = read.mock.calls.length;
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(readings);
  });
});
