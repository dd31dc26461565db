import type { OperationId } from '#openapi/operations.gen.ts';
import type { Fault } from './faults.ts';
import type { Body, ContractCheck } from './read-request.ts';

/** One request, as recorded by the simulated backend. */
export interface RecordedRequest {
  id: number;
  operation: OperationId;
  method: string;
  url: string;
  /** Real milliseconds since the epoch. */
  startedAt: number;
  headers: [name: string, value: string][];
  /** The truncated text of a JSON body; undefined for files and without a body. */
  body: string | undefined;
  /** Contract violations of the request. */
  problems: string[];
  /** The faults that applied to the request (`takeFaults`). */
  faults: readonly Fault[];
  /** The stack of the exception, if the handler threw. */
  stack?: string;
  /** Undefined until the response is sent. */
  response: RecordedResponse | undefined;
}

export interface RecordedResponse {
  /** 0 if the connection failed. */
  status: number;
  headers: [name: string, value: string][];
  body: string;
  /** Real milliseconds from the request to the end of the response. */
  ms: number;
  /** Contract violations of the response. */
  problems: string[];
}

const MAX_REQUESTS = 200;
const MAX_BODY_CHARACTERS = 100_000;
/** Headers that are not recorded, because they contain the session. */
const SECRETS = new Set(['cookie', 'set-cookie', 'authorization', 'proxy-authorization']);

export type RequestLog = ReturnType<typeof createRequestLog>;

/** The latest requests since the page was opened. */
export function createRequestLog() {
  let requests: readonly RecordedRequest[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly RecordedRequest[]) => {
    requests = next;
    for (const changed of listeners) changed();
  };

  return {
    /** The records, oldest first. It is a new list after every change. */
    list: () => requests,
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    clear: () => set([]),
    /** Adds a record. @returns a function that changes the record, unless it was dropped */
    add(request: Omit<RecordedRequest, 'id' | 'startedAt'>): (known: Partial<RecordedRequest>) => void {
      const id = (lastId += 1);
      set([...requests, { ...request, id, startedAt: Date.now() }].slice(-MAX_REQUESTS));
      return (known) => set(requests.map((record) => (record.id === id ? { ...record, ...known } : record)));
    },
  };
}

/** Starts the record of a request. The response is read from a copy, so that it is not delayed. */
export function recordRequest(log: RequestLog, operation: OperationId, request: Request) {
  const start = performance.now();
  const { method, url, headers } = request;
  const change = log.add({
    operation,
    method,
    url,
    headers: withoutSession(headers),
    body: undefined,
    problems: [],
    faults: [],
    response: undefined,
  });
  let hasThrown = false;
  return {
    /** Called when the request is read. @param wrong its contract violations */
    setRequest(body: Body, wrong: string[]) {
      const problems = 'problem' in body ? [body.problem.message] : wrong;
      change({ body: body.text?.slice(0, MAX_BODY_CHARACTERS), problems });
    },
    /** Called when the handler threw; the response is then not checked. */
    setStack(stack: string) {
      hasThrown = true;
      change({ stack });
    },
    setFaults: (faults: readonly Fault[]) => change({ faults }),
    /** Called with the final response. */
    setResponse(response: Response, check: ContractCheck) {
      const isBroken = response.type === 'error';
      const record = (body: string) =>
        change({
          response: {
            status: isBroken ? 0 : response.status,
            headers: withoutSession(response.headers),
            body: body.slice(0, MAX_BODY_CHARACTERS),
            ms: performance.now() - start,
            problems: isBroken || hasThrown ? [] : check.checkResponse(operation, response, body),
          },
        });
      response
        .clone()
        .text()
        .then(record, () => record(''));
    },
  };
}

function withoutSession(headers: Headers): [name: string, value: string][] {
  return [...headers].filter(([name]) => !SECRETS.has(name));
}
