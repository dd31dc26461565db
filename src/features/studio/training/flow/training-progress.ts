import { TRAINING_MODE_FACTS, type TrainingMode } from './training-mode.ts';

/** What a running training is known by; everything else follows from the time. */
export interface TrainingClock {
  mode: TrainingMode;
  /** ms since 1970 by the server's clock. */
  startedAt: number;
  /** How long the server said that it takes, in its own words. */
  trainingTime?: string;
}

/** The clock of a training that the journal holds. */
export function clockOf({ mode, startedAt, trainingTime }: TrainingClock): TrainingClock {
  return trainingTime === undefined ? { mode, startedAt } : { mode, startedAt, trainingTime };
}

/** 0–100 over the time that the mode takes (spec §4). An estimate: the server tells no progress. */
export function trainingPercent({ mode, startedAt }: TrainingClock, now: number): number {
  const percent = ((now - startedAt) / TRAINING_MODE_FACTS[mode].durationMs) * 100;
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

/** When it should be ready, in ms since 1970. */
export function readyAt({ mode, startedAt }: TrainingClock): number {
  return startedAt + TRAINING_MODE_FACTS[mode].durationMs;
}

/** Words for where an ordinary training is by then. They follow the clock too, and are no report of the server. */
const PHASES = [
  { from: 0, text: 'Unpacking your photos' },
  { from: 8, text: 'Finding your face in each of them' },
  { from: 25, text: 'Learning its shape' },
  { from: 50, text: 'Learning it in every light' },
  { from: 75, text: 'Getting the small things right' },
  { from: 92, text: 'Last looks in the mirror' },
] as const;

export function trainingPhase(percent: number): string {
  return PHASES.findLast(({ from }) => percent >= from)?.text ?? PHASES[0].text;
}
