import { now } from '#shared/lib/clock.ts';

/** The last time of a four-digit year. Without a limit Chrome accepts years of six digits. */
export const LAST_SCHEDULE = '9999-12-31T23:59';

/** Whether a wall-clock time of the form `2026-12-01T09:30` is over; an empty one, which is not scheduled, never is. */
export function isPast(scheduleAt: string): boolean {
  return scheduleAt !== '' && Date.parse(scheduleAt) < now();
}

/**
 * Why a schedule cannot be sent. What the field shows must be what is sent: a half-typed date has the value ''.
 * @param field the field, which knows of its half-typed date
 */
export function scheduleRefusal(scheduleAt: string, field: HTMLInputElement | null): string | undefined {
  if (field?.validity.badInput || scheduleAt > LAST_SCHEDULE)
    return 'Enter a date and time, or clear the field.';
  return isPast(scheduleAt) ? 'This time has passed. Choose a later one.' : undefined;
}
