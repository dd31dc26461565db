import * as v from 'valibot';
import { TRAINING_JOURNAL } from '#entities/credits/open-training.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS, TRAINING_MODES } from '#openapi/limits.gen.ts';
import { deviceNow, now, pageNow } from '#shared/lib/clock.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import type { Message } from '#shared/lib/messages.ts';
import { label, listOf, text, time } from '#shared/lib/schema.ts';

/** What this device stores about an open training (decision 9). */
export type OpenTraining = v.InferOutput<typeof openTraining>;
export type TrainingMode = OpenTraining['mode'];
/** A training whatever its step. */
export type RunningTraining = Omit<OpenTraining, 'step'>;
/** The steps that are one call each. */
export type CallStep = Exclude<OpenTraining['step'], 'running'>;

const openTraining = v.object({
  /** The keys of its charge, training and refund are derived from it. */
  id: text,
  mode: v.picklist(TRAINING_MODES),
  /** Written before the call of this step, so the call may or may not have reached the server. */
  step: v.picklist(['charging', 'uploading', 'requesting', 'running']),
  /** Twins listed just before the charge; null when unknown. */
  knownTwins: v.nullable(listOf(text)),
  /** The uploaded photos, from `requesting` on: the call is repeated with it after a reload. */
  zipUrl: v.optional(text),
  /** When training was requested, ms since 1970 by the server's clock (0: unknown), and by this device's. */
  startedAt: time,
  startedHereAt: v.optional(time),
  /** Identifies the training, if the server named it (decision 55). */
  triggerWord: v.optional(text),
  /** The duration by the server. */
  trainingTime: v.optional(label),
});

/** Why a training failed: in the journal while a refund is open, to be shown again after a reload. */
export type TrainingFailure = v.InferOutput<typeof trainingFailure>;

const trainingFailure = v.object({
  kind: v.fallback(
    v.picklist(['insufficientCredits', 'creditError', 'photosRejected', 'trainingFailed']),
    'trainingFailed',
  ),
  /** The documented message; several lines when the server sent details. */
  message: v.string(),
  /** The same for the panel: the server's own sentence without its status. */
  plainMessage: v.string(),
  /** Guidelines for photos, from the server. */
  guidelines: listOf(label),
});

/** An open refund of a charge (decision 54). */
export type Refund = v.InferOutput<typeof openRefund>;

const openRefund = v.object({
  /** Of the training. */
  id: text,
  failure: trainingFailure,
  /** Was the charge accepted? Otherwise credits may not have been taken. */
  isCharged: v.fallback(v.boolean(), true),
  /**
   * `pending`: not requested yet. `unknown`: the answer was unclear, and it is requested again automatically.
   * `failed`: refused, and the person may request it again.
   */
  state: v.fallback(v.picklist(['pending', 'unknown', 'failed']), 'pending'),
});

/** One value, so that a step and its refund are written together. A damaged entry does not affect the others. */
export type Journal = v.InferOutput<typeof journalSchema>;

const journalSchema = v.object({
  open: v.fallback(v.nullable(openTraining), null),
  refunds: v.fallback(listOf(openRefund), []),
});

const journals = deviceStore(TRAINING_JOURNAL, journalSchema);

/** Undefined while storage fails to read it: then what this page knows stays, and nothing new is started. */
export function readJournal(userId: string): Journal | undefined {
  return journals.isReadable(userId) ? (journals.read(userId) ?? { open: null, refunds: [] }) : undefined;
}

/** Writes what differs: another tab may have changed the rest. */
export function writeJournal(userId: string, before: Journal, { open, refunds }: Journal): void {
  if (open === before.open && refunds === before.refunds) return;
  const isNew = ({ id }: Refund) => before.refunds.every((known) => known.id !== id);
  journals.change(userId, (stored) => ({
    open,
    refunds: [...(stored?.refunds.filter(isNew) ?? []), ...refunds],
  }));
}

/**
 * What happened to the charge of a failed training (decision 54): `refunded`, `neverTaken` (it was lost, and can never
 * be booked), `nothingLeft` (nothing is left to refund), or the refund is open: refused (`failed`), its answer was unclear
 * (`unknown`), or those of charge and refund were (`chargeUnknown`).
 */
export type RefundOutcome =
  | 'refunded'
  | 'neverTaken'
  | 'nothingLeft'
  | 'failed'
  | 'unknown'
  | 'chargeUnknown';

export function isRefundOpen(refund: RefundOutcome | undefined): boolean {
  return refund === 'failed' || refund === 'unknown' || refund === 'chargeUnknown';
}

