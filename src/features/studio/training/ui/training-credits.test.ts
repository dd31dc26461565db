import { expect, test } from 'vitest';
import type { OpenRefund } from '#entities/credits/open-training.ts';
import { openRefundsTitle } from './training-credits.ts';

const COST = 350;

const refund = (state: OpenRefund['state'], isCharged: boolean): OpenRefund => {
  return { id: '1', state, isCharged, costCredits: COST };
};

test.each([
  [[refund('failed', true)], `You are owed ${COST} credits`],
  [
    [refund('failed', true), refund('unknown', false)],
    `The refund of ${2 * COST} credits is not confirmed yet`,
  ],
  [[refund('unknown', false)], `We don’t know yet if ${COST} credits were taken`],
])('a debt is claimed only if it is certain: %j', (refunds, title) => {
  expect(openRefundsTitle(refunds)).toBe(title);
});
