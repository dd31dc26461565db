import type { PROBLEM_CODES } from '#openapi/limits.gen.ts';
import type { operations } from '#openapi/operations.gen.ts';
import { ApiError } from './api-error.ts';
import { RefusedResponse } from './refused-response.ts';

/** What the failure of a request with an `Idempotency-Key` means for the requested work (decision 54). */
export type Meaning =
  /** Final: this request has no effect. An earlier request with the same key may have had an effect, or may still. */
  | 'refused'
  /** Final: no further request with this key has an effect. */
  | 'keyIsOver'
  /** Progress: the server is handling an earlier request with this key, whose response follows. */
  | 'inProgress'
  /** Not final: the work may have been done, or may still be done. */
  | 'unclear';

/** The meaning of a `Problem` by its code, which takes precedence over the status. */
export const MEANING_OF_CODE: Record<(typeof PROBLEM_CODES)[number], Meaning> = {
  inFlight: 'inProgress',
  keyReused: 'keyIsOver',
  nothingLeft: 'keyIsOver',
  trainingRuns: 'refused',
};

type Operations = typeof operations;
type WithKey<O> = O extends { headers: readonly (infer Header)[] }
  ? 'Idempotency-Key' extends Header
    ? O
    : never
  : never;
/** Every failure status that the contract lists for a request with a key. */
type FailureStatus = Exclude<WithKey<Operations[keyof Operations]>['statuses'][number], 200 | 201>;

/** The meaning of a `Problem` without a code, by its status. */
export const MEANING_OF_STATUS: Record<FailureStatus, Meaning> = {
  400: 'refused',
  401: 'refused',
  402: 'refused',
  403: 'refused',
  404: 'refused',
  409: 'refused',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  429: 'unclear',
  500: 'unclear',
  502: 'unclear',
  503: 'unclear',
};

/** What this failure means. A failure without a `Problem` is caused by the connection or a host before the server. */
export function meaningOf(error: unknown): Meaning {
  if (error instanceof RefusedResponse) return 'refused';
  if (!(error instanceof ApiError)) return 'unclear';
  const { kind, status, problem } = error;
  // The request was not sent.
  if (kind === 'otherUser') return 'refused';
  if (!problem) return 'unclear';
  if (problem.code) return MEANING_OF_CODE[problem.code];
  const meanings: Partial<Record<number, Meaning>> = MEANING_OF_STATUS;
  return meanings[status ?? 0] ?? 'unclear';
}
