/**
 * "1,540", whatever the browser's language, because the app is in English. Without `Intl`, whose first use takes 15
 * ms.
 */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** "1 photo", "0 photos", "1,540 photos". @param noun a regular one */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${pluralOf(count, noun)}`;
}

/** The noun alone, for numbers that are styled on their own. */
export function pluralOf(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
