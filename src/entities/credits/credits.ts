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

/** The balance in credits; `undefined` while it is unknown, which is not the same as zero. */
export function useCredits() {
  const { data, ...query } = useQuery(BALANCE);
  // It is read again when it may have changed: after a failure, the earlier one is not known to be true any more.
  return { balance: query.error ? undefined : data, ...query };
}

/** The balance of this person, outside React. @throws {ApiError} also when the answer has no valid balance */
export async function fetchBalance(userId: string): Promise<number> {
  // Another user's balance must not be used.
  await ensureUser(userId);
  return fetchIntoCache(BALANCE);
}

/** Reads the balance again in every tab. */
export function reloadCredits(): Promise<unknown> {
  return revalidateQuery(BALANCE);
}

/** Reads the balance now, and again in the other tabs. @throws {ApiError} */
export async function refreshCreditsInAllTabs(): Promise<void> {
  await fetchIntoCache(BALANCE);
  revalidateInOtherTabs(BALANCE);
}
