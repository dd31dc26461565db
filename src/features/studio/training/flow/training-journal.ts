import * as v from 'valibot';
import { TRAINING_MODES } from '#openapi/limits.gen.ts';
import { deviceChanges, deviceStore } from '#shared/lib/device-store.ts';
import { label, listOf, text, time } from '#shared/lib/schema.ts';

const openTraining = v.object({
  /** The keys of its charge, training and refund are derived from it. */
  id: text,
  mode: v.picklist(TRAINING_MODES),
  /** Written before the call of this step, so the call may or may not have reached the server. */
  step: v.picklist(['charging', 'uploading', 'requesting', 'running']),
  /** Twins listed just before the charge; null in entries of older versions. */
  knownTwins: v.nullable(listOf(text)),
  /** The uploaded photos, from `requesting` on: the call is repeated with it after a reload. */
  zipUrl: v.optional(text),
  /** When training was requested, ms since 1970 by the server's clock. 0 before. */
  startedAt: time,
  /** The same by this device's clock. */
  startedHereAt: v.optional(time),
  /** Identifies the training, if the server named it (decision 55). */
  triggerWord: v.optional(text),
  /** The duration by the server. */
  trainingTime: v.optional(label),
});

/** What this device stores about an open training (decision 9). */
export type OpenTraining = v.InferOutput<typeof openTraining>;
export type TrainingMode = OpenTraining['mode'];

const FAILURE_KINDS = ['insufficientCredits', 'creditError', 'photosRejected', 'trainingFailed'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Why a training failed, in a form that can be stored: it is in the journal while a refund is open. */
export type TrainingFailure = v.InferOutput<typeof failureSchema>;

const failureSchema = v.object({
  kind: v.fallback(v.picklist(FAILURE_KINDS), 'trainingFailed'),
  /** The documented message; several lines when the server sent details. */
  message: v.string(),
  /** The same for the panel: the server's own sentence without its status. */
  plainMessage: v.string(),
  /** Guidelines for photos, from the server. */
  guidelines: listOf(label),
});

const refund = v.object({
  id: text,
  /** Why the training failed, to be shown again after a reload. */
  failure: failureSchema,
  /** Was the charge accepted? Otherwise credits may not have been taken. */
  isCharged: v.fallback(v.boolean(), true),
  /**
   * `pending`: not requested yet. `unknown`: the answer was unclear, and it is requested again automatically.
   * `failed`: refused, and the person may request it again.
   */
  state: v.fallback(v.picklist(['pending', 'unknown', 'failed']), 'pending'),
});

/** An open refund of a charge (decision 54). */
export type Refund = v.InferOutput<typeof refund>;

/** One value, so that a step and its refund are written together. A damaged entry does not affect the others. */
export const journalSchema = v.pipe(
  v.object({
    open: v.fallback(v.nullable(openTraining), null),
    refunds: v.fallback(listOf(refund), []),
    /** The refunds in version 0.1. */
    owed: v.fallback(listOf(refund), []),
  }),
  v.transform(({ open, refunds, owed }) => ({ open, refunds: [...owed, ...refunds] })),
);

export type Journal = v.InferOutput<typeof journalSchema>;

export const EMPTY_JOURNAL: Journal = { open: null, refunds: [] };

const store = deviceStore('training', journalSchema, { replaysChanges: true });

/** What was read or written last, for a storage that fails while a training runs. */
const latest = new Map<string, Journal>();

export function readJournal(userId: string): Journal {
  store.readShown(userId);
  const known = store.isReadable(userId) ? undefined : latest.get(userId);
  const journal = known ?? store.read(userId) ?? EMPTY_JOURNAL;
  if (deviceChanges.hasListeners()) latest.set(userId, journal);
  return journal;
}

/** While a stored journal is unreadable, nothing new is started. */
export const isJournalReadable = (userId: string): boolean => store.isReadable(userId);

/** What was read last stays, even if the browser clears its storage while the page is open. @returns ends it */
export function keepJournal(): () => void {
  const stop = deviceChanges.subscribe(() => {});
  return () => {
    stop();
    if (!deviceChanges.hasListeners()) latest.clear();
  };
}

/** Writes what differs, which is also right for a stored journal that can be read only later. */
export function writeJournal(userId: string, before: Journal, after: Journal): void {
  if (after.open === before.open && after.refunds === before.refunds) return;
  store.change(userId, (stored = EMPTY_JOURNAL) => ({
    open: after.open === before.open ? stored.open : after.open,
    refunds:
      after.refunds === before.refunds
        ? stored.refunds
        : [
            ...stored.refunds.filter(({ id }) => before.refunds.every((one) => one.id !== id)),
            ...after.refunds,
          ],
  }));
  if (deviceChanges.hasListeners()) latest.set(userId, { open: after.open, refunds: after.refunds });
  store.readShown(userId);
}
