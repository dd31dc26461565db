import * as v from 'valibot';
import { ApiError } from '#shared/api/api-error.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { RefusedResponse } from '#shared/api/refused-response.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import type { Message } from '#shared/lib/messages.ts';
import { parseFields, text, tryParse } from '#shared/lib/schema.ts';
import { reloadCredits } from './credits.ts';

export interface CreditCall {
  /** The idempotency key, so that a repeated call moves credits once (decision 54). */
  key: string;
  signal?: AbortSignal | undefined;
}

/**
 * Deducts credits and reads the balance again (decision 23). Like a refund, it does not name the user, so it is sent by the
 * outbox, which knows who is signed in.
 * @throws {ApiError} 402 with `problem.available` when there are too few.
 */
export function chargeCredits(amount: number, { key, signal }: CreditCall): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  const init = { body: { amount }, params, signal: signal ?? null };
  return moveCredits(api.POST('/api/users/me/deduct-credits', init));
}

/**
 * Gives a charge back and reads the balance again.
 * @param keys.chargeKey the key of that charge
 * @throws {ApiError} 409 with `problem.code` `nothingLeft` when the charge was never booked, and never will be
 */
export function refundCredits(amount: number, keys: { key: string; chargeKey: string }): Promise<void> {
  const params = { header: { 'Idempotency-Key': keys.key, 'Charge-Key': keys.chargeKey } };
  return moveCredits(api.POST('/api/users/me/refund-credits', { body: { amount }, params }));
}

/** Spec §7. Any value counts but null. */
const ANSWER = {
  newBalance: v.nonNullish(v.unknown()),
  available: v.nonNullish(v.unknown()),
  error: v.unknown(),
};

async function moveCredits(request: Parameters<typeof unwrap>[0]): Promise<void> {
  try {
    const { newBalance, available, error } = parseFields(await unwrap(request), ANSWER);
    if (error != null) throw new RefusedResponse(tryParse(text, error));
    // Decision 24: one of the two must be present, with any value; the balance is read again in any case.
    if ((newBalance ?? available) === undefined) throw ApiError.of('unreadable');
  } finally {
    void reloadCredits();
  }
}

/** Messages of every charge (spec §8). */
export const CREDIT_MESSAGES = {
  insufficientCredits: { title: 'Insufficient Credits', tone: 'error' },
  creditError: {
    title: 'Credit Error',
    tone: 'error',
    text: 'Couldn’t charge your credits. Try again.',
  },
} satisfies Record<string, Message>;

/**
 * The text of Insufficient Credits (spec §5).
 * @param balance the balance in the refusal, because one that was read earlier may contradict it
 */
export function insufficientCreditsText(needed: number, balance: number | undefined): string {
  const need = `You need ${formatCount(needed, 'credit')}.`;
  if (balance === undefined) return `${need} Your balance is too low.`;
  const have = formatCount(balance, 'credit');
  return balance < needed ? `${need} You have ${have}.` : `${need} The server did not accept your ${have}.`;
}
