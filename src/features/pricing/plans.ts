import { PLANS as CONTRACT_PLANS } from '#openapi/limits.gen.ts';
import { PLAN_NAMES, type PricingTier } from '../../shared/lib/started-checkout.ts';

export interface Plan {
  name: string;
  /** As printed: "$39.99". */
  price: string;
  trainings: number;
  imageGenerations: number;
  credits: number;
  extras: readonly string[];
  badges: readonly string[];
}

/**
 * The plan table of spec §9. Its numbers are the contract's, which the server charges by; none is derived from another,
 * and no price per credit is shown (decision 1).
 */
export const PLANS: Record<PricingTier, Plan> = {
  starter: { ...printed('starter'), extras: ['All premium templates'], badges: [] },
  creator: {
    ...printed('creator'),
    extras: ['Priority support'],
    badges: ['Most Popular', 'Save 20%'],
  },
  pro: { ...printed('pro'), extras: ['Priority processing'], badges: [] },
};

function printed(tier: PricingTier) {
  const { priceUsd, trainings, images, credits } = CONTRACT_PLANS[tier];
  return {
    name: PLAN_NAMES[tier],
    price: `$${priceUsd.toFixed(2)}`,
    trainings,
    imageGenerations: images,
    credits,
  };
}
