import type { OperationId, operations as operationTable } from '#openapi/operations.gen.ts';
import type { components, operations } from '#openapi/types.gen.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/schema.ts';
import type { Outcome } from './faults.ts';

export type Schemas = components['schemas'];
export type Problem = Schemas['Problem'];

type Operation<Id extends OperationId> = operations[Id];
type IsSecured<Id extends OperationId> = (typeof operationTable)[Id]['secured'];

type PathParams<Id extends OperationId> =
  Operation<Id> extends { parameters: { path: infer Path extends object } } ? Path : object;
type QueryParams<Id extends OperationId> =
  Operation<Id> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : object;
type HeaderParams<Id extends OperationId> =
  Operation<Id> extends { parameters: { header: infer Header extends object } } ? Header : object;
type RequestBody<Id extends OperationId> =
  Operation<Id> extends { requestBody: { content: infer Content } } ? Content[keyof Content] : undefined;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;
type SuccessBody<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 ? JsonOf<Responses[Status]> : never;
}[keyof Responses];

/** The success of a handler: the body of the contract's success response, or a redirect where the contract has one. */
export type Success<Id extends OperationId> =
  Operation<Id> extends { responses: infer Responses }
    ? 302 extends keyof Responses
      ? Redirect
      : [SuccessBody<Responses>] extends [never]
        ? void
        : SuccessBody<Responses>
    : never;

/** The input of a handler. Parameters and body have been checked against the contract. */
export type Context<Id extends OperationId> = {
  db: Db;
  /** Simulated milliseconds since the epoch. */
  now: number;
  params: PathParams<Id>;
  query: QueryParams<Id>;
  /** The headers that the contract declares. */
  header: HeaderParams<Id>;
  body: RequestBody<Id>;
  headers: Headers;
  address: Address;
  /** Whether a request with this key was accepted before: the handler then only rebuilds its response. */
  isRepeated: boolean;
  /** The outcome of the task that the request starts; set by faults. */
  outcome: Outcome;
} & (IsSecured<Id> extends true ? { user: Row<'users'> } : { sessionId: string | undefined });

/** Builds the addresses in responses, relative to the address of the request. */
export interface Address {
  /** E.g. `http://localhost:4010`. */
  origin: string;
  /** The path before `/api`, e.g. `/demo`, or ''. */
  base: string;
  /** The simulated sign-in page. */
  signInPage(returnTo: string): string;
  /** The simulated payment page. */
  paymentPage(checkoutId: string): string;
  /** A file of `mocks/files`, e.g. a sample video. */
  file(name: string): string;
  /** The video format for this client. */
  readonly clipType: ClipType;
}

export type ClipType = 'webm' | 'mp4';

/**
 * One operation of the contract, as a function on the database. It returns its response, or throws a {@link problem},
 * which rolls back its changes; a returned problem does not.
 */
export type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => Result<Success<Id>> | Promise<Result<Success<Id>>>;

type Result<Body> = Body | Reply<Body> | HttpProblem;

/**
 * A response with headers: `new Reply({ id }, { Location })`. A function as body creates a slow body that needs no
 * database; it runs after the transaction.
 */
export class Reply<Body> {
  readonly body: Body | (() => Promise<Body>);
  readonly headers: Record<string, string>;

  constructor(body: Body | (() => Promise<Body>), headers: Record<string, string> = {}) {
    this.body = body;
    this.headers = headers;
  }

  async created(): Promise<Reply<Body>> {
    const { body, headers } = this;
    return typeof body === 'function' ? new Reply(await (body as () => Promise<Body>)(), headers) : this;
  }
}

/** The response of an operation that is a navigation. */
export interface Redirect {
  location: string;
  setCookie?: string;
}

/** An error response in the shape of the contract's `Problem`. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly body: Problem;

  constructor(status: number, body: Problem) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}

/** Creates an error response: `throw problem(402, { error: '…', available: 35 })`. */
export function problem(status: number, body: Problem | string): HttpProblem {
  return new HttpProblem(status, typeof body === 'string' ? { error: body } : body);
}
