const NUMBER = new Intl.NumberFormat('en-GB');

/** "1,540": numbers of this app, whatever the browser's language, because its sentences are English. */
export function formatNumber(value: number): string {
  return NUMBER.format(value);
}
