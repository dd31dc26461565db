import { TRAINING_DURATION_MS, type TRAINING_MODES } from '#openapi/limits.gen.ts';

export type TrainingMode = (typeof TRAINING_MODES)[number];

interface ModeFacts {
  /** Name of the mode and of the button that starts it (spec §2). */
  title: string;
  /** How long it takes, in the specification's words (spec §2). */
  timeText: string;
  /** How long the clock runs (spec §4). */
  durationMs: number;
  text: string;
}

export const TRAINING_MODE_FACTS: Record<TrainingMode, ModeFacts> = {
  fast: {
    title: 'Fast Training',
    timeText: '3-4 minutes',
    durationMs: TRAINING_DURATION_MS.fast,
    text: 'A likeness good enough to try templates and post today.',
  },
  lora: {
    title: 'Quality Training',
    timeText: '15-20 minutes',
    durationMs: TRAINING_DURATION_MS.lora,
    text: 'More rounds over the same photos, for finer skin, hair and expression.',
  },
};
