import type { Account, Hooks } from './adapter.ts';
import type { Client } from './client.ts';
import type { Exchange } from './exchange.ts';
import type { Samples } from './samples.ts';

/** How one rule is checked that neither a comparison nor a look at every answer can prove. */
export type Check = (trial: Trial) => Promise<void>;

/** A test account, signed in. */
export interface Person extends Client {
  id: string;
}

/** What a check works with. */
export interface Trial {
  a: Person;
  nobody: Client;
  baseUrl: string;
  hooks: Hooks;
  samples: Samples;
  /** Leaves out what sends many megabytes. */
  isQuick: boolean;
  /** A further session, of account a without another name. */
  freshSession(account?: Account): Promise<Client>;
  /** Sets the balance of account a, where there is a hook for it. */
  setCredits(credits: number): Promise<void>;
  /** A finding unless the status is one of these. */
  expect(exchange: Exchange, statuses: readonly number[], why: string): boolean;
  /** A finding unless this holds. */
  claim(holds: boolean, exchange: Exchange, expected: string, received?: string): boolean;
  /** Ends the check as not checked unless the call was answered with this status. */
  need(exchange: Exchange, status: number): void;
}

/** Ends a check that cannot be made, because a call failed or something is missing. */
export class NotChecked extends Error {
  hasFailed: boolean;
  constructor(message: string, hasFailed = false) {
    super(message);
    this.hasFailed = hasFailed;
  }
}
