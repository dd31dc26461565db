import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { reloadCredits } from '../../shared/api/credits.ts';
import { setCurrentPerson } from '../../shared/api/person.ts';
import { read } from '../../shared/api/use-query.ts';
import { startedCheckout } from '../../shared/lib/started-checkout.ts';
import { followPayment, paymentState, stopFollowingPayment } from './follow-payment.ts';

vi.mock(import('../../shared/api/use-query.ts'), { spy: true });
vi.mock(import('../../shared/api/credits.ts'), { spy: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reloadCredits).mockResolvedValue(undefined);
});

afterEach(() => {
  stopFollowingPayment();
  vi.useRealTimers();
});

function balanceIs(credits: number) {
  vi.mocked(read).mockResolvedValue({ credits });
}

describe('following a payment of somebody who had 740 credits', () => {
  beforeEach(() => {
    startedCheckout.write('user_ada', { tier: 'creator', balanceBefore: 740 });
  });

  it('is over at the first look when the credits are there', async () => {
    balanceIs(1740);
    followPayment('user_ada', 740);
    await vi.advanceTimersByTimeAsync(0);
    expect(paymentState()).toEqual({ step: 'arrived', balance: 1740, added: 1000 });
    expect(reloadCredits).toHaveBeenCalledOnce();
    expect(startedCheckout.read('user_ada')).toBeUndefined();
  });

  it('waits for a late one, also through failures, and reads the shown balance again when it is there', async () => {
    vi.mocked(read).mockRejectedValueOnce(ApiError.of('network'));
    balanceIs(740);
    followPayment('user_ada', 740);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(paymentState().step).toBe('awaited');
    expect(reloadCredits).not.toHaveBeenCalled();
    balanceIs(1740);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(paymentState().step).toBe('arrived');
    expect(reloadCredits).toHaveBeenCalledOnce();
  });

  it('leaves a busy server alone for as long as it asks', async () => {
    vi.mocked(read).mockClear();
    vi.mocked(read).mockRejectedValueOnce(ApiError.http(429, '', '', '60'));
    balanceIs(1740);
    followPayment('user_ada', 740);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(read).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(paymentState().step).toBe('arrived');
  });

  it('does not take somebody else’s balance for the payment', async () => {
    setCurrentPerson('user_nia');
    balanceIs(3000);
    followPayment('user_ada', 740);
    await vi.advanceTimersByTimeAsync(0);
    setCurrentPerson(undefined);
    expect(paymentState().step).toBe('none');
    expect(startedCheckout.read('user_ada')).toBeDefined();
  });

  it('asks gently and gives up after about three minutes, until it is asked to look again', async () => {
    balanceIs(740);
    followPayment('user_ada', 740);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(paymentState().step).toBe('late');
    expect(vi.mocked(read).mock.calls.length).toBeLessThan(25);
    expect(startedCheckout.read('user_ada')).toBeDefined();
    balanceIs(1740);
    followPayment('user_ada', 740);
    await vi.advanceTimersByTimeAsync(0);
    expect(paymentState().step).toBe('arrived');
  });

  it('is one run however often it is asked for, and ends with the session', async () => {
    vi.mocked(read).mockClear();
    balanceIs(740);
    followPayment('user_ada', 740);
    followPayment('user_ada', 740);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledOnce();
    vi.mocked(read).mockRejectedValue(ApiError.http(401, 'Unauthorized', ''));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(paymentState().step).toBe('none');
  });

  it.each([
    ['NaN', Number.NaN],
    ['text', '9999'],
    ['nothing', undefined],
  ])('does not take %s for credits', async (_, credits) => {
    vi.mocked(read).mockResolvedValue({ credits });
    followPayment('user_ada', 740);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(paymentState().step).toBe('awaited');
  });
});
