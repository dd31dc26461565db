import { ApiError } from '../../../../shared/api/api-error.ts';
import type { TrainingCalls } from './training-calls.ts';
import { RefusedAnswer } from './training-failure.ts';
import type { TrainingJournal } from './training-journal.ts';
import type { TrainingState } from './training-state.ts';

/** What the flow needs from the page around it; tests pass a small model of it. */
export interface TrainingDeps {
  calls: TrainingCalls;
  journal: TrainingJournal;
  /** The server's clock, ms since 1970. */
  now(): number;
  /** This device's own clock: only for how long a request may still be under way. */
  deviceNow(): number;
  wait(ms: number): Promise<void>;
  newId(): string;
  enter(state: TrainingState): void;
  /** The photos were accepted, with remarks. */
  warn(warnings: readonly string[]): void;
}

/** Unique per user and operation, and the same after a reload (decision 8). */
export const chargeKey = ({ id }: { id: string }): string => `training-${id}-charge`;
export const refundKey = ({ id }: { id: string }): string => `training-${id}-refund`;

export type Outcome<T> = { isOk: true; value: T } | { isOk: false; error: unknown };

/** A call as a value, so that the flow reads from top to bottom. */
export function outcome<T>(call: Promise<T>): Promise<Outcome<T>> {
  return call.then(
    (value) => ({ isOk: true, value }),
    (error: unknown) => ({ isOk: false, error }),
  );
}

/**
 * Did the server understand the call and say no? Then nothing happened. 5xx, a time-out (408 too), a cut line or an
 * unreadable answer leave that open: a proxy may have lost the answer of a call that worked.
 */
export function wasRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof RefusedAnswer;
  const { kind, status = 0 } = error;
  return kind === 'otherPerson' || (status >= 400 && status < 500 && status !== 408);
}
