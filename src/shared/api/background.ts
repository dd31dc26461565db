import limitConcurrency from 'p-limit';

/** Decides when a read is sent: immediately, or when a slot for background reads is free. */
export type Schedule = <T>(read: () => Promise<T>) => Promise<T>;

/** Sends a read without delay. */
export const immediately: Schedule = (read) => read();

/**
 * Over HTTP/1.1 a browser opens six connections to a host. Two background reads leave four connections for the user's
 * clicks and their code.
 */
const MAX_BACKGROUND_READS = 2;

/** Creates a queue for low-priority reads, such as the status of each recent job. */
export function createBackgroundReads(): Schedule {
  return limitConcurrency(MAX_BACKGROUND_READS);
}
