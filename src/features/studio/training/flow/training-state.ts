import * as v from 'valibot';
import { TRAINING_JOURNAL } from '#entities/credits/open-training.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS, TRAINING_MODES } from '#openapi/limits.gen.ts';
import { deviceNow, now, pageNow } from '#shared/lib/clock.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import type { Message } from '#shared/lib/messages.ts';
import { count, label, listOf, text, time } from '#shared/lib/schema.ts';

/** What this device stores about an open training (decision 9). */
export type OpenTraining = v.InferOutput<typeof openTraining>;
export type TrainingMode = OpenTraining['mode'];
/** The steps that are one call each. */
export type CallStep = Exclude<OpenTraining['step'], 'running'>;

/** Every training cost this before the journal stored prices. */
const EARLIER_COST_CREDITS = 200;

/** What was charged, and what a refund gives back, whatever a training costs by then. */
const costCredits = v.optional(count, EARLIER_COST_CREDITS);

const openTraining = v.object({
  /** The keys of its charge, training and refund are derived from it. */
  id: text,
  mode: v.picklist(TRAINING_MODES),
  costCredits,
  /** Written before the call of this step, so the call may or may not have reached the server. */
  step: v.picklist(['charging', 'uploading', 'requesting', 'running']),
  /** Twins listed just before the charge; null when unknown. */
  knownTwins: v.nullable(listOf(text)),
  /** The uploaded photos, from `requesting` on: the call is repeated with it after a reload. */
  zipUrl: v.optional(text),
  /** When training was requested, ms since 1970 by the server's clock and by this device's. 0: unknown. */
  startedAt: time,
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
  /** `unknown`: requested again by itself. `failed`: refused, and the person may request it again. */
  state: v.fallback(v.picklist(['unknown', 'failed']), 'unknown'),
});

export interface Refund extends Omit<OpenRefund, 'state'> {
  /**
   * `nothingLeft` to refund: where the charge was unclear, it was lost, and can never be booked. `settledElsewhere`: by
   * another tab, and the journal does not say how.
   */
  state: OpenRefund['state'] | 'refunded' | 'nothingLeft' | 'settledElsewhere';
}

export function isRefundOpen(refund: Refund | undefined): refund is OpenRefund {
  return refund?.state === 'unknown' || refund?.state === 'failed';
}

/** One value, so that a step and its refund are written together. A damaged entry does not affect the others. */
export type Journal = v.InferOutput<typeof journalSchema>;

const journalSchema = v.object({
  open: v.fallback(v.nullable(openTraining), null),
  refunds: v.fallback(listOf(openRefund), []),
});

export const journals = deviceStore(TRAINING_JOURNAL, journalSchema);

/** Why a training failed. */
export interface TrainingFailure {
  kind: 'insufficientCredits' | 'creditError' | 'photosRejected' | 'trainingFailed';
  /** The documented message; several lines when the server sent details. */
  message: string;
  /** The same for the panel: the server's own sentence without its status. */
  plainMessage: string;
  /** Guidelines for photos, from the server. */
  guidelines: readonly string[];
}

/** Without `refund` nothing was charged. */
export interface FailedTraining {
  step: 'failed';
  failure: TrainingFailure;
  refund?: Refund;
}

/** The training in the journal, or one without a journal here. */
export type RunningTraining = Omit<OpenTraining, 'step'> & {
  step: 'running' | 'runningElsewhere';
  /** By the page's time: since when this page has seen it run, and since when the server does not know it. */
  seenAt: number;
  missingAt?: number | undefined;
  /** This device's training that failed before the one elsewhere was found. */
  refused?: FailedTraining | undefined;
};

