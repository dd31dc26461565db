import { isoTime, read, time } from './schema.ts';

// By what `Date` itself writes, which is English everywhere: the first use of `Intl` takes 15 ms, before the first screen.

/** "21 Nov 2026" in this device's time zone; "unknown" for anything that is no date. @param value text, or ms since 1970. */
export function formatDate(value: unknown): string {
  return format(value, dayOf);
}

/** "09:30", likewise. */
export function formatTime(value: unknown): string {
  return format(value, minuteOf);
}

/** "21 Nov 2026, 09:30", likewise. */
export function formatDateTime(value: unknown): string {
  return format(value, (date) => `${dayOf(date)}, ${minuteOf(date)}`);
}

function format(value: unknown, write: (date: Date) => string): string {
  const ms = read(typeof value === 'string' ? isoTime : time, value);
  return ms === undefined ? 'unknown' : write(new Date(ms));
}

/** From "Sat Nov 21 2026". */
function dayOf(date: Date): string {
  const [, month, day, year] = date.toDateString().split(' ');
  return `${Number(day)} ${month} ${year}`;
}

/** From "09:30:00 GMT+0100 (…)". */
function minuteOf(date: Date): string {
  return date.toTimeString().slice(0, 5);
}

/** The IANA name of this device's time zone ("Europe/Berlin"). */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
