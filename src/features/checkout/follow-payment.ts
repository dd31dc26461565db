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
 * Reads the balance until it is above what it was before the checkout was started: the credits come by the payment
 * provider's own message to the server, which can be late (decision 22). It goes on after the success page was left, so
 * that the balance in the header is right as soon as it can be; asking for the same payment again changes nothing.
 */
export function followPayment(userId: string): void {
  const balanceBefore = startedCheckout.read(userId)?.balanceBefore ?? undefined;
  if (balanceBefore === undefined) return;
  if (following?.userId === userId && following.balanceBefore === balanceBefore && state.step !== 'late')
    return;
  stopFollowingPayment();
  const stop = new AbortController();
  following = { userId, balanceBefore, stop };
  show({ step: 'awaited' });
  void follow(userId, balanceBefore, stop.signal);
}

/** Forgets the payment: who paid has left. Also for tests. */
export function stopFollowingPayment(): void {
  following?.stop.abort();
  following = undefined;
  show({ step: 'none' });
}

async function follow(userId: string, balanceBefore: number, signal: AbortSignal): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    let leastPauseMs = 0;
    try {
      await ensurePerson(userId);
      const balance = credits(await read('/api/users/me/credits', undefined, signal));
      if (signal.aborted) return;
      if (balance !== undefined && balance > balanceBefore) {
        startedCheckout.remove(userId);
        void reloadCredits();
        show({ step: 'arrived', balance, added: balance - balanceBefore });
        return;
      }
    } catch (error) {
      if (signal.aborted) return;
      // A look that fails says nothing, the next one may; but the person may be gone.
      const problem = error instanceof ApiError ? error : undefined;
      if (problem?.status === 401 || problem?.kind === 'otherPerson') return stopFollowingPayment();
      leastPauseMs = problem?.retryAfterMs ?? 0;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(pauseMs, leastPauseMs)));
    if (signal.aborted) return;
  }
  show({ step: 'late' });
}

function show(next: PaymentState): void {
  state = next;
  listeners.notify();
}
