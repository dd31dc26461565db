import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { truncated, type CallLog } from './call-log.ts';
import type { Fault } from './faults.ts';
import type { ContractCheck } from './read-request.ts';
import { requestProblems } from './request-problems.ts';

/** Headers that are not recorded, because they contain the session. */
const SECRETS = new Set(['cookie', 'set-cookie', 'authorization', 'proxy-authorization']);

/** Starts the record of a call. Bodies are read from copies, so that the call does not wait. */
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
    headers: headersWithoutSession(request.headers),
    body: undefined,
    problems: [],
  });
  let hasThrown = false;
  return {
    /** Called when the contract check is loaded. */
    checkRequest(check: ContractCheck) {
      const record = (body: string | undefined) =>
        log.change(id, {
          body: body === undefined ? undefined : truncated(body),
          problems: requestProblems(check, operation, { url, headers: request.headers, body }),
        });
      if (copy) copy.text().then(record, () => record(undefined));
      else record(undefined);
    },
    /** Called when the handler threw; its answer is not checked. */
    setStack(stack: string) {
      hasThrown = true;
      log.change(id, { stack });
    },
    setFaults: (faults: readonly Fault[]) => log.change(id, { faults }),
    /** Called with the final answer. */
    setAnswer(response: Response, check: ContractCheck) {
      const { status, headers, type } = response;
      const isBroken = type === 'error';
      const record = (body: string) =>
        log.change(id, {
          answer: {
            status: isBroken ? 0 : status,
            headers: headersWithoutSession(headers),
            body: truncated(body),
            ms: performance.now() - start,
            problems: isBroken || hasThrown ? [] : check.checkAnswer(operation, response, body),
          },
        });
      response
        .clone()
        .text()
        .then(record, () => record(''));
    },
  };
}

/** The headers of a request or an answer, without those that contain the session. */
function headersWithoutSession(headers: Headers): [name: string, value: string][] {
  return [...headers].filter(([name]) => !SECRETS.has(name));
}
