import { tryParse, time } from './schema.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const dayOf = (date: Date) => `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
const minuteOf = (date: Date) => date.toTimeString().slice(0, 5);

/** "Nov 21, 2026" in this device's time zone, from ms since 1970 or a local time as text. An invalid date is "unknown". */
export const formatDate = formatterOf(dayOf);
/** "09:30", from the same values as {@link formatDate}. */
export const formatTime = formatterOf(minuteOf);
/** "Nov 21, 2026, 09:30", from the same values as {@link formatDate}. */
export const formatDateTime = formatterOf((date) => `${dayOf(date)}, ${minuteOf(date)}`);

/** Creates a formatter without `Intl`, whose first use takes 15 ms. */
function formatterOf(textOf: (date: Date) => string): (value: unknown) => string {
  return (value) => {
    const ms = tryParse(time, typeof value === 'string' ? Date.parse(value) : value);
    return ms === undefined ? 'unknown' : textOf(new Date(ms));
  };
}

/** The IANA name of this device's time zone ("Europe/Berlin"). Older browsers have no `Temporal`. */
export function timeZoneName(): string {
  if ('Temporal' in globalThis) return Temporal.Now.timeZoneId();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
