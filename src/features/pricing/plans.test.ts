import { expect, it } from 'vitest';
import { PRICING_TIERS } from '#openapi/limits.gen.ts';
import { PLANS } from './plans.ts';

it('is the plan table of the specification (§9.1)', () => {
  const rows = PRICING_TIERS.map((tier) => {
    const { price, trainings, imageGenerations, credits, badges, extras } = PLANS[tier];
    return [tier, price, trainings, imageGenerations, credits, [...badges, ...extras].join(', ')];
  });
  expect(rows).toEqual([
    ['starter', '$9.99', 1, 20, 300, 'All premium templates'],
    ['creator', '$39.99', 5, 60, 1000, 'Most Popular, Save 20%, Priority support'],
    ['pro', '$99.99', 15, 200, 3000, 'Priority processing'],
  ]);
});
