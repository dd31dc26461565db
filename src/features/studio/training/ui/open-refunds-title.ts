import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import type { OpenRefund } from '../flow/training-state.ts';

/** Says "owed" only when it is certain. */
export function openRefundsTitle(refunds: readonly OpenRefund[]): string {
  const credits = formatCount(refunds.length * TRAINING_COST_CREDITS, 'credit');
  if (refunds.every(({ state }) => state === 'failed')) return `You are owed ${credits}`;
  return refunds.some(({ isCharged }) => isCharged)
    ? `The refund of ${credits} is not confirmed yet`
    : `It is not known yet whether ${credits} were taken`;
}
