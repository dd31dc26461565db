import { needsPhotos, type Brief } from '#entities/job/brief.ts';
import {
  MAX_BRAND_LENGTH,
  MAX_IDEA_LENGTH,
  MAX_REFERENCE_PHOTOS,
  MIN_REFERENCE_PHOTOS,
} from '#openapi/limits.gen.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import type { Message } from '#shared/lib/messages.ts';
import { textLength, trimText } from '#shared/lib/text-length.ts';
import { CREATE_CONTENT_MESSAGES } from './messages.ts';
import { scheduleRefusal } from './schedule.ts';

export type FieldErrors = Partial<Record<'brand' | 'idea' | 'photos' | 'schedule_at', string | undefined>>;

/** The reasons why a job cannot be created yet, with the documented toast, if any (spec §5). */
interface Refusal {
  toast?: Message;
  fields: FieldErrors;
}

/**
 * Missing Information comes before Reference Photos Required (decision 27).
 * @param scheduleField the field of `schedule_at`, which may show a half-typed date
 */
export function refusalOf(
  type: string,
  brief: Brief,
  photoCount: number,
  scheduleField: HTMLInputElement | null = null,
): Refusal | undefined {
  const brand = trimText(brief.brand) === '' ? 'Tell us about the brand.' : undefined;
  const idea = trimText(brief.idea) === '' ? 'Tell us the idea.' : undefined;
  if (brand !== undefined || idea !== undefined) {
    return {
      toast: CREATE_CONTENT_MESSAGES.briefIncomplete,
      fields: { brand, idea },
    };
  }
  if (needsPhotos(type) && photoCount < MIN_REFERENCE_PHOTOS) {
    return {
      toast: CREATE_CONTENT_MESSAGES.photosMissing,
      fields: { photos: photosStatus(photoCount).hint },
    };
  }
  const fields: FieldErrors = {
    brand: excess(brief.brand, MAX_BRAND_LENGTH),
    idea: excess(brief.idea, MAX_IDEA_LENGTH),
    schedule_at: scheduleRefusal(brief.schedule_at, scheduleField),
  };
  return Object.values(fields).every((error) => error === undefined) ? undefined : { fields };
}

function excess(text: string, max: number): string | undefined {
  const over = textLength(text) - max;
  if (over <= 0) return undefined;
  return `${formatNumber(max)} characters at most: ${formatNumber(over)} too many.`;
}

/** The status of the photos: ready from the minimum on, otherwise the missing number (spec §4). */
export function photosStatus(count: number): { isReady: boolean; counter: string; hint: string } {
  const missing = MIN_REFERENCE_PHOTOS - count;
  return {
    isReady: missing <= 0,
    counter: `${count}/${MAX_REFERENCE_PHOTOS} photos uploaded`,
    hint: missing <= 0 ? 'Ready' : `${missing} more needed`,
  };
}
