import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Exchange } from '../exchange.ts';

/** A request of account a with its JSON response, for tests. */
export function exchangeOf(operation: OperationId, given: Partial<Exchange> = {}): Exchange {
  const { method, path } = operations[operation];
  return {
    who: 'a',
    operation,
    method,
    url: `http://localhost:1${path}`,
    requestHeaders: { cookie: 'session=1' },
    sent: {},
    status: 200,
    failure: undefined,
    headers: new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' }),
    text: given.body === undefined ? '' : JSON.stringify(given.body),
    body: undefined,
    isConcurrent: false,
    ...given,
  };
}
