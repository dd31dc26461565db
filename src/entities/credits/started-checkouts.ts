import * as v from 'valibot';
import { PRICING_TIERS } from '#openapi/limits.gen.ts';
import { deviceStore, readItem, writeItem } from '#shared/lib/device-store.ts';
import { newId } from '#shared/lib/new-id.ts';
import { count, listOf, text } from '#shared/lib/schema.ts';

export type PricingTier = (typeof PRICING_TIERS)[number];

export const PLAN_NAMES: Record<PricingTier, string> = { starter: 'Starter', creator: 'Creator', pro: 'Pro' };

/** Only a cancelled checkout removes its record. */
const MAX_CHECKOUTS = 20;

/**
 * One record per checkout, so that tabs do not overwrite each other's. `balanceBefore`: the balance in credits that was
 * shown when it started, if it was known; only for display (decision 56).
 */
export type StartedCheckout = v.InferOutput<typeof startedCheckout>;

const startedCheckout = v.object({
  id: text,
  tier: v.picklist(PRICING_TIERS),
  balanceBefore: v.optional(count),
});
const store = deviceStore('started-checkouts', listOf(startedCheckout));

/** The key of the id of this tab's checkout, which survives the visit of the payment page. */
const keyOf = (userId: string) => `twin-studio:checkout:${userId}`;

/** Called before the browser opens the payment page. The earlier one stays: the tab that this is a copy of may pay it. */
export function saveCheckout(userId: string, tier: PricingTier, balanceBefore?: number): void {
  const id = newId();
  store.change(userId, (all = []) => [...all, { id, tier, balanceBefore }].slice(-MAX_CHECKOUTS));
  // If this fails, the checkout is only found while it is the only one.
  writeItem(keyOf(userId), id, 'sessionStorage');
}

/**
 * This tab's checkout, else the only one, because some payment pages return in a new tab.
 * @returns undefined when none was started here; `tier` is undefined when there are several candidates
 */
export function findCheckout(
  userId: string,
): { tier: PricingTier | undefined; balanceBefore: number | undefined } | undefined {
  const all = store.read(userId) ?? [];
  if (all.length === 0) return undefined;
  const own = ownCheckout(userId) ?? (all.length === 1 ? all[0] : undefined);
  return { tier: own?.tier, balanceBefore: own?.balanceBefore };
}

/** This tab's checkout, if it is known. */
export function ownCheckout(userId: string): StartedCheckout | undefined {
  const own = readItem(keyOf(userId), 'sessionStorage');
  return store.read(userId)?.find(({ id }) => id === own);
}

/** Called when this tab's checkout was cancelled. */
export function removeCheckout(userId: string): void {
  const own = ownCheckout(userId);
  store.change(userId, (all = []) => all.filter(({ id }) => id !== own?.id));
}
