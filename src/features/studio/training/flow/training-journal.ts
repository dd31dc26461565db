import * as v from 'valibot';
import { TRAINING_MODES } from '#openapi/limits.gen.ts';
import { deviceStore } from '../../../../shared/lib/device-store.ts';
import { label, listOf, text, time } from '../../../../shared/lib/schema.ts';
import { failureSchema } from './training-failure.ts';

const openTraining = v.object({
  /** Source of the keys of its charge, its training and its refund. */
  id: text,
  mode: v.picklist(TRAINING_MODES),
  /** Written before the call of this step leaves, so the call may or may not have reached the server. */
  step: v.picklist(['charging', 'uploading', 'requesting', 'running']),
  /** Twins that the server listed just before the charge; null in entries of older versions. */
  knownTwins: v.nullable(listOf(text)),
  /** The package of photos, from `requesting` on: the call is repeated with it after a reload. */
  zipUrl: v.optional(text),
  /** When training was requested, ms since 1970 by the server's clock. 0 before. */
  startedAt: time,
  /** Which training it is, where the server said so (decision 55). */
  triggerWord: v.optional(text),
  /** How long the server said that it takes. */
  trainingTime: v.optional(label),
  /** Since when the server has not known it, by the same clock as its start. */
  missingSince: v.optional(time),
});

/** What this device knows about a training that is not over (decision 9). */
export type OpenTraining = v.InferOutput<typeof openTraining>;

const refund = v.object({
  id: text,
  /** Why there is one, to be shown again after a reload. */
  failure: failureSchema,
  /** Was the charge answered with success? If not, credits may never have been taken. */
  isCharged: v.fallback(v.boolean(), true),
  /**
   * `pending`: it is about to be asked for. `unknown`: the answer was unclear, and it is asked for again by itself.
   * `failed`: the server refused it, and the person may ask again.
   */
  state: v.fallback(v.picklist(['pending', 'unknown', 'failed']), 'pending'),
});

/** The compensation of a charge that is not settled yet (decision 54). */
export type Refund = v.InferOutput<typeof refund>;

/** One value, so that a step and its refund are never half written. A damaged entry does not take the others along. */
export const journalSchema = v.pipe(
  v.object({
    open: v.fallback(v.nullable(openTraining), null),
    refunds: v.fallback(listOf(refund), []),
    /** The refunds as version 0.1 named them. */
    owed: v.fallback(listOf(refund), []),
  }),
  v.transform(({ open, refunds, owed }) => ({ open, refunds: [...owed, ...refunds] })),
);

export type Journal = v.InferOutput<typeof journalSchema>;

export type TrainingJournal = ReturnType<typeof trainingJournal>;

const EMPTY: Journal = { open: null, refunds: [] };

const store = deviceStore('training', journalSchema, { canCatchUp: true });

/** Is this, of an event of storage, the key of this user's journal? It is null when everything was removed. */
export function isJournalKey(key: string | null, userId: string): boolean {
  return key === null || key.endsWith(`:training:${userId}`);
}

/** The journal of this user on this device. */
export function trainingJournal(userId: string) {
  /** What this page wrote last, or found. A browser may clear its storage while the page is open. */
  let kept: Journal | undefined;

  function read(): Journal {
    const stored = store.read(userId);
    if (stored === undefined && kept !== undefined) store.write(userId, kept);
    return (kept = stored ?? kept ?? EMPTY);
  }

  return {
    read,
    /** While it cannot be read, what is open may be money: nothing new begins. */
    isReadable: () => store.isReadable(userId),
    /** The screen was left: what is read next is what is stored then. */
    release: () => void (kept = undefined),
    /** Changes one part of what is stored by then. An empty journal stays, too: it says that all is settled. */
    write(change: (journal: Journal) => Partial<Journal>): void {
      kept = { ...read(), ...change(read()) };
      store.change(userId, (stored = EMPTY) => ({ ...stored, ...change(stored) }));
    },
  };
}
