import { formatDate } from '../../../shared/lib/format-date.ts';

/** "18 Nov 2026", or "date unknown". */
export function completedDate(completedAt: number | undefined): string {
  return completedAt === undefined ? 'date unknown' : formatDate(completedAt);
}
