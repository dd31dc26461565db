import limitConcurrency from 'p-limit';
import type { Schedule } from './use-query.ts';

/**
 * Over HTTP/1.1 a browser opens six connections to a host. Two background reads leave four connections for the user's
 * clicks and their code.
 */
const MAX_BACKGROUND_READS = 2;

/** Creates a queue for low-priority reads, such as the status of each recent job. */
export function createBackgroundReads(): Schedule {
  return limitConcurrency(MAX_BACKGROUND_READS);
}
