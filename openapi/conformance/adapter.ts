import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { repeatedOnce, type CookieJar } from './jar.ts';

export type Account = 'a' | 'b';

/** A file of a form or of a PUT. */
export interface Sample {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The hooks that a backend team may implement, with their arguments and uses: openapi/guide/hooks.md. */
export const HOOKS: Readonly<Record<string, { args: readonly string[]; without?: string }>> = {
  signIn: { args: ['jar', 'account'] },
  advance: { args: ['ms'], without: 'trainings, the ends of jobs, and what happens later' },
  setCredits: { args: ['account', 'credits'], without: 'balances other than those that there are' },
  confirmPayment: { args: ['url', 'account'], without: 'payments' },
  sendNotice: { args: ['url', 'account', 'notice'], without: 'notices that are not signed or not paid' },
  failNextTraining: { args: ['account'], without: 'trainings that fail' },
  failNextJob: { args: ['account'], without: 'jobs that fail' },
  restart: { args: [], without: 'what a restart keeps' },
  slow: { args: ['account'], without: 'work that takes a while' },
  photos: { args: [] },
};

/** The last argument of every hook: the checked address, to which it sends its requests. */
export interface HookContext {
  baseUrl: string;
}

/** The hooks that the backend team implements. Rules that need a missing one are not checked. */
export interface Adapter {
  signIn?(jar: CookieJar, account: Account, context: HookContext): Promise<unknown>;
  setCredits?(account: Account, credits: number, context: HookContext): Promise<unknown>;
  /** May return an undo function. */
  failNextTraining?(account: Account, context: HookContext): Promise<Undo>;
  failNextJob?(account: Account, context: HookContext): Promise<Undo>;
  confirmPayment?(url: string, account: Account, context: HookContext): Promise<unknown>;
  /** Not paid: the checkout was canceled. Not signed: no signature, or a wrong one. */
  sendNotice?(url: string, account: Account, notice: Notice, context: HookContext): Promise<unknown>;
  advance?(ms: number, context: HookContext): Promise<unknown>;
  /** Restarts the server and resolves when it responds again. */
  restart?(context: HookContext): Promise<unknown>;
  /** The account's charges and work take a second or more until this is undone. */
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

/** The exports of the file: the hooks, or a function that creates them for an address. */
export type AdapterModule = Adapter | ((options: HookContext) => Adapter | Promise<Adapter>);

/** A hook threw, so the rules that need it are not checked. */
export class HookFailed extends Error {}

/**
 * The hooks, whose errors contain their name.
 * @param note receives the effect of each hook, so that findings can list it
 * @throws RangeError for an unknown hook
 */
export function checkedHooks(adapter: Adapter, baseUrl: string, note?: (what: string) => void): Hooks {
  const known = [...Object.keys(HOOKS), 'isNewAccount'];
  const unknown = Object.keys(adapter).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new RangeError(`There is no hook ${unknown.join(', ')}; the hooks are ${known.join(', ')}.`);
  }
  const named =
    (name: string, hook: AnyHook): AnyHook =>
    async (...args) => {
      try {
        const result = await repeatedOnce(async () => hook(...args, { baseUrl }));
        // Signing in, photos and undoing cause no particular response.
        if (HOOKS[name]?.without !== undefined) note?.(wordsOf(name, args));
        return typeof result === 'function' ? named(`${name} (undo)`, result as AnyHook) : result;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const given = args.filter((argument) => typeof argument !== 'object').join(', ');
        throw new HookFailed(`the hook ${name}(${given}) failed: ${message}`, { cause: error });
      }
    };
  const entries = Object.entries(adapter).map(([name, hook]: [string, unknown]) => [
    name,
    typeof hook === 'function' ? named(name, hook.bind(adapter) as AnyHook) : hook,
  ]);
  return Object.fromEntries(entries) as Hooks;
}

type AnyHook = (...args: unknown[]) => unknown;

function wordsOf(name: string, args: readonly unknown[]): string {
  if (name === 'advance') return `${spanOf(Number(args[0]))} later (hook advance)`;
  const given = args.map((argument) => (typeof argument === 'string' ? argument : JSON.stringify(argument)));
  return `hook ${name}(${given.join(', ')})`;
}

function spanOf(ms: number): string {
  const [unit, name] = ms < HOUR_MS ? [MINUTE_MS, 'min'] : [HOUR_MS, 'h'];
  return `${Number((ms / unit).toFixed(2))} ${name}`;
}
