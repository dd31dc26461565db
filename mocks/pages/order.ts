import { PLANS } from '#openapi/limits.gen.ts';
import type { Db } from '../db/db.ts';
import type { Order } from './payment-page.ts';

/** What a checkout is about, or why there is nothing to pay. */
export function findOrder(db: Db, checkoutId: string): Order | { nothing: string } {
  const checkout = db.checkouts.get(checkoutId);
  if (!checkout)
    return { nothing: 'This payment page belongs to no checkout. Choose a plan again to open one.' };
  if (checkout.state === 'paid')
    return { nothing: 'This checkout is paid already, and is not charged twice.' };
  if (checkout.state === 'cancelled') {
    return {
      nothing: 'This checkout was cancelled, and nothing was charged. Choose a plan again to open another.',
    };
  }
  const { tier, appAddress } = checkout;
  const { priceUsd, credits } = PLANS[tier];
  const planName = `${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}`;
  return { planName, price: `$${priceUsd.toFixed(2)}`, credits, appAddress };
}
