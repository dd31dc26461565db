import { ApiError } from '../../shared/api/api-error.ts';
import { credits, reloadCredits } from '../../shared/api/credits.ts';
import { ensurePerson } from '../../shared/api/person.ts';
import { read } from '../../shared/api/read.ts';
import { createListeners } from '../../shared/lib/create-listeners.ts';
import { startedCheckout } from '../../shared/lib/started-checkout.ts';

/** Gentle: soon at first, then slower; after about three minutes the page stops asking by itself. */
const PAUSES_MS = [1_000, 2_000, 2_000, 3_000, 5_000, 8_000, ...Array<number>(16).fill(10_000)];

/** `none`: nothing is awaited; `late`: asked often enough, the person may ask again. */
export type PaymentState =
  | { step: 'none' | 'awaited' | 'late' }
  /** `balance` in credits; `added` is how much it grew since the checkout was started. */
  | { step: 'arrived'; balance: number; added: number };

let following: { userId: string; balanceBefore: number; stop: AbortController } | undefined;
let state: PaymentState = { step: 'none' };
const listeners = createListeners();

/** What is known of the payment being followed; with {@link onPaymentState} a store for React. */
export function paymentState(): PaymentState {
  return state;
}

export const onPaymentState = listeners.subscribe;

/**
 * Reads the balance until it is above what it was before the payment: the credits come by the payment provider's own
 * message to the server, which can be late (decision 22). It goes on after the success page was left, so that the
 * balance in the header is right as soon as it can be; asking for the same payment again changes nothing.
 */
export function followPayment(userId: string, balanceBefore: number): void {
  if (following?.userId === userId && following.balanceBefore === balanceBefore && state.step !== 'late')
    return;
  stopFollowingPayment();
  const stop = new AbortController();
  following = { userId, balanceBefore, stop };
  show({ step: 'awaited' });
  void follow(userId, balanceBefore, stop.signal);
}

/** Forgets the payment; for sign-out and for tests. */
export function stopFollowingPayment(): void {
  following?.stop.abort();
  following = undefined;
  show({ step: 'none' });
}

async function follow(userId: string, balanceBefore: number, signal: AbortSignal): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    const seen = await look(userId, balanceBefore, signal);
    if (signal.aborted) return;
    if (seen === 'gone') {
      stopFollowingPayment();
      return;
    }
    if ('balance' in seen) {
      startedCheckout.remove(userId);
      void reloadCredits();
      show({ step: 'arrived', balance: seen.balance, added: seen.balance - balanceBefore });
      return;
    }
    await pause(Math.max(pauseMs, seen.leastPauseMs), signal);
    if (signal.aborted) return;
  }
  show({ step: 'late' });
}

/**
 * One look at the balance; a look that fails says nothing, the next one may.
 * @returns `gone` when the user is no longer signed in.
 */
async function look(
  userId: string,
  balanceBefore: number,
  signal: AbortSignal,
): Promise<'gone' | { balance: number } | { leastPauseMs: number }> {
  try {
    await ensurePerson(userId);
    const balance = credits(await read('/api/users/me/credits', undefined, signal));
    return balance !== undefined && balance > balanceBefore ? { balance } : { leastPauseMs: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) return { leastPauseMs: 0 };
    if (error.status === 401 || error.kind === 'otherPerson') return 'gone';
    return { leastPauseMs: error.retryAfterMs ?? 0 };
  }
}

function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pauseMs);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

function show(next: PaymentState): void {
  state = next;
  listeners.notify();
}
