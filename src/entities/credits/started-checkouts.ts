import * as v from 'valibot';
import { PRICING_TIERS } from '#openapi/limits.gen.ts';
import { deviceStore, readItem, writeItem } from '#shared/lib/device-store.ts';
import { newId } from '#shared/lib/new-id.ts';
import { count, listOf, text } from '#shared/lib/schema.ts';

export type PricingTier = (typeof PRICING_TIERS)[number];

export const PLAN_NAMES: Record<PricingTier, string> = { starter: 'Starter', creator: 'Creator', pro: 'Pro' };

/** The limit of records. Only a canceled checkout removes its record. */
const MAX_CHECKOUTS = 20;

/**
 * One record per checkout, so that tabs do not overwrite each other's records. `balanceBefore` is the balance in credits
 * that was shown at the start, if known; only for display (decision 56).
 */
export type StartedCheckout = v.InferOutput<typeof startedCheckout>;

const startedCheckout = v.object({
  id: text,
  tier: v.picklist(PRICING_TIERS),
  balanceBefore: v.optional(count),
});
const store = deviceStore('started-checkouts', listOf(startedCheckout));

/** The storage key of this tab's checkout id, which is preserved while the tab shows the payment page. */
const keyOf = (userId: string) => `twin-studio:checkout:${userId}`;

/** Stores a checkout before the browser opens the payment page. An earlier record stays: a copy of this tab may pay it. */
export function saveCheckout(userId: string, tier: PricingTier, balanceBefore?: number): void {
  const id = newId();
  store.change(userId, (checkouts = []) => [...checkouts, { id, tier, balanceBefore }].slice(-MAX_CHECKOUTS));
  // If this fails, the checkout is found only while it is the only record.
  writeItem(keyOf(userId), id, 'sessionStorage');
}

/**
 * Finds this tab's checkout, else the only checkout, because some payment pages return in a new tab.
 * @returns undefined when none was started on this device; `tier` is undefined when there are several candidates
 */
export function findCheckout(
  userId: string,
): { tier: PricingTier | undefined; balanceBefore: number | undefined } | undefined {
  const checkouts = store.read(userId) ?? [];
  if (checkouts.length === 0) return undefined;
  const onlyCheckout = checkouts.length === 1 ? checkouts[0] : undefined;
  const checkout = ownCheckout(userId) ?? onlyCheckout;
  return { tier: checkout?.tier, balanceBefore: checkout?.balanceBefore };
}

/** This tab's checkout, if it is known. */
export function ownCheckout(userId: string): StartedCheckout | undefined {
  const ownId = readItem(keyOf(userId), 'sessionStorage');
  return store.read(userId)?.find(({ id }) => id === ownId);
}

/** Removes this tab's checkout after it was canceled. */
export function removeCheckout(userId: string): void {
  const own = ownCheckout(userId);
  store.change(userId, (checkouts = []) => checkouts.filter(({ id }) => id !== own?.id));
}
