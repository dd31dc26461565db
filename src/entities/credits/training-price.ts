import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { formatCount } from '#shared/lib/format-count.ts';

const PRICES: readonly number[] = Object.values(TRAINING_COST_CREDITS);

/** The price of the cheapest training, in credits. */
export const LOWEST_TRAINING_PRICE = Math.min(...PRICES);

/** The price of a training before its mode is chosen: "200 credits", or "200–300 credits" where the modes differ. */
export function anyTrainingPrice(): string {
  const highest = Math.max(...PRICES);
  const price = formatCount(highest, 'credit');
  return highest === LOWEST_TRAINING_PRICE ? price : `${LOWEST_TRAINING_PRICE}–${price}`;
}
