/**
 * "1,540", independent of the browser's language, because the app is in English. Avoids `Intl`, whose first use takes
 * 15 ms.
 */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** "1 photo", "0 photos", "1,540 photos". @param noun a noun with a regular plural */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${pluralOf(count, noun)}`;
}

/** The noun without the number, for numbers that are styled separately. */
export function pluralOf(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

/** "2 seconds", "5 minutes", "3 hours": rounded up, so that the wait is never too short. */
export function formatWait(ms: number): string {
  return inLargestUnit(ms, Math.ceil);
}

/** "2 seconds", "5 minutes", "3 hours" of elapsed time: rounded down, so that it is never too long. */
export function formatElapsed(ms: number): string {
  return inLargestUnit(ms, Math.floor);
}

function inLargestUnit(ms: number, round: (value: number) => number): string {
  const seconds = round(ms / 1000);
  if (seconds <= 90) return formatCount(seconds, 'second');
  const minutes = round(seconds / 60);
  return minutes <= 90 ? formatCount(minutes, 'minute') : formatCount(round(minutes / 60), 'hour');
}
