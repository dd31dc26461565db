import type { TrainingCalls } from './training-calls.ts';
import type { OpenTraining, TrainingJournal } from './training-journal.ts';
import type { TrainingState } from './training-state.ts';

/** What the flow needs from the deps; the tests pass a small model of it. */
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
  /** The photos were taken, with remarks. */
  warn(warnings: readonly string[]): void;
}

/** Writes down what is about to be done, or that nothing is open any more. Refunds that are owed stay. */
export function saveOpenTraining(
  { journal }: Pick<TrainingDeps, 'journal'>,
  open: OpenTraining | null,
): void {
  journal.write({ ...journal.read(), open });
}

/** Unique per user and operation, and the same after a reload (decision 8). */
export const chargeKey = ({ id }: { id: string }): string => `training-${id}-charge`;
export const refundKey = ({ id }: { id: string }): string => `training-${id}-refund`;
