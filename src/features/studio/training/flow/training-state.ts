import type { Journal, OpenRefund, OpenTraining } from '#entities/credits/open-training.ts';
import type { NamedTwin } from '#entities/twin/twin.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { now, serverDate } from '#shared/lib/clock.ts';
import type { Message } from '#shared/lib/messages.ts';

export type TrainingMode = OpenTraining['mode'];
/** The steps that are one request each. */
export type RequestStep = Exclude<OpenTraining['step'], 'running'>;

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
  /** The server's `Date` when it first did not know this training. */
  missingAt?: number | undefined;
  /** This device's training that failed before the one elsewhere was found. */
  refused?: FailedTraining | undefined;
};

/** What this page shows (spec §4); each step has what exists by then. */
export type TrainingState =
  | { step: 'idle' }
  | (OpenTraining & { step: RequestStep })
  | RunningTraining
  | { step: 'refunding'; failure: TrainingFailure; refund: OpenRefund }
  | { step: 'ready'; twin: NamedTwin }
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
export const KEEP_ASKING = 'We keep checking.';

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

/** The times that events are judged by, ms since 1970. */
export interface Now {
  /** By this device. */
  device: number;
  /** The `Date` of the server's latest response; undefined before the first one. */
  server: number | undefined;
}

export const readClocks = (): Now => ({ device: now(), server: serverDate() });

/** The time since training was requested, by this device's clock, ms. For the progress bar only (decision 78). */
export function elapsedMs({ startedHereAt }: RunningTraining, { device }: Now): number {
  return device - startedHereAt;
}

/**
 * Has the contract's upper bound passed between two responses of the server (decision 42)? A training that has not ended
 * by then counts as failed.
 */
export function isOverdue({ startedAt, mode }: RunningTraining, { server }: Now): boolean {
  return startedAt > 0 && server !== undefined && server - startedAt >= TRAINING_ENDS_WITHIN_MS[mode];
}

/** Is the training expected to end now: is its bar full (spec §4), or does the server not know it? */
export function isDue(training: RunningTraining, now: Now): boolean {
  const isBarFull = elapsedMs(training, now) >= TRAINING_DURATION_MS[training.mode];
  return isBarFull || training.missingAt !== undefined;
}
