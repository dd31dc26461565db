import type { PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import type { RequestField } from './contract-types.ts';
import type { VariationName } from './request-variations.ts';

/** Cases of a request by earlier events or by its odd part. */
export const SITUATIONS = {
  variation: 'sent in a variation (request-variations.ts)',
  'another-type': 'with a value of another type',
  length: 'with a text at or beyond its longest length',
  megabytes: 'with a file of the largest size, or larger',
  'photo-twice': 'with the same photo twice',
  'file-name': 'with an odd name of a file',
  'empty-file-name': 'with a part that has an empty file name',
  'moving-picture': 'with a picture that moves',
  'encoded-path': 'with an encoded character in a path to return to',
  'undeclared-fields': 'with undeclared fields; a payment of such a checkout',
  'another-user': 'with the id of another account',
  concurrent: 'one of several concurrent requests',
  'repeated-concurrently': 'one of several concurrent requests with the same key',
  repeated: 'accepted before with this key',
  later: 'accepted before with this key, and time has passed since',
  'refused-before': 'refused before with this key',
  'key-used-elsewhere': 'its key was used for another operation, or by another account',
  'refused-training': 'about a charge for which a training was refused',
  'signed-out-since': 'after its account signed out',
  'prepared-failure': 'after a hook made the next work fail',
  'an-hour-later': 'a minute less than an hour later',
  'a-day-later': 'a minute less than a day later',
  'fast-training-over': 'after the time that a fast training may take',
  'all-work-over': 'after the time that any training or job may take',
  paid: 'after a paid notice',
  'paid-again': 'after another paid notice of the same checkout',
  'not-signed': 'after a notice with a wrong signature',
  'not-paid': 'after a notice of a cancelled checkout',
  'new-account': 'of an account that has created nothing',
  'open-picture': 'the read of a picture at its address',
  'open-film': 'the read of a film at its address',
  'open-avatar': 'the read of an avatar at its address',
  'open-thumbnail': 'the read of a thumbnail at its address',
} as const;

export type Situation = keyof typeof SITUATIONS;

/** A case of a request: a situation, a variation, a field, a header, a media type, or an id in its path. */
export type CaseId =
  | Situation
  | VariationName
  | RequestField
  | 'idempotency-key'
  | 'charge-key'
  | 'demo_user'
  | (typeof PHOTO_MEDIA_TYPES)[number]
  | 'image/svg+xml';
