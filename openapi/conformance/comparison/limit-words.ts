import * as limits from '#openapi/limits.gen.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';

/** The contract's values by their names in stories.yaml and values.yaml. */
const LIMITS: Record<string, number> = {
  '': 0,
  image: limits.IMAGE_COST_CREDITS,
  training: limits.TRAINING_COST_CREDITS.fast,
  starter: limits.PLANS.starter.credits,
  session: limits.SESSION_LIFETIME_MS,
  package: limits.PACKAGE_LIFETIME_MS,
  ticket: limits.UPLOAD_TICKET_LIFETIME_MS,
  photo: limits.PHOTO_LIFETIME_MS,
  picture: limits.MEDIA_LIFETIME_MS,
  film: limits.JOB_ASSET_LIFETIME_MS,
  key: limits.MAX_INTENT_KEY_LENGTH,
  photos: limits.MIN_TRAINING_PHOTOS,
  allphotos: limits.MAX_TRAINING_PHOTOS,
  user: limits.MAX_USER_ID_LENGTH,
  job: limits.MAX_JOB_PATH_LENGTH,
  path: limits.MAX_SAME_ORIGIN_PATH_LENGTH,
  address: limits.MAX_SAFE_URL_LENGTH,
  name: limits.MAX_DOCUMENT_NAME_LENGTH,
  type: limits.MAX_DOCUMENT_TYPE_LENGTH,
};
const UNITS: Record<string, number> = { '': 1, m: MINUTE_MS, d: DAY_MS };

/** The number that is meant by `9`, `image`, `image+1`, `20d` or `session-1m`. */
export function numberOf(text: string): number {
  const [, name = '?', more = '', unit = ''] = /^([a-z]*)([+-]?\d*)([md]?)$/.exec(text) ?? [];
  const limit = LIMITS[name];
  if (limit === undefined || text === '') throw new RangeError(`There is no number ${text}.`);
  return limit + Number(more) * (UNITS[unit] ?? 1);
}
