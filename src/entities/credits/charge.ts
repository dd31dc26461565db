import * as v from 'valibot';
import { ApiError } from '#shared/api/api-error.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { RefusedAnswer } from '#shared/api/outbox.ts';
import { ensurePerson } from '#shared/api/person.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import type { Message } from '#shared/lib/messages.ts';
import { parseFields, text, tryParse } from '#shared/lib/schema.ts';
import { reloadCredits } from './credits.ts';

export interface CreditCall {
  /**
   * The user whose credits are moved. The call does not name them, so it is refused here when somebody else is signed
   * in.
   */
  userId: string;
  /** The idempotency key, so that a repeated call moves credits once (decision 54). */
  key: string;
  signal?: AbortSignal | undefined;
}

/**
 * Deducts credits and reads the balance again (decision 23).
 * @throws {ApiError} 402 with `problem.available` when there are too few.
 */
export function chargeCredits(amount: number, { userId, key, signal }: CreditCall): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  return moveCredits(userId, () =>
    api.POST('/api/users/me/deduct-credits', { body: { amount }, params, signal: signal ?? null }),
  );
}

/**
 * Gives a charge back and reads the balance again.
 * @param call.chargeKey the key of that charge
 * @throws {ApiError} 409 with `problem.code` `nothingLeft` when the charge was never booked, and never will be
 */
export function refundCredits(
  amount: number,
  { userId, key, chargeKey, signal }: CreditCall & { chargeKey: string },
): Promise<void> {
  const params = { header: { 'Idempotency-Key': key, 'Charge-Key': chargeKey } };
  return moveCredits(userId, () =>
    api.POST('/api/users/me/refund-credits', { body: { amount }, params, signal: signal ?? null }),
  );
}

/** Spec §7. Any value counts but null. */
const ANSWER = {
  newBalance: v.nonNullish(v.unknown()),
  available: v.nonNullish(v.unknown()),
  error: v.unknown(),
};

async function moveCredits(userId: string, send: () => Parameters<typeof unwrap>[0]): Promise<void> {
  await ensurePerson(userId);
  try {
    const change = await unwrap(send());
    const { newBalance, available, error } = parseFields(change, ANSWER);
    if (error != null) throw new RefusedAnswer(tryParse(text, error));
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
    text: 'Your credits could not be charged. Please try again.',
  },
} satisfies Record<string, Message>;

/**
 * The text of Insufficient Credits (spec §5).
 * @param balance the balance in the refusal, because one that was read earlier may contradict it
 */
export function insufficientCreditsText(needed: number, balance: number | undefined): string {
  const need = `You need ${formatCount(needed, 'credit')}.`;
  return balance !== undefined && balance < needed
    ? `${need} You have ${formatCount(balance, 'credit')}.`
    : `${need} Your balance is too low.`;
}
