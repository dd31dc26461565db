import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCredits } from '../../shared/api/credits.ts';
import { Queries } from '../../shared/api/queries.tsx';
import { setCurrentPerson } from '../../shared/api/person.ts';
import { startedCheckout } from '../../shared/lib/started-checkout.ts';
import { followPayment, paymentState, stopFollowingPayment } from './follow-payment.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  stopFollowingPayment();
  vi.useRealTimers();
});

/** From now on the balance is read as this. */
function balanceIs(credits: unknown) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ credits })));
}

describe('following a payment of somebody who had 740 credits', () => {
  beforeEach(() => {
    startedCheckout.write('user_ada', { tier: 'creator', balanceBefore: 740 });
  });

  it('is over at the first look when the credits are there', async () => {
    balanceIs(1740);
    followPayment('user_ada');
    await vi.advanceTimersByTimeAsync(0);
    expect(paymentState()).toEqual({ step: 'arrived', balance: 1740, added: 1000 });
    expect(startedCheckout.read('user_ada')).toBeUndefined();
  });

  it('waits for a late one, also through failures, and reads the shown balance again when it is there', async () => {
    balanceIs(740).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const shown = renderHook(() => useCredits(), { wrapper: Queries });
    followPayment('user_ada');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(paymentState().step).toBe('awaited');
    balanceIs(1740);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(paymentState().step).toBe('arrived');
    expect(shown.result.current.balance).toBe(1740);
  });

  it('leaves a busy server alone for as long as it asks', async () => {
    const busy = new Response('', { status: 429, headers: { 'retry-after': '60' } });
    const read = balanceIs(1740).mockResolvedValueOnce(busy);
    followPayment('user_ada');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(read).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(paymentState().step).toBe('arrived');
  });

  it('does not take somebody else’s balance for the payment', async () => {
    setCurrentPerson('user_nia');
    balanceIs(3000);
    followPayment('user_ada');
    await vi.advanceTimersByTimeAsync(0);
    setCurrentPerson(undefined);
    expect(paymentState().step).toBe('none');
    expect(startedCheckout.read('user_ada')).toBeDefined();
  });

  it('asks gently and gives up after about three minutes, until it is asked to look again', async () => {
    const read = balanceIs(740);
    followPayment('user_ada');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(paymentState().step).toBe('late');
    expect(read.mock.calls.length).toBeLessThan(25);
    expect(startedCheckout.read('user_ada')).toBeDefined();
    balanceIs(1740);
    followPayment('user_ada');
    await vi.advanceTimersByTimeAsync(0);
    expect(paymentState().step).toBe('arrived');
  });

  it('is one run however often it is asked for, and ends with the session', async () => {
    const read = balanceIs(740);
    followPayment('user_ada');
    followPayment('user_ada');
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledOnce();
    read.mockImplementation(() => Promise.resolve(new Response('', { status: 401 })));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(paymentState().step).toBe('none');
  });
});
