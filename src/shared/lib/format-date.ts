import { isoTime, read, time } from './schema.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;
const DATE = new Intl.DateTimeFormat('en-GB', DAY);
const TIME = new Intl.DateTimeFormat('en-GB', MINUTE);
const DATE_TIME = new Intl.DateTimeFormat('en-GB', { ...DAY, ...MINUTE });

/** "21 Nov 2026" in this device's time zone; "unknown" for anything that is no date. @param value text, or ms since 1970. */
export function formatDate(value: unknown): string {
  return format(DATE, value);
}

/** "09:30", likewise. */
export function formatTime(value: unknown): string {
  return format(TIME, value);
}

/** "21 Nov 2026, 09:30", likewise. */
export function formatDateTime(value: unknown): string {
  return format(DATE_TIME, value);
}

function format(formatter: Intl.DateTimeFormat, value: unknown): string {
  const ms = read(typeof value === 'string' ? isoTime : time, value);
  return ms === undefined ? 'unknown' : formatter.format(ms);
}

/** The IANA name of this device's time zone ("Europe/Berlin"). */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
