import {
  IMAGE_COST_CREDITS,
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_DOCUMENT_TYPE_LENGTH,
  MAX_INTENT_KEY_LENGTH,
  MAX_JOB_PATH_LENGTH,
  MAX_SAFE_URL_LENGTH,
  MAX_SAME_ORIGIN_PATH_LENGTH,
  MAX_USER_ID_LENGTH,
  MAX_TRAINING_PHOTOS,
  MEDIA_LIFETIME_MS,
  MIN_TRAINING_PHOTOS,
  PACKAGE_LIFETIME_MS,
  PHOTO_LIFETIME_MS,
  PLANS,
  SESSION_LIFETIME_MS,
  TRAINING_COST_CREDITS,
  UPLOAD_TICKET_LIFETIME_MS,
} from '#openapi/limits.gen.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';

/** The contract's values by the words that stories.yaml and values.yaml have for them. */
const LIMITS: Record<string, number> = {
  '': 0,
  image: IMAGE_COST_CREDITS,
  training: TRAINING_COST_CREDITS,
  starter: PLANS.starter.credits,
  session: SESSION_LIFETIME_MS,
  package: PACKAGE_LIFETIME_MS,
  ticket: UPLOAD_TICKET_LIFETIME_MS,
  photo: PHOTO_LIFETIME_MS,
  picture: MEDIA_LIFETIME_MS,
  key: MAX_INTENT_KEY_LENGTH,
  photos: MIN_TRAINING_PHOTOS,
  allphotos: MAX_TRAINING_PHOTOS,
  user: MAX_USER_ID_LENGTH,
  job: MAX_JOB_PATH_LENGTH,
  path: MAX_SAME_ORIGIN_PATH_LENGTH,
  address: MAX_SAFE_URL_LENGTH,
  name: MAX_DOCUMENT_NAME_LENGTH,
  type: MAX_DOCUMENT_TYPE_LENGTH,
};
const UNITS: Record<string, number> = { '': 1, m: MINUTE_MS, d: DAY_MS };

/** The number that is meant by `9`, `image`, `image+1`, `20d` or `session-1m`. */
export function numberOf(text: string): number {
  const [, name = '?', more = '', unit = ''] = /^([a-z]*)([+-]?\d*)([md]?)$/.exec(text) ?? [];
  const limit = LIMITS[name];
  if (limit === undefined || text === '') throw new RangeError(`There is no number ${text}.`);
  return limit + Number(more) * (UNITS[unit] ?? 1);
}
