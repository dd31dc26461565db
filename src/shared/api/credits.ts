import { counted } from '../lib/counted.ts';
import { count, readFields } from '../lib/schema.ts';
import { onTabNews, postToTabs } from '../lib/tabs.ts';
import { answer, api } from './client.ts';
import { ensurePerson } from './person.ts';
import { readAndShare, reloadQuery, useQuery } from './use-query.ts';

const CREDITS = '/api/users/me/credits';

/** The balance in credits; `undefined` while it is not known, which is neither zero nor enough (faults: Shape). */
export function useCredits() {
  const { data, error, isLoading, reload } = useQuery(CREDITS);
  return {
    balance: credits(data),
    isLoading,
    error,
    reload: async () => credits(await reload()),
  };
}

export interface CreditCall {
  /** Whose credits. The call itself does not say, so it is refused here when somebody else is signed in by now. */
  userId: string;
  /** A server that knows the key answers a repeated call without moving credits twice (decision 8). */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * Deducts credits and reads the balance again (decision 23).
 * @returns the new balance, if the server sent it.
 * @throws {ApiError} 402 with `problem.available` when there are too few.
 */
export function chargeCredits(amount: number, call: CreditCall): Promise<number | undefined> {
  return changeCredits('/api/users/me/deduct-credits', amount, call);
}

/** Gives credits back and reads the balance again. @throws {ApiError} when the refund is still owed. */
export function refundCredits(amount: number, call: CreditCall): Promise<number | undefined> {
  return changeCredits('/api/users/me/refund-credits', amount, call);
}

async function changeCredits(
  path: '/api/users/me/deduct-credits' | '/api/users/me/refund-credits',
  amount: number,
  { userId, idempotencyKey, signal }: CreditCall,
): Promise<number | undefined> {
  await ensurePerson(userId);
  try {
    const params = { header: { 'Idempotency-Key': idempotencyKey } };
    const call = api.POST(path, { body: { amount }, params, signal: signal ?? null });
    const change = await answer(call);
    // Decision 24: neither when the server sends none of them, or nonsense.
    const { newBalance, available } = readFields(change, { newBalance: count, available: count });
    return newBalance ?? available;
  } finally {
    void reloadCredits();
  }
}

/** The balance has changed: every tab reads it again. */
export function reloadCredits(): Promise<unknown> {
  postToTabs({ kind: 'creditsChanged' });
  return readShownCredits();
}

/** Reads the balance now, for every tab. @throws {ApiError} */
export async function readCreditsForAll(): Promise<void> {
  await readAndShare(CREDITS);
  postToTabs({ kind: 'creditsChanged' });
}

onTabNews(({ kind }) => {
  if (kind === 'creditsChanged') void readShownCredits();
});

function readShownCredits(): Promise<unknown> {
  return reloadQuery(CREDITS).catch(() => undefined);
}

/**
 * The text of Insufficient Credits (spec §5).
 * @param balance what the refusal says is there. A balance read before it may be out of date and would contradict it.
 */
export function insufficientCreditsText(needed: number, balance: number | undefined): string {
  const need = `You need ${counted(needed, 'credit')}.`;
  return balance !== undefined && balance < needed
    ? `${need} You have ${counted(balance, 'credit')}.`
    : `${need} Your balance is too low.`;
}

/** The balance in an answer. Anything but a whole number that is not negative is "not known", a text of one included. */
export function credits(answer: unknown): number | undefined {
  return readFields(answer, { credits: count }).credits;
}
