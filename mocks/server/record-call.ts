import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { bounded, type CallLog } from './call-log.ts';
import type { Fault } from './faults.ts';
import { requestProblems } from './judge-request.ts';
import type { ContractCheck } from './read-request.ts';

/** Never recorded, so that no list, file or command made from a record holds a session. */
const SECRETS = new Set(['cookie', 'set-cookie', 'authorization', 'proxy-authorization']);

/** Begins the record of a call. What it reads are copies, and it reads them later, so nobody waits for the record. */
export function recordCall(log: CallLog, operation: OperationId, request: Request) {
  const start = performance.now();
  const { method, url, referrer } = request;
  const isJson = operations[operation].requestType === 'application/json';
  const copy = isJson ? request.clone() : undefined;
  const { id } = log.add({
    operation,
    method,
    url,
    page: referrer,
    headers: openHeaders(request.headers),
    body: undefined,
    problems: [],
  });
  let hasThrown = false;
  return {
    /** The request, once there is something to judge it with. */
    judge(check: ContractCheck) {
      const judged = (body: string | undefined) =>
        log.change(id, {
          body: body === undefined ? undefined : bounded(body),
          problems: requestProblems(check, operation, { url, headers: request.headers, body }),
        });
      if (copy) copy.text().then(judged, () => judged(undefined));
      else judged(undefined);
    },
    /** The handler threw: its answer is judged no further. */
    threw(stack: string) {
      hasThrown = true;
      log.change(id, { stack });
    },
    faulted: (faults: readonly Fault[]) => log.change(id, { faults }),
    /** The answer that leaves. */
    answered(response: Response, check: ContractCheck) {
      const { status, headers, type } = response;
      const isBroken = type === 'error';
      const ended = (body: string) =>
        log.change(id, {
          answer: {
            status: isBroken ? 0 : status,
            headers: openHeaders(headers),
            body: bounded(body),
            ms: performance.now() - start,
            problems: isBroken || hasThrown ? [] : check.checkAnswer(operation, response, body),
          },
        });
      response
        .clone()
        .text()
        .then(ended, () => ended(''));
    },
  };
}

/** The headers of a request or an answer without those that hold a session. */
export function openHeaders(headers: Headers): [name: string, value: string][] {
  return [...headers].filter(([name]) => !SECRETS.has(name));
}
