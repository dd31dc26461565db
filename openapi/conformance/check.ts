import type { Account, Adapter, Hook, HookContext } from './adapter.ts';
import type { Client } from './client.ts';
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

/** Thrown to end a check whose rule cannot be looked at, because a call failed or because something is missing. */
export class NotChecked extends Error {
  hasFailed: boolean;
  constructor(message: string, hasFailed = false) {
    super(message);
    this.hasFailed = hasFailed;
  }
}
