import { tryParse, time } from './schema.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;

/** "21 Nov 2026" in this device's time zone, from ms since 1970 or a local time as text; "unknown" for an invalid date. */
export const formatDate = formatterOf(DAY);
/** "09:30", likewise. */
export const formatTime = formatterOf(MINUTE);
/** "21 Nov 2026, 09:30", likewise. */
export const formatDateTime = formatterOf({ ...DAY, ...MINUTE });

function formatterOf(parts: Intl.DateTimeFormatOptions): (value: unknown) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (value) => {
    const ms = tryParse(time, typeof value === 'string' ? Date.parse(value) : value);
    if (ms === undefined) return 'unknown';
    // Created with the first date, because the first use of `Intl` takes 15 ms.
    formatter ??= new Intl.DateTimeFormat('en-GB', parts);
    return formatter.format(ms);
  };
}

/** The IANA name of this device's time zone ("Europe/Berlin"). */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
