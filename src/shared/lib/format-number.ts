/**
 * "1,540": numbers of this app, whatever the browser's language, because its sentences are English. Not by `Intl`:
 * its first use takes 15 ms, before the first paint.
 */
export function formatNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}
