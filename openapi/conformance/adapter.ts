import { repeatedOnce } from './connection.ts';
import type { CookieJar } from './jar.ts';

export type Account = 'a' | 'b';

/** A file of a form or of a PUT. */
export interface Sample {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What each hook is for, as `--help` and the guide tell it. */
export const HOOKS = {
  signIn: '(jar, account) · for each session · signs a test account in; afterwards the jar holds its cookie',
  setCredits: '(account, credits) · when a balance falls short · gives an account this balance',
  failNextTraining: '(account) → undo · twice · the next training of this account breaks down',
  failNextJob: '(account) → undo · once · the next job of this account ends with ERROR',
  confirmPayment:
    '(url, account) · for each payment · sends the provider’s notice; then the balance has the credits',
  sendNotice: '(url, account, { isPaid, isSigned }) · often · sends the provider’s notice of this checkout',
  advance: '(ms) · often · moves the server’s clock forward; its trainings and jobs go by that clock',
  photos:
    '() → [{ name, type, bytes }] · once · 20 photos or more that the server takes, for one that looks at faces',
} as const;

/** What every hook is told last: the address under judgement, through which it must go. */
export interface HookContext {
  baseUrl: string;
}

/** What a server's team lends to the runner; what cannot be checked without one of these is counted as not checked. */
export interface Adapter {
  signIn?(jar: CookieJar, account: Account, context: HookContext): Promise<unknown>;
  setCredits?(account: Account, credits: number, context: HookContext): Promise<unknown>;
  /** A function that is returned undoes it. */
  failNextTraining?(account: Account, context: HookContext): Promise<Undo>;
  failNextJob?(account: Account, context: HookContext): Promise<Undo>;
  confirmPayment?(url: string, account: Account, context: HookContext): Promise<unknown>;
  /** Not paid is a checkout that was cancelled; not signed has no signature, or a wrong one. */
  sendNotice?(url: string, account: Account, notice: Notice, context: HookContext): Promise<unknown>;
  advance?(ms: number, context: HookContext): Promise<unknown>;
  photos?(context: HookContext): Promise<readonly Sample[]> | readonly Sample[];
  /** Account `a` is new with each run: no twin, no style. Else what a new account sees may go unchecked. */
  isNewAccount?: boolean;
  /** A folder with 20 photos or more of one person; the same as `photos`, from files. */
  photosFolder?: string | URL;
}

export interface Notice {
  isPaid: boolean;
  isSigned: boolean;
}

export type Undo = (() => Promise<unknown>) | void;

/** What the file exports: the hooks, or a function that makes them for an address. */
export type AdapterModule = Adapter | ((options: HookContext) => Adapter | Promise<Adapter>);

export type Hook = keyof typeof HOOKS;

/** A hook that threw: what it was for stays open. */
export class HookFailed extends Error {}

/**
 * The same hooks, each told the address under judgement last, and named by its errors.
 * @throws RangeError for a name that no hook has
 */
export function checkedAdapter(adapter: Adapter, baseUrl: string): Adapter {
  if (checked.has(adapter)) return adapter;
  const known = [...Object.keys(HOOKS), 'isNewAccount', 'photosFolder'];
  const unknown = Object.keys(adapter).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new RangeError(`There is no hook ${unknown.join(', ')}; the hooks are ${known.join(', ')}.`);
  }
  const wrapped = Object.entries(adapter).map(([name, hook]: [string, unknown]) => [
    name,
    typeof hook === 'function' ? named(name, hook.bind(adapter) as AnyHook, baseUrl) : hook,
  ]);
  const result = Object.fromEntries(wrapped) as Adapter;
  checked.add(result);
  return result;
}

const checked = new WeakSet<Adapter>();

type AnyHook = (...args: unknown[]) => unknown;

function named(name: string, hook: AnyHook, baseUrl: string): AnyHook {
  return async (...args) => {
    try {
      const result = await repeatedOnce(async () => hook(...args, { baseUrl }));
      return typeof result === 'function' ? named(`${name} (undo)`, result as AnyHook, baseUrl) : result;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new HookFailed(`the hook ${name} failed: ${message}`, { cause: error });
    }
  };
}
