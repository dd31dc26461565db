import { ensureUser } from '#shared/api/current-user.ts';
import {
  fetchIntoCache,
  revalidateInOtherTabs,
  revalidateQuery,
  source,
  useQuery,
} from '#shared/api/use-query.ts';
import { count, parseFields } from '#shared/lib/schema.ts';

const BALANCE = source(
  '/api/users/me/credits',
  (response) => parseFields(response, { credits: count }).credits,
);

/** The balance in credits; `undefined` while it is unknown, which differs from zero. */
export function useCredits() {
  const { data, ...query } = useQuery(BALANCE);
  // The balance is read again when it may have changed, so after a failure the earlier balance may be wrong.
  return { balance: query.error ? undefined : data, ...query };
}

/** Reads the balance of this user, outside React. @throws {ApiError} including for a response without a valid balance */
export async function fetchBalance(userId: string): Promise<number> {
  // Never use another user's balance.
  await ensureUser(userId);
  return fetchIntoCache(BALANCE);
}

/** Reads the balance again in every tab. */
export function reloadCredits(): Promise<unknown> {
  return revalidateQuery(BALANCE);
}

/** Reads the balance now and reloads it in the other tabs. @throws {ApiError} */
export async function refreshCreditsInAllTabs(): Promise<void> {
  await fetchIntoCache(BALANCE);
  revalidateInOtherTabs(BALANCE);
}
