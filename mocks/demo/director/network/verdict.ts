import type { RecordedRequest } from '#mocks/server/request-log.ts';
import { rankOf } from '#mocks/states/find-states.ts';

/** The labels of the results of checking a request against the contract. */
export const VERDICTS = {
  threw: 'Handler threw',
  fits: 'Fits',
  request: 'Wrong request',
  response: 'Wrong response',
  broken: 'Connection lost',
  waiting: 'No response yet',
};

/** The worst problem of a request. A wrong response ranks first: the backend may have refused a wrong request correctly. */
export function verdictOf({ problems, response, stack }: RecordedRequest): keyof typeof VERDICTS {
  if (stack !== undefined) return 'threw';
  if (!response) return 'waiting';
  if (response.problems.length > 0) return 'response';
  if (response.status === 0) return 'broken';
  return problems.length > 0 ? 'request' : 'fits';
}

/** Whether the app sent this request before. It repeats a request without a clear response, with the same key. */
export function isRepeat(request: RecordedRequest, requests: readonly RecordedRequest[]): boolean {
  const key = keyOf(request);
  return key !== undefined && requests.some((earlier) => earlier.id < request.id && keyOf(earlier) === key);
}

const keyOf = ({ headers }: RecordedRequest) => headers.find(([name]) => name === 'idempotency-key')?.[1];

/** Whether a request matches all words of a query. */
export function matches(request: RecordedRequest, query: string): boolean {
  const { operation, method, url, body = '', faults, response } = request;
  const details = [
    method,
    url,
    body,
    ...faults.map(({ kind }) => kind),
    response?.status,
    response?.body,
    VERDICTS[verdictOf(request)],
  ];
  return rankOf(query, operation, details.join(' ')) !== undefined;
}
