import * as v from 'valibot';
import { ApiError } from '#shared/api/api-error.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { RefusedResponse } from '#shared/api/refused-response.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import type { Message } from '#shared/lib/messages.ts';
import { parseFields, text, tryParse } from '#shared/lib/schema.ts';
import { reloadCredits } from './credits.ts';

export interface ChargeOptions {
  /** The idempotency key, with which repeated requests move credits once (decision 54). */
  key: string;
  signal?: AbortSignal | undefined;
}

/**
 * Deducts credits and reads the balance again (decision 23). Neither a charge nor a refund contains the user, so send it
 * through the outbox, which checks the signed-in user.
 * @throws {ApiError} 402 with `problem.available` when there are too few credits
 */
export function chargeCredits(amount: number, { key, signal }: ChargeOptions): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  const options = { body: { amount }, params, signal: signal ?? null };
  return moveCredits(api.POST('/api/users/me/deduct-credits', options));
}

/**
 * Refunds a charge and reads the balance again.
 * @param keys.chargeKey the key of that charge
 * @throws {ApiError} 409 with `problem.code` `nothingLeft` when the charge was never booked and never will be
 */
export function refundCredits(amount: number, keys: { key: string; chargeKey: string }): Promise<void> {
  const params = { header: { 'Idempotency-Key': keys.key, 'Charge-Key': keys.chargeKey } };
  return moveCredits(api.POST('/api/users/me/refund-credits', { body: { amount }, params }));
}

/** The fields of a response to a charge or refund (spec §7), with any value but null. */
const CREDIT_RESPONSE = {
  newBalance: v.nonNullish(v.unknown()),
  available: v.nonNullish(v.unknown()),
  error: v.unknown(),
};

async function moveCredits(request: Parameters<typeof unwrap>[0]): Promise<void> {
  try {
    const { newBalance, available, error } = parseFields(await unwrap(request), CREDIT_RESPONSE);
    if (error != null) throw new RefusedResponse(tryParse(text, error));
    // One of the two fields must be present, with any value (decision 24). The balance is read again in any case.
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
 * @param balance the balance in the refusal, because an earlier balance may contradict it
 */
export function insufficientCreditsText(needed: number, balance: number | undefined): string {
  const need = `You need ${formatCount(needed, 'credit')}.`;
  if (balance === undefined) return `${need} Your balance is too low.`;
  const have = formatCount(balance, 'credit');
  return balance < needed ? `${need} You have ${have}.` : `${need} The server did not accept your ${have}.`;
}
