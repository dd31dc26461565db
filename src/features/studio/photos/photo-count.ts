import {
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';

/** Spec §5: under 8 needs more, 8-11 good, 12-15 perfect, over 15 excellent. */
export type PhotoGrade = 'none' | 'few' | 'good' | 'perfect' | 'excellent';

export function photoGrade(count: number): PhotoGrade {
  if (count === 0) return 'none';
  if (count < MIN_TRAINING_PHOTOS) return 'few';
  if (count < RECOMMENDED_TRAINING_PHOTOS.min) return 'good';
  return count <= RECOMMENDED_TRAINING_PHOTOS.max ? 'perfect' : 'excellent';
}

export function photoHint(count: number): string {
  switch (photoGrade(count)) {
    case 'none':
      return `Needs ${MIN_TRAINING_PHOTOS}-${MAX_TRAINING_PHOTOS} photos`;
    case 'few':
      return `Needs ${photosMissing(count)} more`;
    case 'good':
      return 'Good';
    case 'perfect':
      return 'Perfect';
    case 'excellent':
      return 'Excellent';
  }
}

export function photosMissing(count: number): number {
  return Math.max(0, MIN_TRAINING_PHOTOS - count);
}

/** Spec §5: at 8–11 photos a tip says that 12–15 are better. */
export function photoTip(count: number): string | undefined {
  const { min, max } = RECOMMENDED_TRAINING_PHOTOS;
  if (photoGrade(count) !== 'good') return undefined;
  return `Tip: ${min}-${max} photos are recommended. Add ${min - count} more for a better likeness.`;
}

/** The ruler's marks: where each grade begins, and the maximum. */
export const RULER_MARKS = [
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS.min,
  RECOMMENDED_TRAINING_PHOTOS.max,
  MAX_TRAINING_PHOTOS,
] as const;
