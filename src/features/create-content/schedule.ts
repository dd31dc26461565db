import { now } from '#shared/lib/clock.ts';

/** The last time of a four-digit year. Without a limit Chrome accepts years of six digits. */
export const LAST_SCHEDULE = '9999-12-31T23:59';

/** Whether a local time like `2026-12-01T09:30` has passed. An empty time is not scheduled, so it never has. */
export function isPast(scheduleAt: string): boolean {
  return scheduleAt !== '' && Date.parse(scheduleAt) < now();
}

/**
 * The reason why a schedule cannot be sent. A half-typed date has the value '', so the sent value would differ from the
 * shown one.
 * @param field the field, whose validity reports a half-typed date
 */
export function scheduleRefusal(scheduleAt: string, field: HTMLInputElement | null): string | undefined {
  if (field?.validity.badInput || scheduleAt > LAST_SCHEDULE)
    return 'Enter a date and time, or clear the field.';
  return isPast(scheduleAt) ? 'This time has passed. Choose a later one.' : undefined;
}
