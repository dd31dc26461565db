import type { Account, Adapter, Hook, HookContext } from './adapter.ts';
import type { Client } from './client.ts';
import type { Exchange } from './exchange.ts';
import type { CookieJar } from './jar.ts';
import type { Ledger } from './ledger.ts';
import type { Samples } from './samples.ts';

/** How one rule is checked. Several checks may test the same rule. */
export interface Check {
  id: string;
  /** Hooks without which it cannot be made. */
  needs?: readonly Hook[];
  /** Left out by `--quick`: sends much, or waits. */
  slow?: boolean;
  run(trial: Trial): Promise<void>;
}

/** Checks by the ids of their rules; a function where they have no other property. */
export type Checks = Record<string, Check['run'] | Omit<Check, 'id'>>;

/** A test account, signed in. */
export interface Person extends Client {
  name: Account;
  id: string;
}

/** The hooks, with the checked address filled in. */
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
  /** Ids that the checks of a run share. */
  shared: Map<string, string>;
  ledger: Ledger;
  /** Credits that charges may still take in this run without refunds. */
  budget: { left: number };
  /** A further session of an account, to sign out of. */
  freshSession(account: Account): Promise<Client>;
  /** Moves the clock by the hook `advance`, and signs both accounts in again. */
  later(ms: number): Promise<void>;
  /** How far this run has moved the server's clock. */
  advancedMs(): number;
  jar(): CookieJar;
  /** A finding unless the status is one of these. */
  expect(exchange: Exchange, status: number | readonly number[], why?: string): boolean;
  /** A finding unless this holds. */
  claim(holds: boolean, exchange: Exchange, expected: string, received?: string): boolean;
  /** Ends the check as not checked unless the status is one of these. */
  need(exchange: Exchange, status: number | readonly number[]): void;
  /** Ends the check as not checked. */
  skip(reason: string): never;
  /**
   * Reads until the condition holds. Moves the server's clock between reads or, without that hook, waits at most
   * `--max-wait`. Steps begin at `stepMs` and grow while nothing changes. Not checked when the time is up before
   * `boundMs`.
   * @returns the last answer, whether the condition holds or not
   */
  until(
    read: () => Promise<Exchange>,
    isSo: (exchange: Exchange) => boolean,
    time: { stepMs: number; boundMs: number },
  ): Promise<Exchange>;
}

/** Ends a check that cannot be made, because a call failed or something is missing. */
export class NotChecked extends Error {
  hasFailed: boolean;
  constructor(message: string, hasFailed = false) {
    super(message);
    this.hasFailed = hasFailed;
  }
}
