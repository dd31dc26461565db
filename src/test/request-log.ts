import type { TestBackend } from '#mocks/node.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';

/** The requests that reached the backend since it was created, or since the last `clear`. */
export type RequestLog = ReturnType<typeof recordRequests>;

export function recordRequests({ requests }: TestBackend) {
  const lastId = () => Math.max(0, ...requests.list().map(({ id }) => id));
  let since = lastId();
  const sent = () => requests.list().filter(({ id }) => id > since);
  const of = (operation: OperationId) => sent().filter((request) => request.operation === operation);
  return {
    requests: () => sent().map(({ operation }) => operation),
    /** The number of requests of each changing operation, without GETs. */
    changes() {
      const counts: Partial<Record<OperationId, number>> = {};
      for (const { operation } of sent()) {
        if (operations[operation].method !== 'GET') counts[operation] = (counts[operation] ?? 0) + 1;
      }
      return counts;
    },
    /** The requested paths of an operation. */
    paths: (operation: OperationId) => of(operation).map(({ url }) => new URL(url).pathname),
    bodies: (operation: OperationId) => of(operation).map(({ body }): unknown => JSON.parse(body ?? 'null')),
    keys: (operation: OperationId) =>
      of(operation).map(({ headers }) => new Headers(headers).get('Idempotency-Key')),
    clear() {
      since = lastId();
    },
  };
}
