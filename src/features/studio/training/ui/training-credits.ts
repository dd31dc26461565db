import { useCredits } from '#entities/credits/credits.ts';
import type { OpenRefund } from '#entities/credits/open-training.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { hasOtherTraining } from '../flow/training-state.ts';
import { useTraining } from '../flow/training-store.ts';

/** Claims that credits are owed only when it is certain. */
export function openRefundsTitle(refunds: readonly OpenRefund[]): string {
  const credits = formatCount(
    refunds.reduce((sum, { costCredits }) => sum + costCredits, 0),
    'credit',
  );
  if (refunds.every(({ state }) => state === 'failed')) return `You are owed ${credits}`;
  return refunds.some(({ isCharged }) => isCharged)
    ? `The refund of ${credits} is not confirmed yet`
    : `We don’t know yet if ${credits} were taken`;
}

/** The balance. Unknown while the submission of a training, in this or another tab, may change it. */
export function useSettledBalance(): number | undefined {
  const { balance } = useCredits();
  return hasOtherTraining(useTraining()) ? undefined : balance;
}

/** Credits missing for a training of this price; 0 while the balance is unknown. */
export function creditsMissing(balance: number | undefined, price: number): number {
  return balance === undefined ? 0 : Math.max(0, price - balance);
}

export function balanceAfter(balance: number | undefined, price: number): string {
  return balance === undefined ? 'not known' : formatCount(balance - price, 'credit');
}
