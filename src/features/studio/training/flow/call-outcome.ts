import { ApiError } from '../../../../shared/api/api-error.ts';
import { RefusedAnswer } from './training-failure.ts';

export type Outcome<T> = { isOk: true; value: T } | { isOk: false; error: unknown };

/** A call as a value, so that the flow reads from top to bottom. */
export function outcome<T>(call: Promise<T>): Promise<Outcome<T>> {
  return call.then(
    (value) => ({ isOk: true, value }),
    (error: unknown) => ({ isOk: false, error }),
  );
}

/**
 * Did the server understand the call and say no? Then nothing happened. 5xx, a time-out (408 too), a cut line or an
 * unreadable answer leave that open: a proxy may have lost the answer of a call that worked.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof RefusedAnswer) return true;
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'otherPerson') return true;
  if (error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408;
}
