import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Db } from '../db/db.ts';
import type { Clock } from '../domain/clock.ts';
import { loadOnce } from '../domain/load-once.ts';
import { bookDueEvents } from './book-due-events.ts';
import type { ContractViolation } from './contract-violation.ts';
import { NO_FAULTS, takeFaults } from './fault-store.ts';
import type { Outcome } from './faults.ts';
import { faultyResponse, waitFor } from './faulty-response.ts';
import { problem, Reply, type Address, type Context } from './handler.ts';
import { asProblem, readBody, type Body, type ContractCheck } from './read-request.ts';
import { recordRequest, type RequestLog } from './request-log.ts';
import { respondOnce } from './respond-once.ts';
import { successStatus, toResponse } from './respond.ts';
import { requireOwner, sessionIdOf, signedInUser } from './session.ts';

/** The parts of the backend that all requests share. */
export interface Server {
  db: Db;
  clock: Clock;
  addressOf(request: Request): Address;
  onViolation(violation: ContractViolation): void;
  requests: RequestLog;
}

/** A request of one operation, as received. */
interface Incoming {
  operation: OperationId;
  handler: AnyHandler;
  request: Request;
  params: Record<string, unknown>;
  cookies: Record<string, string>;
}

type AnyContext = Context<OperationId>;
export type AnyHandler = (context: AnyContext) => unknown;

/** Loads the contract check: half of the mock's code, so it loads while the rest starts. */
export const loadCheck = loadOnce((): Promise<ContractCheck> => import('./contract-check.ts'));

/** Handles a request: applies faults, runs the handler, and records it (mocks/README.md, "A request, step by step"). */
export async function handleRequest(server: Server, incoming: Incoming): Promise<Response> {
  const { db, requests } = server;
  const { operation, request, params } = incoming;
  const recording = recordRequest(requests, operation, request);
  const check = await loadCheck();
  // Read before the transaction, so that a slow upload does not block other requests.
  const body = await readBody(operation, request, check);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const wrong = [
    ...check.checkParameters(operation, { params, query, headers: request.headers }),
    ...('wrong' in body ? body.wrong : []),
  ];
  recording.setRequest(body, wrong);
  const { all, delayMs, fault, outcome } =
    db.meta.faults.length > 0 ? await db.transact(() => takeFaults(db, operation)) : NO_FAULTS;
  if (all.length > 0) recording.setFaults(all);
  if (delayMs > 0) await waitFor(delayMs);

  const circumstances = { check, outcome, body, query, wrong, onThrow: recording.setStack };
  const respond = () => handlerResponse(server, incoming, circumstances);
  if (fault?.afterEffect === true) await respond();
  const response = await (fault ? faultyResponse(fault, operation, check) : respond());
  recording.setResponse(response, check);
  return response;
}

interface Circumstances {
  check: ContractCheck;
  outcome: Outcome;
  body: Body;
  query: Record<string, string>;
  /** The request's violations of the contract. */
  wrong: string[];
  onThrow: (stack: string) => void;
}

/** The response of the handler, checked against the contract. */
async function handlerResponse(
  server: Server,
  incoming: Incoming,
  circumstances: Circumstances,
): Promise<Response> {
  const { db, onViolation } = server;
  const { check, onThrow } = circumstances;
  const { operation } = incoming;
  let hasThrown = false;
  const result = await db
    .transact(() => runHandler(server, incoming, circumstances))
    .then((reply) => (reply instanceof Reply ? reply.created() : reply))
    .catch((error: unknown) => {
      const refusal = asProblem(error);
      if (refusal === error) return refusal;
      hasThrown = true;
      const stack = String((error as Error).stack ?? error);
      onThrow(stack);
      onViolation({ operation, status: refusal.status, details: [], stack });
      return refusal;
    });

  const response = toResponse(result, successStatus(operation));
  if (hasThrown) return response;
  const details = check.checkResponse(operation, response, await response.clone().text());
  if (details.length > 0) onViolation({ operation, status: response.status, details });
  return response;
}

/**
 * Runs inside the transaction: books due events, checks the request in the order of the contract (session, size and
 * media type, shape, owner), looks up the key, and runs the handler.
 */
async function runHandler(
  { db, clock, addressOf }: Server,
  { operation, handler, request, params, cookies }: Incoming,
  { outcome, body, query, wrong }: Circumstances,
): Promise<unknown> {
  const now = clock.now();
  await bookDueEvents(db, now);

  const sessionId = sessionIdOf(cookies);
  const user = operations[operation].secured ? signedInUser(db, sessionId) : undefined;
  if ('problem' in body) throw body.problem;

  const { headers } = request;
  if (wrong.length > 0) throw problem(400, { error: 'The request is not valid.', details: wrong });

  // The handler of a form checks its parts first, then the owner.
  const isForm = operations[operation].requestType === 'multipart/form-data';
  const owner = params['userId'] ?? (body.value as { userId?: unknown } | undefined)?.userId;
  if (user && owner !== undefined && !isForm) requireOwner(user, owner);

  const names: readonly string[] = operations[operation].headers;
  const header = Object.fromEntries(names.map((name) => [name, headers.get(name)]));
  const values = { params, query, header, body: body.value, headers, address: addressOf(request) };
  const respond = (isRepeated: boolean) =>
    // The values were checked above; TypeScript cannot relate an operation of the table to its types.
    handler({ db, now, ...values, user, sessionId, isRepeated, outcome } as unknown as AnyContext);

  const { 'Idempotency-Key': key, ...rest } = header;
  if (!user || !key) return respond(false);
  const intent = { userId: user.id, operation, key, request: { ...rest, body: body.value } };
  return respondOnce(db, now, intent, respond);
}
