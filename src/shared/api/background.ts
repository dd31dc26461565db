import limitConcurrency from 'p-limit';

/** When a read is sent: immediately, or when one of the background reads' two places is free. */
export type Schedule = <T>(read: () => Promise<T>) => Promise<T>;

/** The default. */
export const immediately: Schedule = (read) => read();

/**
 * Over HTTP/1.1 a browser opens six connections to a host. Two for background reads leave four for what the user
 * clicked and for the code that it needs.
 */
const MAX_BACKGROUND_READS = 2;

/** A queue for reads that nobody waits for, such as the status of each recent job. */
export function createBackgroundReads(): Schedule {
  return limitConcurrency(MAX_BACKGROUND_READS);
}
