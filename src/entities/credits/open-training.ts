import * as v from 'valibot';
import { storedWord } from '#entities/twin/twin.ts';
import { TRAINING_MODES } from '#openapi/limits.gen.ts';
import { deviceStore, deviceChanges } from '#shared/lib/device-store.ts';
import { count, label, listOf, text, time } from '#shared/lib/schema.ts';
import { useStore } from '#shared/lib/store.ts';

/** The data of an open training on this device (decision 9). */
export type OpenTraining = v.InferOutput<typeof openTraining>;

/** The price of every training before the journal stored prices. */
const EARLIER_COST_CREDITS = 200;

/** The charge of a training, which a refund returns even if the price has changed. */
const costCredits = v.optional(count, EARLIER_COST_CREDITS);

const openTraining = v.object({
  /** The id from which the keys of the charge, the training and the refund are derived. */
  id: text,
  mode: v.picklist(TRAINING_MODES),
  costCredits,
  /** The step, written before its request, which may or may not have reached the server. */
  step: v.picklist(['charging', 'uploading', 'requesting', 'running']),
  /** The trigger words listed just before the charge; null when unknown. */
  knownTwins: v.nullable(listOf(storedWord)),
  /** The uploaded photos, set from `requesting` on. After a reload the request is repeated with this URL. */
  zipUrl: v.optional(text),
  /** The `Date` of the server's response to the request for training, ms since 1970; 0 when unknown. */
  startedAt: time,
  /** The same moment by this device's clock. */
  startedHereAt: v.fallback(time, 0),
  /** Identifies the training, if the server named it (decision 55). */
  triggerWord: v.optional(text),
  /** The duration that the server reports. */
  trainingTime: v.optional(label),
});

/** A refund that is not settled (decision 54). */
export type OpenRefund = v.InferOutput<typeof openRefund>;

const openRefund = v.object({
  /** The id of the training. */
  id: text,
  /** Whether the charge was accepted. Otherwise credits may not have been deducted. */
  isCharged: v.fallback(v.boolean(), true),
  costCredits,
  /** The number of keys that the server has refused because another request had used them. */
  refusedKeys: v.optional(count),
  /** `unknown`: the app requests the refund again. `failed`: refused, and the user may request it again. */
  state: v.fallback(v.picklist(['unknown', 'failed']), 'unknown'),
});

/** The journal is one value, so that a step and its refund are written together. Damaged entries are dropped. */
export type Journal = v.InferOutput<typeof journalSchema>;

const journalSchema = v.object({
  open: v.fallback(v.nullable(openTraining), null),
  refunds: v.fallback(listOf(openRefund), []),
});

/** The journal of trainings on this device, which the studio writes (training-store.ts). */
export const journals = deviceStore('training', journalSchema);

/**
 * Whether the studio will request a refund when this user opens it on this device: for a charge without a request for
 * training, or for a refund whose outcome is unclear.
 */
export function useIsRefundDue(userId: string): boolean {
  // Compare the text: every read returns a new object, and React would render forever.
  useStore(deviceChanges, () => journals.readText(userId));
  const { open = null, refunds = [] } = journals.read(userId) ?? {};
  return (
    open?.step === 'charging' ||
    open?.step === 'uploading' ||
    refunds.some(({ state }) => state === 'unknown')
  );
}
