import type { components } from '../../../openapi/types.gen.ts';

export type PricingTier = components['schemas']['PricingTier'];

export interface Plan {
  name: string;
  price: string;
  trainings: number;
  imageGenerations: number;
  credits: number;
  extras: readonly string[];
  badges: readonly string[];
}

/**
 * The plan table of spec §9, as it stands. The counts are plan copy: none is derived from another, and no price per
 * credit is shown (decision 1).
 */
export const PLANS = {
  starter: {
    name: 'Starter',
    price: '$9.99',
    trainings: 1,
    imageGenerations: 20,
    credits: 300,
    extras: ['All premium templates'],
    badges: [],
  },
  creator: {
    name: 'Creator',
    price: '$39.99',
    trainings: 5,
    imageGenerations: 60,
    credits: 1000,
    extras: ['Priority support'],
    badges: ['Most Popular', 'Save 20%'],
  },
  pro: {
    name: 'Pro',
    price: '$99.99',
    trainings: 15,
    imageGenerations: 200,
    credits: 3000,
    extras: ['Priority processing'],
    badges: [],
  },
} as const satisfies Record<PricingTier, Plan>;

/** The order on the page. */
export const TIERS = ['starter', 'creator', 'pro'] as const satisfies readonly PricingTier[];
