import * as v from 'valibot';
import { PRICING_TIERS } from '#openapi/limits.gen.ts';
import { readItem, writeItem } from '../../shared/lib/browser-storage.ts';
import { deviceStore } from '../../shared/lib/device-store.ts';
import { newId } from '../../shared/lib/new-id.ts';
import { listOf, text } from '../../shared/lib/schema.ts';

export type PricingTier = (typeof PRICING_TIERS)[number];

export const PLAN_NAMES: Record<PricingTier, string> = { starter: 'Starter', creator: 'Creator', pro: 'Pro' };

/** Of tabs that were closed on the payment page; more of them help nobody. */
const MAX_CHECKOUTS = 20;

/** One record per checkout, so that two tabs do not overwrite each other's. */
export type StartedCheckout = v.InferOutput<typeof startedCheckout>;

const startedCheckout = v.object({ id: text, tier: v.picklist(PRICING_TIERS) });
const store = deviceStore('started-checkouts', listOf(startedCheckout), { canCatchUp: true });

/** Which record is this tab's: it survives the way to the payment page and back, whose addresses are the server's. */
const TAB_KEY = 'twin-studio:checkout';

/** The browser is about to leave for the payment page. A tab has one checkout: an earlier one was left. */
export function saveCheckout(userId: string, tier: PricingTier): void {
  const id = newId();
  const isOfOtherTab = otherTabsFilter();
  store.change(userId, (all = []) => [...all.filter(isOfOtherTab), { id, tier }].slice(-MAX_CHECKOUTS));
  // Where that is refused, the plan is named only where it is the only one.
  writeItem(TAB_KEY, id, 'sessionStorage');
}

/**
 * The checkout that this page comes back from: this tab's, or the only one, as some payment pages lead back into a new
 * tab.
 * @returns undefined where none began here; `tier` is undefined where it could be any of several.
 */
export function findCheckout(userId: string): { tier: PricingTier | undefined } | undefined {
  const all = store.read(userId) ?? [];
  if (all.length === 0) return undefined;
  const own = all.find(({ id }) => id === tabCheckoutId()) ?? (all.length === 1 ? all[0] : undefined);
  return { tier: own?.tier };
}

/** This tab's checkout was cancelled. */
export function removeCheckout(userId: string): void {
  const isOfOtherTab = otherTabsFilter();
  store.change(userId, (all = []) => all.filter(isOfOtherTab));
}

function otherTabsFilter() {
  const own = tabCheckoutId();
  return ({ id }: { id: string }) => id !== own;
}

function tabCheckoutId(): string | undefined {
  const result = readItem(TAB_KEY, 'sessionStorage');
  return result.isRead ? result.value : undefined;
}
