import { isoTime, read, time } from './schema.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;
const FORMATS = {
  date: DAY,
  time: MINUTE,
  dateTime: { ...DAY, ...MINUTE },
};
/** Made when first needed: the first takes 15 ms. */
const formatters: Partial<Record<keyof typeof FORMATS, Intl.DateTimeFormat>> = {};

/** "21 Nov 2026" in this device's time zone; "unknown" for anything that is no date. @param value text, or ms since 1970. */
export function formatDate(value: unknown): string {
  return format('date', value);
}

/** "09:30", likewise. */
export function formatTime(value: unknown): string {
  return format('time', value);
}

/** "21 Nov 2026, 09:30", likewise. */
export function formatDateTime(value: unknown): string {
  return format('dateTime', value);
}

function format(name: keyof typeof FORMATS, value: unknown): string {
  const ms = read(typeof value === 'string' ? isoTime : time, value);
  if (ms === undefined) return 'unknown';
  formatters[name] ??= new Intl.DateTimeFormat('en-GB', FORMATS[name]);
  return formatters[name].format(ms);
}

/** The IANA name of this device's time zone ("Europe/Berlin"). */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
