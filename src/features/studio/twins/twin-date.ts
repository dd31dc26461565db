const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** "18 Nov 2026", or "date unknown". */
export function completedDate(completedAt: number | undefined): string {
  return completedAt === undefined ? 'date unknown' : DATE.format(completedAt);
}
