import { formatCount } from './format-count.ts';

/** "2 seconds", "5 minutes", "3 hours": rounded up, so that the wait is never too short. */
export function formatWait(ms: number): string {
  return inLargestUnit(ms, Math.ceil);
}

/** The same for elapsed time: rounded down, so that it never claims too much. */
export function formatElapsed(ms: number): string {
  return inLargestUnit(ms, Math.floor);
}

function inLargestUnit(ms: number, round: (value: number) => number): string {
  const seconds = round(ms / 1000);
  if (seconds <= 90) return formatCount(seconds, 'second');
  const minutes = round(seconds / 60);
  return minutes <= 90 ? formatCount(minutes, 'minute') : formatCount(round(minutes / 60), 'hour');
}
