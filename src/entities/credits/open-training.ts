import * as v from 'valibot';
import { storedWord } from '#entities/twin/twin.ts';
import { TRAINING_MODES } from '#openapi/limits.gen.ts';
import { deviceStore, deviceChanges } from '#shared/lib/device-store.ts';
import { count, label, listOf, text, time } from '#shared/lib/schema.ts';
import { useStore } from '#shared/lib/store.ts';

/** What this device stores about an open training (decision 9). */
export type OpenTraining = v.InferOutput<typeof openTraining>;

/** Every training cost this before the journal stored prices. */
const EARLIER_COST_CREDITS = 200;

/** What was charged, and what a refund gives back, whatever a training costs by then. */
const costCredits = v.optional(count, EARLIER_COST_CREDITS);

const openTraining = v.object({
  /** The keys of its charge, training and refund are derived from it. */
  id: text,
  mode: v.picklist(TRAINING_MODES),
  costCredits,
  /** Written before the request of this step, so the request may or may not have reached the server. */
  step: v.picklist(['charging', 'uploading', 'requesting', 'running']),
  /** The trigger words listed just before the charge; null when unknown. */
  knownTwins: v.nullable(listOf(storedWord)),
  /** The uploaded photos, from `requesting` on: the request is repeated with it after a reload. */
  zipUrl: v.optional(text),
  /** The `Date` of the server's response to the request for training, ms since 1970. 0: unknown. */
  startedAt: time,
  /** The same moment by this device's clock. */
  startedHereAt: v.fallback(time, 0),
  /** Identifies the training, if the server named it (decision 55). */
  triggerWord: v.optional(text),
  /** The duration by the server. */
  trainingTime: v.optional(label),
});

/** A refund that is not settled (decision 54). */
export type OpenRefund = v.InferOutput<typeof openRefund>;

const openRefund = v.object({
  /** Of the training. */
  id: text,
  /** Was the charge accepted? Otherwise credits may not have been taken. */
  isCharged: v.fallback(v.boolean(), true),
  costCredits,
  /** How many keys of its requests the server has refused as used for another request. */
  refusedKeys: v.optional(count),
  /** `unknown`: requested again by itself. `failed`: refused, and the user may request it again. */
  state: v.fallback(v.picklist(['unknown', 'failed']), 'unknown'),
});

/** One value, so that a step and its refund are written together. A damaged entry does not affect the others. */
export type Journal = v.InferOutput<typeof journalSchema>;

const journalSchema = v.object({
  open: v.fallback(v.nullable(openTraining), null),
  refunds: v.fallback(listOf(openRefund), []),
});

/** The journal of trainings on this device, which the studio writes (training-store.ts). */
export const journals = deviceStore('training', journalSchema);

/**
 * Will the studio request a refund by itself when this user opens it on this device: of a charge without a request for
 * training, or one whose outcome is unclear?
 */
export function useIsRefundDue(userId: string): boolean {
  // Compared as text: every read returns a new object, and React would render forever.
  useStore(deviceChanges, () => journals.readText(userId));
  const { open = null, refunds = [] } = journals.read(userId) ?? {};
  return (
    open?.step === 'charging' ||
    open?.step === 'uploading' ||
    refunds.some(({ state }) => state === 'unknown')
  );
}
