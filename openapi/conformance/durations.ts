import { JOB_ENDS_WITHIN_MS, TRAINING_ENDS_WITHIN_MS } from '../limits.gen.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** A training or job that has not finished by then never finishes. */
export const LONGEST_MS = Math.max(JOB_ENDS_WITHIN_MS, ...Object.values(TRAINING_ENDS_WITHIN_MS));
