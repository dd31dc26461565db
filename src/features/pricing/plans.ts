import { PLANS as CONTRACT_PLANS } from '#openapi/limits.gen.ts';
import type { components } from '#openapi/types.gen.ts';

export type PricingTier = components['schemas']['PricingTier'];

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
  starter: { ...numbersOf('starter'), name: 'Starter', extras: ['All premium templates'], badges: [] },
  creator: {
    ...numbersOf('creator'),
    name: 'Creator',
    extras: ['Priority support'],
    badges: ['Most Popular', 'Save 20%'],
  },
  pro: { ...numbersOf('pro'), name: 'Pro', extras: ['Priority processing'], badges: [] },
};

function numbersOf(tier: PricingTier) {
  const { priceUsd, trainings, images, credits } = CONTRACT_PLANS[tier];
  return { price: `$${priceUsd.toFixed(2)}`, trainings, imageGenerations: images, credits };
}
