import { MAX_BRAND_LENGTH, MAX_IDEA_LENGTH, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import type { Brief } from '../../shared/lib/content-words.ts';
import { formatNumber } from '../../shared/lib/format-number.ts';
import { needsPhotos } from '../../shared/lib/reference-photos.ts';
import { photosStatus } from './photo-rules.ts';

export type FieldErrors = { brand?: string; idea?: string; photos?: string };

/** Why a job cannot be created yet. `title` and `text` are the documented toast, where there is one (spec §5). */
export interface Refusal {
  title?: string;
  text?: string;
  fields: FieldErrors;
}

/** Missing Information comes before Reference Photos Required (decision 27). */
export function refusalOf(type: string, brief: Brief, photoCount: number): Refusal | undefined {
  const missing: FieldErrors = {
    ...(brief.brand.trim() === '' ? { brand: 'Tell us about the brand.' } : {}),
    ...(brief.idea.trim() === '' ? { idea: 'Tell us the idea.' } : {}),
  };
  if (missing.brand !== undefined || missing.idea !== undefined) {
    return {
      title: 'Missing Information',
      text: 'Please fill in all required fields',
      fields: missing,
    };
  }
  if (needsPhotos(type) && photoCount < MIN_REFERENCE_PHOTOS) {
    return {
      title: 'Reference Photos Required',
      text: 'Please upload at least 3-6 photos to train your AI twin for photoshoots',
      fields: { photos: photosStatus(photoCount).hint },
    };
  }
  const brand = excess(brief.brand, MAX_BRAND_LENGTH);
  const idea = excess(brief.idea, MAX_IDEA_LENGTH);
  if (brand === undefined && idea === undefined) return undefined;
  return {
    fields: { ...(brand === undefined ? {} : { brand }), ...(idea === undefined ? {} : { idea }) },
  };
}

function excess(text: string, max: number): string | undefined {
  const over = Array.from(text).length - max;
  if (over <= 0) return undefined;
  return `${formatNumber(max)} characters at most: ${formatNumber(over)} too many. Nothing was cut.`;
}
