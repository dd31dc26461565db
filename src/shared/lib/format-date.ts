import { isoTime, read, time } from './schema.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;

/** "21 Nov 2026" in this device's time zone; "unknown" for anything that is no date: text, or ms since 1970. */
export const formatDate = formatterOf(DAY);
/** "09:30", likewise. */
export const formatTime = formatterOf(MINUTE);
/** "21 Nov 2026, 09:30", likewise. */
export const formatDateTime = formatterOf({ ...DAY, ...MINUTE });

function formatterOf(parts: Intl.DateTimeFormatOptions): (value: unknown) => string {
  const formatter = new Intl.DateTimeFormat('en-GB', parts);
  return (value) => {
    const ms = read(typeof value === 'string' ? isoTime : time, value);
    return ms === undefined ? 'unknown' : formatter.format(ms);
  };
}

/** The IANA name of this device's time zone ("Europe/Berlin"). */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
