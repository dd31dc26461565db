import { counted } from './counted.ts';

/** "2 seconds", "5 minutes", "3 hours": rounded up, so that the wait is never too short. */
export function formatWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds <= 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}
