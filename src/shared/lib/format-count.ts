/**
 * "1,540", whatever the browser's language, because the app is in English. Without `Intl`, whose first use takes 15
 * ms.
 */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** All of them are regular. */
type Noun =
  | 'byte'
  | 'character'
  | 'credit'
  | 'file'
  | 'hour'
  | 'minute'
  | 'photo'
  | 'picture'
  | 'post'
  | 'sample'
  | 'second'
  | 'training'
  | 'twin'
  | 'word';

/** "1 photo", "0 photos", "1,540 photos". */
export function formatCount(count: number, noun: Noun): string {
  return `${formatNumber(count)} ${pluralOf(count, noun)}`;
}

/** The noun alone, for numbers that are styled on their own. */
export function pluralOf(count: number, noun: Noun): string {
  return count === 1 ? noun : `${noun}s`;
}
