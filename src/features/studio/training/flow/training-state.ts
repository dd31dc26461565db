import type { Journal, OpenRefund, OpenTraining } from '#entities/credits/open-training.ts';
import type { NamedTwin } from '#entities/twin/twin.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { now, serverDate } from '#shared/lib/clock.ts';
import type { Message } from '#shared/lib/messages.ts';

export type TrainingMode = OpenTraining['mode'];
/** The steps that consist of one request. */
export type RequestStep = Exclude<OpenTraining['step'], 'running'>;

export interface Refund extends Omit<OpenRefund, 'state'> {
  /**
   * `nothingLeft`: no credits are left to refund; an unclear charge was lost and can never be booked. `settledElsewhere`:
   * another tab settled the refund, and the journal does not record how.
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
  /** The message for the panel: the server's sentence without its status. */
  plainMessage: string;
  /** Guidelines for photos, from the server. */
  guidelines: readonly string[];
}

/** A failed training. Without a `refund`, nothing was charged. */
export interface FailedTraining {
  step: 'failed';
  failure: TrainingFailure;
  refund?: Refund;
}

/** The training in the journal, or one without a journal on this device. */
export type RunningTraining = Omit<OpenTraining, 'step'> & {
  step: 'running' | 'runningElsewhere';
  /** The server's `Date` when it first reported no such training. */
  missingAt?: number | undefined;
  /** This device's training that failed before the other device's training was found. */
  refused?: FailedTraining | undefined;
};

/** The training as this page shows it (spec §4). Each step has the fields that exist by then. */
export type TrainingState =
  | { step: 'idle' }
  | (OpenTraining & { step: RequestStep })
  | RunningTraining
  | { step: 'refunding'; failure: TrainingFailure; refund: OpenRefund }
  | { step: 'ready'; twin: NamedTwin }
  | FailedTraining;

/** The journal, and the state of this page alone. */
export interface Training extends Journal {
  shown: TrainingState;
  /** The server's warnings about the photos of the last training. */
  warnings: readonly string[];
  /** Why the last click had no effect. */
  refusal?: Message | undefined;
  /** Refunds that were open earlier, until the user dismisses them or trains again. */
  settled: readonly Refund[];
  /** The pause that the server requires before refunds are requested again, ms: the longest of the last responses. */
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

/** The last sentence of messages about unclear outcomes. Replaced after a sign-out, when no request is sent. */
export const STILL_CHECKING = 'We keep checking.';

/** Marks refunds that another tab has settled. Without a journal their outcome is unknown, so they are dropped. */
export function withJournal(training: Training, journal: Journal | undefined): Training {
  const { open, refunds } = journal ?? NO_TRAINING;
  const { shown } = training;
  const closedRefunds = training.refunds.filter(({ id }) => refunds.every((refund) => refund.id !== id));
  const settled = journal
    ? closedRefunds.map((refund) => ({ ...refund, state: 'settledElsewhere' }) as const)
    : [];
  const shownId = 'refund' in shown ? shown.refund?.id : undefined;
  const refund = settled.find(({ id }) => id === shownId);
  // A refund that is requested for the first time gets its response in this tab.
  const failed =
    shown.step === 'failed' && closedRefunds.some(({ id }) => id === shownId) ? shown : undefined;
  const shownNow = refund && failed ? { ...failed, refund } : NO_TRAINING.shown;
  return {
    ...training,
    open,
    refunds,
    shown: failed ? shownNow : shown,
    settled: [...training.settled, ...settled.filter(({ id }) => id !== shownId)],
  };
}

/** Whether this state rules out a new training. */
export function isTrainingBusy({ step }: TrainingState): boolean {
  return !['idle', 'ready', 'failed'].includes(step);
}

/** The training that is shown as running, on this device or another one. */
export function runningTraining({ shown }: Training): RunningTraining | undefined {
  return shown.step === 'running' || shown.step === 'runningElsewhere' ? shown : undefined;
}

/** Whether the journal holds a training other than the one that is shown as running. */
export function hasOtherTraining({ open, shown }: Training): boolean {
  return open?.id !== (shown.step === 'running' ? shown.id : undefined);
}

/** The open refunds, except one that is being requested for the first time. */
export function shownRefunds({ shown, refunds }: Training): readonly OpenRefund[] {
  return refunds.filter(({ id }) => shown.step !== 'refunding' || id !== shown.refund.id);
}

/** The current times, ms since 1970. */
export interface Now {
  /** The clock of this device. */
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
 * Whether the contract's upper bound has passed between two responses of the server (decision 42). A training that is
 * unfinished by then counts as failed.
 */
export function isOverdue({ startedAt, mode }: RunningTraining, { server }: Now): boolean {
  return startedAt > 0 && server !== undefined && server - startedAt >= TRAINING_ENDS_WITHIN_MS[mode];
}

/** Whether the training should be finished: its bar is full (spec §4), or the server does not know it. */
export function isDue(training: RunningTraining, now: Now): boolean {
  const isBarFull = elapsedMs(training, now) >= TRAINING_DURATION_MS[training.mode];
  return isBarFull || training.missingAt !== undefined;
}
