import { repeatedOnce } from './connection.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';
import type { CookieJar } from './jar.ts';

export type Account = 'a' | 'b';

/** A file of a form or of a PUT. */
export interface Sample {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What the backend team may implement, with its arguments; openapi/guide/hooks.md says what each does. */
export const HOOKS: Readonly<Record<string, readonly string[]>> = {
  signIn: ['jar', 'account'],
  setCredits: ['account', 'credits'],
  failNextTraining: ['account'],
  failNextJob: ['account'],
  confirmPayment: ['url', 'account'],
  sendNotice: ['url', 'account', 'notice'],
  advance: ['ms'],
  restart: [],
  slow: ['account'],
  photos: [],
};

/** The last argument of every hook: the checked address, to which it sends its calls. */
export interface HookContext {
  baseUrl: string;
}

/** The hooks that the backend team implements. Rules that need a missing one are not checked. */
export interface Adapter {
  signIn?(jar: CookieJar, account: Account, context: HookContext): Promise<unknown>;
  setCredits?(account: Account, credits: number, context: HookContext): Promise<unknown>;
  /** A function that is returned undoes it. */
  failNextTraining?(account: Account, context: HookContext): Promise<Undo>;
  failNextJob?(account: Account, context: HookContext): Promise<Undo>;
  confirmPayment?(url: string, account: Account, context: HookContext): Promise<unknown>;
  /** Not paid: the checkout was cancelled. Not signed: no signature, or a wrong one. */
  sendNotice?(url: string, account: Account, notice: Notice, context: HookContext): Promise<unknown>;
  advance?(ms: number, context: HookContext): Promise<unknown>;
  /** Stops the server and starts it again; it answers when this ends. */
  restart?(context: HookContext): Promise<unknown>;
  /** What is charged, made or started takes a second or more, until this is undone. */
  slow?(account: Account, context: HookContext): Promise<Undo>;
  photos?(context: HookContext): Promise<readonly Sample[]> | readonly Sample[];
  /** Account `a` has no twin and no style at the start of each run. Rules about new accounts may need it. */
  isNewAccount?: boolean;
}

export interface Notice {
  isPaid: boolean;
  isSigned: boolean;
}

export type Undo = (() => Promise<unknown>) | void;

/** The hooks, with the checked address filled in. */
export type Hooks = {
  [Name in keyof Adapter]: NonNullable<Adapter[Name]> extends (
    ...args: [...infer Args, HookContext]
  ) => infer Result
    ? (...args: Args) => Result
    : Adapter[Name];
};

/** What the file exports: the hooks, or a function that makes them for an address. */
export type AdapterModule = Adapter | ((options: HookContext) => Adapter | Promise<Adapter>);

/** A hook threw, so the rules that need it are not checked. */
export class HookFailed extends Error {}

/** Hooks that lead to no particular answer. */
const UNTOLD = ['photos', 'signIn'];

/**
 * The hooks, with their name in their errors.
 * @param note gets what each hook did, so that findings can list it
 * @throws RangeError for a name that no hook has
 */
export function checkedHooks(adapter: Adapter, baseUrl: string, note?: (what: string) => void): Hooks {
  const known = [...Object.keys(HOOKS), 'isNewAccount'];
  const unknown = Object.keys(adapter).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new RangeError(`There is no hook ${unknown.join(', ')}; the hooks are ${known.join(', ')}.`);
  }
  const entries = Object.entries(adapter).map(([name, hook]: [string, unknown]) => {
    if (typeof hook !== 'function') return [name, hook];
    const act = named(name, hook.bind(adapter) as AnyHook, baseUrl);
    return [
      name,
      async (...args: unknown[]) => {
        const result = await act(...args);
        if (!UNTOLD.includes(name)) note?.(wordsOf(name, args));
        return result;
      },
    ];
  });
  return Object.fromEntries(entries) as Hooks;
}

type AnyHook = (...args: unknown[]) => unknown;

function named(name: string, hook: AnyHook, baseUrl: string): AnyHook {
  return async (...args) => {
    try {
      const result = await repeatedOnce(async () => hook(...args, { baseUrl }));
      return typeof result === 'function' ? named(`${name} (undo)`, result as AnyHook, baseUrl) : result;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const given = args.filter((one) => typeof one !== 'object').join(', ');
      throw new HookFailed(`the hook ${name}(${given}) failed: ${message}`, { cause: error });
    }
  };
}

function wordsOf(name: string, args: readonly unknown[]): string {
  if (name === 'advance') return `${spanOf(Number(args[0]))} later (hook advance)`;
  const given = args.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return `hook ${name}(${given.join(', ')})`;
}

function spanOf(ms: number): string {
  const [unit, name] = ms < HOUR_MS ? [MINUTE_MS, 'min'] : [HOUR_MS, 'h'];
  return `${Number((ms / unit).toFixed(2))} ${name}`;
}
