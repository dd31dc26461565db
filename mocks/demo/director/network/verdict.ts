import type { RecordedRequest } from '#mocks/server/request-log.ts';
import { rankOf } from '#mocks/states/find-states.ts';

/** The results of checking a request against the contract. */
export const VERDICTS = {
  threw: 'Handler threw',
  fits: 'Fits',
  request: 'Wrong request',
  response: 'Wrong response',
  broken: 'Connection lost',
  waiting: 'No response yet',
};

/** A wrong response is worse than a wrong request, which may have been refused correctly. */
export function verdictOf({ problems, response, stack }: RecordedRequest): keyof typeof VERDICTS {
  if (stack !== undefined) return 'threw';
  if (!response) return 'waiting';
  if (response.problems.length > 0) return 'response';
  if (response.status === 0) return 'broken';
  return problems.length > 0 ? 'request' : 'fits';
}

/** Whether the app sent this request before. It repeats, with the same key, what had no clear response. */
export function isRepeat(call: RecordedRequest, all: readonly RecordedRequest[]): boolean {
  const key = keyOf(call);
  return key !== undefined && all.some((one) => one.id < call.id && keyOf(one) === key);
}

const keyOf = ({ headers }: RecordedRequest) => headers.find(([name]) => name === 'idempotency-key')?.[1];

/** Whether a request matches all words. */
export function matches(call: RecordedRequest, words: string): boolean {
  const { operation, method, url, body = '', faults, response } = call;
  const more = [
    method,
    url,
    body,
    ...faults.map(({ kind }) => kind),
    response?.status,
    response?.body,
    VERDICTS[verdictOf(call)],
  ];
  return rankOf(words, operation, more.join(' ')) !== undefined;
}