/** What this page shows (spec §4); each step has what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  | (OpenTraining & { step: CallStep })
  | RunningTraining
  | { step: 'refunding'; failure: TrainingFailure; refund: OpenRefund }
  | { step: 'ready'; twin: Twin }
  | FailedTraining;

/** The journal, and what only this page knows. */
export interface Training extends Journal {
  shown: TrainingState;
  /** The server's warnings about the photos of the last training. */
  warnings: readonly string[];
  /** Why the last press did nothing. */
  refusal?: Message | undefined;
  /** Earlier refunds that were open, until the person dismisses them or trains again. */
  settled: readonly Refund[];
  /** How long the server asks to wait before refunds are requested again, ms: the longest of the last answers. */
  retryAfterMs: number;
}

export const NO_TRAINING: Training = {
  open: null,
  refunds: [],
  shown: { step: 'idle' },
  warnings: [],
  settled: [],
  retryAfterMs: 0,
};

/** The last sentence of messages about unclear answers; replaced after a sign-out, when nothing is sent. */
export const KEEP_ASKING = 'We keep asking.';

/** Another tab may have settled refunds that this page shows as open. Without a journal nothing is known of them. */
export function withJournal(training: Training, journal: Journal | undefined): Training {
  const { open, refunds } = journal ?? NO_TRAINING;
  const { shown } = training;
  const gone = training.refunds.filter(({ id }) => refunds.every((one) => one.id !== id));
  const settled = journal ? gone.map((refund) => ({ ...refund, state: 'settledElsewhere' }) as const) : [];
  const shownId = 'refund' in shown ? shown.refund?.id : undefined;
  const refund = settled.find(({ id }) => id === shownId);
  // The first request of a refund has an answer of its own.
  const failed = shown.step === 'failed' && gone.some(({ id }) => id === shownId) ? shown : undefined;
  const shownNow = refund && failed ? { ...failed, refund } : NO_TRAINING.shown;
  return {
    ...training,
    open,
    refunds,
    shown: failed ? shownNow : shown,
    settled: [...training.settled, ...settled.filter(({ id }) => id !== shownId)],
  };
}

/** Is no new training possible in this state? */
export function isTrainingBusy({ step }: TrainingState): boolean {
  return !['idle', 'ready', 'failed'].includes(step);
}

/** The training that is shown to run, here or elsewhere. */
export function runningTraining({ shown }: Training): RunningTraining | undefined {
  return shown.step === 'running' || shown.step === 'runningElsewhere' ? shown : undefined;
}

/** Does the journal hold another training than the one that is shown to run? */
export function hasOtherTraining({ open, shown }: Training): boolean {
  return open?.id !== (shown.step === 'running' ? shown.id : undefined);
}

/** The open refunds that are shown, without one that is requested for the first time. */
export function shownRefunds({ shown, refunds }: Training): readonly OpenRefund[] {
  return refunds.filter(({ id }) => shown.step !== 'refunding' || id !== shown.refund.id);
}

/** ms by the server's clock, by this device's and by this page's. Any of them may be wrong, or stand still. */
export interface Now {
  server: number;
  device: number;
  page: number;
}

export const readClocks = (): Now => ({ server: now(), device: deviceNow(), page: pageNow() });

/** The time since the start, ms: the longest by any clock, and the one that two clocks agree on (decision 78). */
export function elapsedMs({ startedAt, startedHereAt, seenAt }: RunningTraining, now: Now) {
  const times = [now.server - startedAt, now.device - startedHereAt, now.page - seenAt];
  const [longest = 0, agreed = 0] = times.toSorted((one, other) => other - one);
  return { longest, agreed };
}

/** Has the contract's upper bound passed (decision 42)? A training that has not ended by then counts as failed. */
export function isOverdue(training: RunningTraining, now: Now): boolean {
  return elapsedMs(training, now).agreed >= TRAINING_ENDS_WITHIN_MS[training.mode];
}

/** Is the server to be asked now: the usual time is over by one clock (spec §4), or it does not know the training? */
export function isDue(training: RunningTraining, now: Now): boolean {
  const isOver = elapsedMs(training, now).longest >= TRAINING_DURATION_MS[training.mode];
  return isOver || training.missingAt !== undefined;
}
