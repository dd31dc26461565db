/** A server may ask for a longer pause: then the person is not kept waiting, and has a button that asks now. */
export const LONGEST_PAUSE_MS = 120_000;
/** Eleven days. What is longer is a mistake, and more than timers can wait. */
const MOST_SECONDS = 1_000_000;

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * How long the server asks to be left alone, ms: in seconds, or until a date, which is measured against the answer's own
 * `Date`, because this device's clock may be hours off. @returns undefined where it does not ask, or asks for nonsense
 */
export function readRetryAfter(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (dateOf(asked) - dateOf(headers.get('date'))) / 1000;
  return seconds > 0 && seconds <= MOST_SECONDS ? seconds * 1000 : undefined;
}

/** NaN for what is no date, which is in no range. */
function dateOf(header: string | null): number {
  return header !== null && HTTP_DATE.test(header) ? Date.parse(header) : NaN;
}
