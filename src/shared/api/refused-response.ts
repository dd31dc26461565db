import { ApiError } from './api-error.ts';

/** A 2xx response that reports a failure: `ok: false`, an `error`, or without a required field. */
export class RefusedResponse extends Error {
  readonly problem: Partial<NonNullable<ApiError['problem']>>;

  constructor(message = '', problem: RefusedResponse['problem'] = {}) {
    super(message);
    this.problem = problem;
  }
}

/** The other fields of the server's refusal. */
export function problemOf(error: unknown): RefusedResponse['problem'] {
  const isResponse = error instanceof RefusedResponse || error instanceof ApiError;
  return (isResponse ? error.problem : undefined) ?? {};
}
