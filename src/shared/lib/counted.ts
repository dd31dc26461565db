import { formatNumber } from './format-number.ts';

/** "1 photo", "0 photos", "1,540 photos". */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count)} ${nounFor(count, noun)}`;
}

/** The noun alone, where the number is set in a type of its own. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
