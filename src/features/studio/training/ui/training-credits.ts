import { useCredits } from '#entities/credits/credits.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { hasOtherTraining, type OpenRefund } from '../flow/training-state.ts';
import { useTraining } from '../flow/training-store.ts';

/** Says "owed" only when it is certain. */
export function openRefundsTitle(refunds: readonly OpenRefund[]): string {
  const credits = formatCount(refunds.length * TRAINING_COST_CREDITS, 'credit');
  if (refunds.every(({ state }) => state === 'failed')) return `You are owed ${credits}`;
  return refunds.some(({ isCharged }) => isCharged)
    ? `The refund of ${credits} is not confirmed yet`
    : `It is not known yet whether ${credits} were taken`;
}

/** The balance; unknown while the submission of a training, here or in another tab, still moves it. */
export function useSettledBalance(): number | undefined {
  const { balance } = useCredits();
  return hasOtherTraining(useTraining()) ? undefined : balance;
}

/** Credits missing for a training; 0 while the balance is unknown. */
export function creditsMissing(balance: number | undefined): number {
  return balance === undefined ? 0 : Math.max(0, TRAINING_COST_CREDITS - balance);
}

export function balanceAfter(balance: number | undefined): string {
  return balance === undefined ? 'not known' : formatCount(balance - TRAINING_COST_CREDITS, 'credit');
}
