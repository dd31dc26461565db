import {
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';

const { min, max } = RECOMMENDED_TRAINING_PHOTOS;

/** Spec §5: under 8 needs more, 8-11 good with a tip, 12-15 perfect, over 15 excellent. */
export function photoGrade(count: number): { hint: string; tip?: string; tone: string } {
  const missing = photosMissing(count);
  if (count === 0) {
    return { hint: `Needs ${MIN_TRAINING_PHOTOS}-${MAX_TRAINING_PHOTOS} photos`, tone: 'text-muted' };
  }
  if (missing > 0) return { hint: `Needs ${missing} more`, tone: 'text-amber' };
  if (count >= min) return { hint: count <= max ? 'Perfect' : 'Excellent', tone: 'text-moss' };
  const tip = `Tip: ${min}-${max} photos are recommended. Add ${min - count} more for a better likeness.`;
  return { hint: 'Good', tip, tone: 'text-ink' };
}

export function photosMissing(count: number): number {
  return Math.max(0, MIN_TRAINING_PHOTOS - count);
}

/** The marks of the ruler: the start of each grade, and the maximum. */
export const RULER_MARKS = [MIN_TRAINING_PHOTOS, min, max, MAX_TRAINING_PHOTOS] as const;
