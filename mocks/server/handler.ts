import type { OperationId, operations as operationTable } from '#openapi/operations.gen.ts';
import type { components, operations } from '#openapi/types.gen.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/schema.ts';
import type { Course } from './faults.ts';

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

/** What a handler returns: the body of the contract's success answer, or a redirect where the contract has one. */
export type Answer<Id extends OperationId> =
  Operation<Id> extends { responses: infer Responses }
    ? 302 extends keyof Responses
      ? Redirect
      : [SuccessBody<Responses>] extends [never]
        ? void
        : SuccessBody<Responses>
    : never;

/** What a handler works with. Parameters and body have been checked against the contract. */
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
  /** The call was accepted before with the same key: its answer is made again without any work. */
  isRepeated: boolean;
  /** How what the call starts continues, if a fault sets it. */
  course: Course;
} & (IsSecured<Id> extends true ? { user: Row<'users'> } : { sessionId: string | undefined });

/** The address of the request, from which addresses in answers are built. */
export interface Address {
  /** E.g. `http://localhost:4010`. */
  origin: string;
  /** The path before `/api`, e.g. `/demo`, or ''. */
  base: string;
  /** The address of the mock's own sign-in page. */
  signInPage(returnTo: string): string;
  /** The address of the mock's own payment page. */
  paymentPage(checkoutId: string): string;
  /** The address of a committed file, e.g. a sample video. */
  file(name: string): string;
  /** The container of clips for this client. */
  readonly clipType: ClipType;
}

export type ClipType = 'webm' | 'mp4';

/**
 * One operation of the contract, as a function on the database: returns its answer or throws a {@link problem}, which
 * undoes its changes. With a problem that it returns they stay.
 */
export type Handler<Id extends OperationId> = (
  context: Context<Id>,
) => Result<Answer<Id>> | Promise<Result<Answer<Id>>>;

type Result<Body> = Body | Reply<Body> | HttpProblem;

/**
 * …)`): that is made outside the transaction. => An answer with headers (`return new Reply({ id }, { Location: '…'
 * })`), or a slow one without the database (`return new Reply(async () => …)`), which is made outside the transaction.
 * => …)`): that is made outside the transaction.
 */
export class Reply<Body> {
  readonly body: Body | (() => Promise<Body>);
  readonly headers: Record<string, string>;

  constructor(body: Body | (() => Promise<Body>), headers: Record<string, string> = {}) {
    this.body = body;
    this.headers = headers;
  }

  async made(): Promise<Reply<Body>> {
    const { body, headers } = this;
    return typeof body === 'function' ? new Reply(await (body as () => Promise<Body>)(), headers) : this;
  }
}

/** A redirect is the answer of the contract's navigations. */
export interface Redirect {
  location: string;
  setCookie?: string;
}

/** An error answer in the shape of the contract's `Problem`. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly body: Problem;

  constructor(status: number, body: Problem) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}

/** `throw problem(402, { error: '…', available: 35 })` */
export function problem(status: number, body: Problem | string): HttpProblem {
  return new HttpProblem(status, typeof body === 'string' ? { error: body } : body);
}
