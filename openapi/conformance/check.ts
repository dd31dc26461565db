import type { Account, Adapter, Hook, HookContext } from './adapter.ts';
import type { Call, Client } from './client.ts';
import type { OperationId } from '../operations.gen.ts';
import type { Exchange } from './exchange.ts';
import type { CookieJar } from './jar.ts';
import type { Ledger } from './ledger.ts';
import type { Samples } from './samples.ts';

/** How one rule is looked at. Several checks may look at the same rule. */
export interface Check {
  id: string;
  /** Hooks without which it cannot be looked at. */
  needs?: readonly Hook[];
  /** Left out by `--quick`: sends much, or waits. */
  slow?: boolean;
  run(trial: Trial): Promise<void>;
}

/** Checks by the ids of their rules; a bare function where nothing else is to be said. */
export type Checks = Record<string, Check['run'] | Omit<Check, 'id'>>;

/** A test account, signed in. */
export interface Person extends Client {
  name: Account;
  id: string;
}

/** A training that was accepted in this run, with all that its call was made of. */
export interface BegunTraining {
  /** The Idempotency-Key of the call. */
  key: string;
  /** The key of its charge. */
  charge: string;
  zipUrl: string;
  accepted: Exchange;
}

/** The hooks, which know the address by themselves. */
export type Hooks = {
  [Name in keyof Adapter]: NonNullable<Adapter[Name]> extends (
    ...args: [...infer Args, HookContext]
  ) => infer Result
    ? (...args: Args) => Result
    : Adapter[Name];
};

/** What a check works with. */
export interface Trial {
  a: Person;
  b: Person;
  nobody: Client;
  baseUrl: string;
  hooks: Hooks;
  samples: Samples;
  /** Ids of what checks of one run have in common. */
  shared: Map<string, string>;
  /** The training of each account that checks have in common. */
  trainings: Map<Account, BegunTraining>;
  ledger: Ledger;
  /** Credits that charges may still take in this run, beside those that are given back. */
  budget: { left: number };
  /** A further session of an account, to sign out of. */
  freshSession(account: Account): Promise<Client>;
  /** Lets so much time pass by the hook `advance`, and signs both accounts in again. */
  later(ms: number): Promise<void>;
  /** How far this run has moved the server's clock. */
  advancedMs(): number;
  jar(): CookieJar;
  /** A finding unless the status is one of these. */
  expect(exchange: Exchange, status: number | readonly number[], why?: string): boolean;
  /** A finding unless it holds. */
  claim(holds: boolean, exchange: Exchange, expected: string, received?: string): boolean;
  /** Ends the check as not checked unless the status is this: what is looked at cannot be reached. */
  need(exchange: Exchange, status: number | readonly number[]): void;
  /** Ends the check as not checked. */
  skip(reason: string): never;
  /**
   * Reads again until it is so, and moves the server's clock meanwhile or, without that hook, waits as long as
   * `--max-wait` says. Steps begin at `stepMs` and grow while nothing changes. Not checked when the time is up before
   * `boundMs`.
   * @returns the last answer, whether it is so or not
   */
  until(
    read: () => Promise<Exchange>,
    isSo: (exchange: Exchange) => boolean,
    time: { stepMs: number; boundMs: number },
  ): Promise<Exchange>;
}

/** A request that differs from a good one in one thing, and what it must be answered with. */
export type Case = [what: string, call: Call, status: number];

/** The same call so many times at once. */
export function together(count: number, send: (index: number) => Promise<Exchange>): Promise<Exchange[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(index)));
}

/** Sends each case in the name of account `a`, one after the other. */
export async function expectEach(t: Trial, operation: OperationId, cases: readonly Case[]): Promise<void> {
  for (const [what, call, status] of cases) t.expect(await t.a.call(operation, call), status, what);
}

/** Thrown to end a check whose rule cannot be looked at, because a call failed or because something is missing. */
export class NotChecked extends Error {
  hasFailed: boolean;
  constructor(message: string, hasFailed = false) {
    super(message);
    this.hasFailed = hasFailed;
  }
}
