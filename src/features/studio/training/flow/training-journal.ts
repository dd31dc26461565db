import * as v from 'valibot';
import { TRAINING_MODES } from '#openapi/limits.gen.ts';
import { deviceStore } from '../../../../shared/lib/device-store.ts';
import { count, label, listOf, text, time } from '../../../../shared/lib/schema.ts';
import { failureSchema } from './training-failure.ts';

const openTraining = v.object({
  /** Source of the idempotency keys of its charge and its refund. */
  id: text,
  mode: v.picklist(TRAINING_MODES),
  step: v.picklist(['charging', 'uploading', 'requesting', 'running']),
  /** The balance that was read before the charge, as evidence of what happened to it. */
  balanceBefore: count,
  /** When the call of this step left, by this device's own clock: how long it may still be under way. */
  sentAt: time,
  /** When training was requested, ms since 1970 by the server's clock. 0 before. */
  startedAt: time,
  /** How long the server said that it takes; only while running. */
  trainingTime: v.optional(label),
  /** Twins that were listed when it began; null when the list was not known. */
  knownTwins: v.nullable(listOf(text)),
});

/**
 * What this device knows about a training that is not over (decision 9). Each entry is written BEFORE the call that it
 * names, so after a crash the call may or may not have reached the server; `resumeTraining` finds out.
 */
export type OpenTraining = v.InferOutput<typeof openTraining>;

const owedRefund = v.object({
  id: text,
  balanceBefore: count,
  /** Why it is owed, to be shown again after a reload. */
  failure: failureSchema,
  /** May an earlier request have been booked although its answer got lost? */
  isUncertain: v.boolean(),
  /** Could the balance not say so either? Until it can, nothing is claimed. */
  isUnconfirmed: v.exactOptional(v.boolean()),
  /** Did the server say that it was booked, and the balance did not show it? From then on the balance alone counts. */
  isDoubted: v.exactOptional(v.boolean()),
  /** Does the person know, and have the button? Until then it is settled without asking, as part of the flow. */
  isOffered: v.boolean(),
});

/** The price of one training that is owed to the person: the refund was asked for, no answer has confirmed it yet. */
export type OwedRefund = v.InferOutput<typeof owedRefund>;

/** One value, so that a step and its refund can never be half written. A damaged entry does not take the others along. */
export const journalSchema = v.object({
  open: v.fallback(v.nullable(openTraining), null),
  owed: v.fallback(listOf(owedRefund), []),
});

export type Journal = v.InferOutput<typeof journalSchema>;

export type TrainingJournal = ReturnType<typeof trainingJournal>;

export const EMPTY_JOURNAL: Journal = { open: null, owed: [] };

export const JOURNAL_NAME = 'training';
const store = deviceStore(JOURNAL_NAME, journalSchema);

/** The journal of this user on this device. */
export function trainingJournal(userId: string) {
  const read = (): Journal => store.read(userId) ?? EMPTY_JOURNAL;
  return {
    read,
    /** Changes the part that is given; the other one stays. */
    write(change: Partial<Journal>): void {
      const journal = { ...read(), ...change };
      if (journal.open === null && journal.owed.length === 0) store.remove(userId);
      else store.write(userId, journal);
    },
  };
}

/** The whole percent that a training has shown here. Written often and no money, so it is kept apart from the journal. */
export const shownProgress = deviceStore(
  'training-progress',
  v.object({ id: text, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
);
