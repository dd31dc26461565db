import { PRICING_TIERS } from '#openapi/limits.gen.ts';
import type { components } from '#openapi/types.gen.ts';
import { deviceStore } from './device-store.ts';

type PricingTier = components['schemas']['PricingTier'];

/** What was bought, and what the balance was just before the browser went to the payment page. */
export interface StartedCheckout {
  tier: PricingTier;
  /** Credits; null when the balance was not known. */
  balanceBefore: number | null;
}

/** Pricing writes it, the success page compares with it to see whether the credits have arrived (decision 22). */
export const startedCheckout = deviceStore<StartedCheckout>('started-checkout', isStartedCheckout);

function isStartedCheckout(value: unknown): value is StartedCheckout {
  if (typeof value !== 'object' || value === null || !('tier' in value) || !('balanceBefore' in value))
    return false;
  const { tier, balanceBefore } = value;
  return (
    PRICING_TIERS.some((known) => known === tier) &&
    (balanceBefore === null || (Number.isSafeInteger(balanceBefore) && Number(balanceBefore) >= 0))
  );
}