/** The last sentence of messages about unclear answers; replaced after a sign-out, when nothing is sent. */
export const KEEP_ASKING = 'We keep asking.';

/** `id` of the training. Without `refund` nothing was charged. */
export interface FailedTraining {
  step: 'failed';
  failure: TrainingFailure;
  id?: string;
  refund?: RefundOutcome;
}

/** What this page shows (spec §4); each step has what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  /** Resumes what an earlier visit left open. */
  | { step: 'recovering' }
  | { step: 'checkingCredits' }
  /** The training in the journal. */
  | OpenTraining
  /** One without a journal here. `refused`: this device's that failed before. */
  | (RunningTraining & { step: 'runningElsewhere'; refused?: FailedTraining | undefined })
  | { step: 'refunding' }
  | { step: 'ready'; twin: Twin }
  | FailedTraining;

/** The journal, and what only this page knows. */
export interface Training extends Journal {
  shown: TrainingState;
  /** The server's warnings about the photos of the last training. */
  warnings: readonly string[];
  /** Why the last press did nothing. */
  refusal?: Message | undefined;
  /** By the page's time: since when this page has seen it run, and since when the server does not know it. */
  seen?: { id: string; at: number; missingAt?: number | undefined };
  /** How long the server asks to wait before refunds are requested again, ms: the longest of the last answers. */
  retryAfterMs: number;
}

export const NO_TRAINING: Training = {
  open: null,
  refunds: [],
  shown: { step: 'idle' },
  warnings: [],
  retryAfterMs: 0,
};

/** Another tab may have closed the refund that this page shows as open. */
export function withJournal(training: Training, journal?: Journal): Training {
  const state = { ...training, ...journal };
  const { shown, refunds } = state;
  const isOpen = shown.step === 'failed' && isRefundOpen(shown.refund);
  return isOpen && refunds.every(({ id }) => id !== shown.id)
    ? { ...state, shown: NO_TRAINING.shown }
    : state;
}

/** Is no new training possible in this state? */
export function isTrainingBusy({ step }: TrainingState): boolean {
  return !['idle', 'ready', 'failed'].includes(step);
}

/** The training that is shown to run, here or elsewhere. */
export function shownTraining({ shown }: Training) {
  return shown.step === 'running' || shown.step === 'runningElsewhere' ? shown : undefined;
}

/** Does the journal have entries that this page has neither started nor shown? */
export function hasUnshownEntries({ open, refunds, shown }: Training): boolean {
  const shownId = shown.step === 'running' ? shown.id : undefined;
  return open?.id !== shownId || refunds.some(({ state }) => state === 'pending');
}

/** The open refunds that are shown. The request of a pending one is under way. */
export const requestedRefunds = ({ refunds }: Training): readonly Refund[] =>
  refunds.filter(({ state }) => state !== 'pending');

/** ms by the server's clock, by this device's and by this page's. Any of them may be wrong, or stand still. */
export interface Now {
  server: number;
  device: number;
  page: number;
}

export const readClocks = (): Now => ({ server: now(), device: deviceNow(), page: pageNow() });

/** Since when this page has seen a training run. */
export const seenSince = (seen: Training['seen'], { id }: RunningTraining, now: Now) =>
  seen?.id === id ? seen : { id, at: now.page };

/** The time since the start, ms: the longest by any clock, and the one that two clocks agree on (decision 78). */
export function elapsedMs(training: RunningTraining, seen: Training['seen'], now: Now) {
  const { startedAt, startedHereAt = startedAt } = training;
  const seenAt = seenSince(seen, training, now).at;
  const times = [now.server - startedAt, now.device - startedHereAt, now.page - seenAt];
  const [longest = 0, agreed = 0] = times.toSorted((one, other) => other - one);
  return { longest, agreed };
}

/** Has the contract's upper bound passed (decision 42)? A training that has not ended by then counts as failed. */
export function isOverdue(training: RunningTraining, seen: Training['seen'], now: Now): boolean {
  return elapsedMs(training, seen, now).agreed >= TRAINING_ENDS_WITHIN_MS[training.mode];
}

/** Is the server to be asked now: the usual time is over by one clock (spec §4), or it does not know the training? */
export function isDue(state: Training, now: Now): boolean {
  const training = shownTraining(state);
  if (!training) return false;
  const isMissing = seenSince(state.seen, training, now).missingAt !== undefined;
  return isMissing || elapsedMs(training, state.seen, now).longest >= TRAINING_DURATION_MS[training.mode];
}
