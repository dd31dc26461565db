import { formatCount } from './format-count.ts';

/** "2 seconds", "5 minutes", "3 hours": rounded up, so that the wait is never too short. */
export function formatWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds <= 90) return formatCount(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? formatCount(minutes, 'minute') : formatCount(Math.ceil(minutes / 60), 'hour');
}

/** The same for what has passed: rounded down, so that nothing is said to have taken longer than it did. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds <= 90) return formatCount(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  return minutes <= 90 ? formatCount(minutes, 'minute') : formatCount(Math.floor(minutes / 60), 'hour');
}
