import { http, type HttpResponseResolver, type RequestHandler } from 'msw';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { ContractViolation } from './contract-violation.ts';
import type { Db } from '../db/db.ts';
import { answerOnce } from './answer-once.ts';
import { settleDue } from './due.ts';
import type { CallLog } from './call-log.ts';
import { takeFaults } from './fault-store.ts';
import { faultyResponse, waitFor } from './faulty-response.ts';
import { Deferred, problem, WithHeaders, type Address, type Context, type Handler } from './handler.ts';
import { asProblem, readBody, type Body, type ContractCheck } from './read-request.ts';
import { parameterProblems } from './judge-request.ts';
import type { Course } from './faults.ts';
import { recordCall } from './record-call.ts';
import { successStatus, toResponse } from './respond.ts';
import { refuseOthers, sessionIdOf, signedInUser } from './session.ts';
import type { Clock } from '../domain/clock.ts';
import { loadOnce } from '../domain/load-once.ts';

/** An operation of the contract without a handler does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

export interface Server {
  db: Db;
  clock: Clock;
  addressOf(request: Request): Address;
  onViolation(violation: ContractViolation): void;
  calls: CallLog;
}

interface Arrived {
  operation: OperationId;
  request: Request;
  params: Record<string, unknown>;
  body: Body;
  cookies: Record<string, string>;
  course: Course;
}

type AnyContext = Context<OperationId>;
type AnyHandler = (context: AnyContext) => unknown;

/** Half of the mock's code, so it is a chunk of its own that loads while the rest starts. */
const loadCheck = loadOnce((): Promise<ContractCheck> => import('./contract-check.ts'));

/** One request handler per operation of the contract; every other method answers 405, every other address 404. */
export function routes(server: Server, handlers: Handlers): RequestHandler[] {
  loadCheck().catch(() => undefined);
  const known = (Object.keys(operations) as OperationId[]).map((operation) => {
    const { method, path } = operations[operation];
    const resolver = resolve(server, operation, handlers[operation] as AnyHandler);
    return { GET: http.get, POST: http.post, PUT: http.put }[method](patternOf(path), resolver);
  });
  const rows = Object.values(operations);
  const otherMethods = rows.map(({ path }) => {
    const methods = rows.filter((row) => row.path === path).map(({ method }) => method);
    return http.all(patternOf(path), ({ request }) =>
      hasSlashAtEnd(request) ? notThere(request, 404) : notThere(request, 405, { Allow: methods.join(', ') }),
    );
  });
  return [...known, ...otherMethods, http.all('*/api/*', ({ request }) => notThere(request, 404))];
}

function patternOf(path: string): string {
  return `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** MSW takes a path with a slash at its end for the one without; the contract does not. */
const hasSlashAtEnd = ({ url }: Request) => new URL(url).pathname.endsWith('/');

function notThere({ method, url }: Request, status: number, headers: Record<string, string> = {}): Response {
  const body = { error: `There is no ${method} ${new URL(url).pathname}.` };
  return toResponse(new WithHeaders(body, headers), status);
}

function resolve(server: Server, operation: OperationId, handler: AnyHandler): HttpResponseResolver {
  const { db, calls } = server;
  return async ({ request, params, cookies }) => {
    if (hasSlashAtEnd(request)) return notThere(request, 404);
    const recording = recordCall(calls, operation, request);
    const check = await loadCheck();
    recording.judge(check);
    const struck = db.meta.faults.length > 0 ? await db.transact(() => takeFaults(db, operation)) : undefined;
    if (struck) recording.faulted(struck.all);
    if (struck && struck.delayMs > 0) await waitFor(struck.delayMs);
    const { fault, course = {} } = struck ?? {};

    const arriving = { operation, request, params, cookies, course };
    const answer = () => ownAnswer(server, check, handler, arriving, recording.threw);
    if (fault?.afterEffect === true) await answer();
    const response = await (fault ? faultyResponse(fault, operation, check) : answer());
    recording.answered(response, check);
    return response;
  };
}

async function ownAnswer(
  server: Server,
  check: ContractCheck,
  handler: AnyHandler,
  arriving: Omit<Arrived, 'body'>,
  onThrow: (stack: string) => void,
): Promise<Response> {
  const { db, onViolation } = server;
  const { operation, request } = arriving;
  // Read before the transaction, so that a slow upload does not hold up other requests.
  const arrived = { ...arriving, body: await readBody(operation, request, check) };
  let hasThrown = false;
  const outcome = await db
    .transact(() => callHandler(server, check, handler, arrived))
    .then((result) => (result instanceof Deferred ? result.make() : result))
    .catch((error: unknown) => {
      const refusal = asProblem(error);
      if (refusal === error) return refusal;
      hasThrown = true;
      const stack = String((error as Error).stack ?? error);
      onThrow(stack);
      onViolation({ operation, status: refusal.status, details: [], stack });
      return refusal;
    });

  const response = toResponse(outcome, successStatus(operation));
  if (hasThrown) return response;
  const details = check.checkAnswer(operation, response, await response.clone().text());
  if (details.length > 0) onViolation({ operation, status: response.status, details });
  return response;
}

/** Everything the contract checks before the work, in its order: session, size and media type, shape, owner. */
async function callHandler(
  server: Server,
  check: ContractCheck,
  handler: AnyHandler,
  arrived: Arrived,
): Promise<unknown> {
  const { db, clock } = server;
  const { operation, request, params, body, cookies, course } = arrived;
  const now = clock.now();
  await settleDue(db, now);

  const sessionId = sessionIdOf(cookies);
  const user = operations[operation].secured ? signedInUser(db, sessionId) : undefined;
  if ('problem' in body) throw body.problem;

  const query = Object.fromEntries(new URL(request.url).searchParams);
  const wrong = [
    ...parameterProblems(check, operation, { params, query, headers: request.headers }),
    ...body.wrong,
  ];
  if (wrong.length > 0) throw problem(400, { error: 'The request is not valid.', details: wrong });

  // A form's shape is checked by its handler, and the owner after it.
  const isForm = operations[operation].requestType === 'multipart/form-data';
  const owner = params['userId'] ?? (body.value as { userId?: unknown } | undefined)?.userId;
  if (user && owner !== undefined && !isForm) refuseOthers(user, owner);

  const { headers } = request;
  const names: readonly string[] = operations[operation].headers;
  const header = Object.fromEntries(names.map((name) => [name, headers.get(name)]));
  const values = { params, query, header, body: body.value, headers, address: server.addressOf(request) };
  const answer = (isRepeated: boolean) =>
    // TypeScript cannot tie an operation of the table to its own types; the checks above did.
    handler({ db, now, ...values, user, sessionId, isRepeated, course } as unknown as AnyContext);

  const { 'Idempotency-Key': key, ...rest } = header;
  if (!user || !key) return answer(false);
  const intent = { userId: user.id, operation, key, request: { ...rest, body: body.value } };
  return answerOnce(db, now, intent, answer);
}
