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
  let formatter: Intl.DateTimeFormat | undefined;
  return (value) => {
    const ms = read(typeof value === 'string' ? isoTime : time, value);
    if (ms === undefined) return 'unknown';
    // Made with the first date: the first use of `Intl` takes 15 ms, before any screen.
    formatter ??= new Intl.DateTimeFormat('en-GB', parts);
    return formatter.format(ms);
  };
}

/** The IANA name of this device's time zone ("Europe/Berlin"). */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
