/** For longer pauses the app does not wait: it offers a button instead. */
export const MAX_RETRY_AFTER_MS = 120_000;
/** Eleven days. A longer pause is a mistake, and too long for timers. */
const MAX_SECONDS = 1_000_000;

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads `Retry-After`, ms: seconds or a date, which is compared with the response's own `Date`, because this device's
 * clock may be hours off. @returns undefined when it is missing or invalid
 */
export function parseRetryAfter(headers: Headers): number | undefined {
  const asked = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (dateOf(asked) - dateOf(headers.get('date'))) / 1000;
  return seconds > 0 && seconds <= MAX_SECONDS ? seconds * 1000 : undefined;
}

/** NaN for an invalid date. */
function dateOf(header: string | null): number {
  return header !== null && HTTP_DATE.test(header) ? Date.parse(header) : NaN;
}
