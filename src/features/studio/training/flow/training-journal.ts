import { deviceStore } from '../../../../shared/lib/device-store.ts';
import { isTrainingFailure, type TrainingFailure } from './training-failure.ts';
import { isTrainingMode, type TrainingMode } from './training-mode.ts';

/**
 * What this device knows about a training that is not over (decision 9). Each entry is written BEFORE the call that it
 * names, so after a crash the call may or may not have reached the server; `resumeTraining` finds out.
 */
export interface OpenTraining {
  /** Source of the idempotency keys of its charge and its refund. */
  id: string;
  mode: TrainingMode;
  step: 'charging' | 'uploading' | 'requesting' | 'running';
  /** The balance that was read before the charge, as evidence of what happened to it. */
  balanceBefore: number;
  /** When the call of this step left, by this device's own clock: how long it may still be under way. */
  sentAt: number;
  /** When training was requested, ms since 1970 by the server's clock. 0 before. */
  startedAt: number;
  /** How long the server said that it takes; only while running. */
  trainingTime?: string;
  /** Twins that were listed when it began; null when the list was not known. */
  knownTwins: string[] | null;
}

/** 200 credits that this device owes the person: the refund was asked for, and no answer has confirmed it yet. */
export interface OwedRefund {
  id: string;
  balanceBefore: number;
  /** Why it is owed, to be told again after a reload. */
  failure: TrainingFailure;
  /** May an earlier request have been booked although its answer got lost? */
  isUncertain: boolean;
  /** Was the person told, and given the button? Until then it is settled without asking, as part of the flow. */
  isOffered: boolean;
}

/** One value, so that a step and its refund can never be half written. */
export interface Journal {
  open: OpenTraining | null;
  owed: OwedRefund[];
}

export interface TrainingJournal {
  read(): Journal;
  write(journal: Journal): void;
}

export const EMPTY_JOURNAL: Journal = { open: null, owed: [] };

const NAME = 'training';
const store = deviceStore(NAME, isJournal);

/** The journal of this user on this device. */
export function trainingJournal(userId: string): TrainingJournal {
  return {
    read: () => store.read(userId) ?? EMPTY_JOURNAL,
    write(journal) {
      if (journal.open === null && journal.owed.length === 0) store.remove(userId);
      else store.write(userId, journal);
    },
  };
}

/** Calls `changed` when another tab wrote this user's journal. @returns stop */
export function onJournalChange(userId: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key.endsWith(`:${NAME}:${userId}`)) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

const STEPS: readonly unknown[] = [
  'charging',
  'uploading',
  'requesting',
  'running',
] satisfies OpenTraining['step'][];

export function isJournal(value: unknown): value is Journal {
  if (!isRecord(value)) return false;
  const { open, owed } = value;
  return (open === null || isOpenTraining(open)) && Array.isArray(owed) && owed.every(isOwedRefund);
}

function isOpenTraining(value: unknown): value is OpenTraining {
  if (!isRecord(value)) return false;
  const { id, mode, step, balanceBefore, sentAt, startedAt, trainingTime, knownTwins } = value;
  return (
    typeof id === 'string' &&
    isTrainingMode(mode) &&
    STEPS.includes(step) &&
    [balanceBefore, sentAt, startedAt].every(Number.isFinite) &&
    (trainingTime === undefined || typeof trainingTime === 'string') &&
    (knownTwins === null || (Array.isArray(knownTwins) && knownTwins.every((key) => typeof key === 'string')))
  );
}

function isOwedRefund(value: unknown): value is OwedRefund {
  if (!isRecord(value)) return false;
  const { id, balanceBefore, failure, isUncertain, isOffered } = value;
  return (
    typeof id === 'string' &&
    Number.isFinite(balanceBefore) &&
    isTrainingFailure(failure) &&
    typeof isUncertain === 'boolean' &&
    typeof isOffered === 'boolean'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
