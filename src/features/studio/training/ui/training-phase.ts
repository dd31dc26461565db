import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import type { OpenTraining, TrainingMode } from '../flow/training-state.ts';

/** The expected end, ms since 1970. */
export function readyAt({ mode, startedAt }: Pick<OpenTraining, 'mode' | 'startedAt'>): number {
  return startedAt + TRAINING_DURATION_MS[mode];
}

/** The whole share of the usual time (spec §4): an estimate, because the server reports no progress. */
export function trainingPercent(mode: TrainingMode, elapsedMs: number): number {
  const share = elapsedMs / TRAINING_DURATION_MS[mode];
  return Math.min(100, Math.max(0, Math.floor(share * 100)));
}

/** Texts for the progress by time, not by the server. */
const PHASES = [
  { from: 0, text: 'Unpacking your photos' },
  { from: 8, text: 'Finding your face in each of them' },
  { from: 25, text: 'Learning its shape' },
  { from: 50, text: 'Learning it in every light' },
  { from: 75, text: 'Getting the small things right' },
  { from: 92, text: 'Final checks' },
] as const;

export function trainingPhase(percent: number): string {
  return PHASES.findLast(({ from }) => percent >= from)?.text ?? PHASES[0].text;
}
