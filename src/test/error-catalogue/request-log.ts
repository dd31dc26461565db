import { vi } from 'vitest';
import { findOperation } from '#openapi/find-operation.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';

/** The calls of the page, recorded outside of the client. */
export interface RequestLog {
  /** Every call since the last `clear`, in order. */
  calls(): OperationId[];
  /** The number of each changing call since the last `clear`, without GETs. */
  changes(): Partial<Record<OperationId, number>>;
  /** The addresses that one operation was called at, without the origin. */
  paths(operation: OperationId): string[];
  /** The JSON bodies that one operation was called with. */
  bodies(operation: OperationId): Promise<unknown[]>;
  /** The keys that one operation was called with. */
  keys(operation: OperationId): (string | null | undefined)[];
  clear(): void;
}

interface Call {
  operation: OperationId;
  path: string;
  headers?: Headers;
  body?: Promise<string>;
}

/** Listens until the end of the test. Call it when the backend serves already, because that replaces `fetch`. */
export function recordRequests(): RequestLog {
  let calls: Call[] = [];
  const record = (method: string, url: string, sent?: Pick<Call, 'headers' | 'body'>) => {
    const path = new URL(url, location.href).pathname;
    const operation = findOperation(method, path)?.operation;
    if (operation) calls.push({ operation, path, ...sent });
  };

  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const { headers } = request;
    const isJson = headers.get('content-type') === 'application/json';
    record(request.method, request.url, { headers, ...(isJson && { body: request.clone().text() }) });
    return send(input, init);
  });
  const { prototype } = XMLHttpRequest;
  const { open } = prototype;
  vi.spyOn(prototype, 'open').mockImplementation(function openAndRecord(
    this: XMLHttpRequest,
    ...given: unknown[]
  ) {
    record(String(given[0]), String(given[1]));
    return Reflect.apply(open, this, given) as undefined;
  });

  return {
    calls: () => calls.map(({ operation }) => operation),
    changes() {
      const counts: Partial<Record<OperationId, number>> = {};
      for (const { operation } of calls) {
        if (operations[operation].method !== 'GET') counts[operation] = (counts[operation] ?? 0) + 1;
      }
      return counts;
    },
    paths: (operation) => calls.filter((call) => call.operation === operation).map(({ path }) => path),
    bodies: (operation) =>
      Promise.all(
        calls
          .filter((call) => call.operation === operation)
          .map(async ({ body }) => JSON.parse((await body) ?? 'null') as unknown),
      ),
    keys: (operation) =>
      calls
        .filter((call) => call.operation === operation)
        .map(({ headers }) => headers?.get('Idempotency-Key')),
    clear() {
      calls = [];
    },
  };
}
