import * as v from 'valibot';
import { PRICING_TIERS } from '#openapi/limits.gen.ts';
import { deviceStore } from './device-store.ts';
import { count } from './schema.ts';

export type PricingTier = (typeof PRICING_TIERS)[number];

export const PLAN_NAMES: Record<PricingTier, string> = { starter: 'Starter', creator: 'Creator', pro: 'Pro' };

/** What was bought, and what the balance was just before the browser went to the payment page. */
const checkout = v.object({
  tier: v.picklist(PRICING_TIERS),
  /** Credits; null when the balance was not known. */
  balanceBefore: v.nullable(count),
});

/** Pricing writes it, the success page compares with it to see whether the credits have arrived (decision 22). */
export const startedCheckout = deviceStore('started-checkout', checkout);
