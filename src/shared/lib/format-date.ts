const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;
const DATE = new Intl.DateTimeFormat('en-GB', DAY);
const TIME = new Intl.DateTimeFormat('en-GB', MINUTE);
const DATE_TIME = new Intl.DateTimeFormat('en-GB', { ...DAY, ...MINUTE });

/** "21 Nov 2026" in this device's time zone. @param time ms since 1970. */
export function formatDate(time: number): string {
  return DATE.format(time);
}

/** "09:30" in this device's time zone. @param time ms since 1970. */
export function formatTime(time: number): string {
  return TIME.format(time);
}

/** "21 Nov 2026, 09:30" in this device's time zone; "unknown" for anything that is no date. */
export function formatDateTime(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return 'unknown';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? 'unknown' : DATE_TIME.format(date);
}

/** The IANA name of this device's time zone ("Europe/Berlin"). */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
