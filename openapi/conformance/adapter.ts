import type { CookieJar } from './jar.ts';

export type Account = 'a' | 'b';

/** What a server's team lends to the runner; what cannot be checked without one of these is counted as not checked. */
export interface Adapter {
  /** Signs one of two test accounts in: afterwards the jar holds its session. May be called more than once. */
  signIn?(jar: CookieJar, account: Account): Promise<unknown>;
  /** Gives an account this balance, outside its charges and refunds. */
  setCredits?(account: Account, credits: number): Promise<unknown>;
  /** The next training of this account breaks down. A function that is returned undoes it. */
  failNextTraining?(account: Account): Promise<Undo>;
  /** The next job of this account ends with ERROR. A function that is returned undoes it. */
  failNextJob?(account: Account): Promise<Undo>;
  /** Reports this checkout as paid, as the payment provider would. */
  confirmPayment?(url: string, account: Account): Promise<unknown>;
  /** Moves the server's clock forward. */
  advance?(ms: number): Promise<unknown>;
  /** Account `a` is new with each run: no twin, no style. Else what a new account sees may go unchecked. */
  isNewAccount?: boolean;
  /** A folder with 20 photos or more of one person, for servers that look at faces. Without it, drawn squares. */
  photosFolder?: string | URL;
}

export type Undo = (() => Promise<unknown>) | void;

/** What the file exports: the hooks, or a function that makes them for an address. */
export type AdapterModule = Adapter | ((options: { baseUrl: string }) => Adapter | Promise<Adapter>);

export type Hook = Exclude<keyof Adapter, 'photosFolder' | 'isNewAccount'>;
