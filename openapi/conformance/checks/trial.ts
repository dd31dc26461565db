import { HookFailed, type Account, type Hooks } from '../adapter.ts';
import type { Client } from '../client.ts';
import type { Reason } from '../evidence.ts';
import { describeResponse, nameOf, type Exchange, type Who } from '../exchange.ts';
import type { Fetch } from '../jar.ts';
import type { Judge } from '../judge.ts';
import type { Samples } from '../samples.ts';

/** What a whole run works with. */
export interface RunContext {
  baseUrl: string;
  /** Without it, requests go over HTTP. */
  fetch?: Fetch | undefined;
  hooks: Hooks;
  judge: Judge;
  samples: Samples;
  isWanted(rule: { id: string }): boolean;
  clientOf(who: Who): Client;
}

/** How one rule is checked that neither a comparison nor a look at every response can prove. */
export type Check = (trial: Trial) => Promise<void>;

export type Trial = Awaited<ReturnType<typeof createTrial>>;

/** What the check of a rule works with. */
export async function createTrial(id: string, context: RunContext, userId: string) {
  const { judge } = context;
  /** A finding unless this holds. */
  function claim(holds: boolean, exchange: Exchange, expected: string, received?: string): boolean {
    if (holds) judge.held([id], exchange);
    else judge.find(id, exchange, expected, received);
    return holds;
  }
  return {
    ...context,
    /** Account a, in its own session: that of an earlier check may have ended. */
    a: { ...(await freshSession(context, 'a')), id: userId },
    /** A further session, of account a without another name. */
    freshSession: (account: Account = 'a') => freshSession(context, account),
    claim,
    /** A finding unless the status is one of these. */
    expect: (exchange: Exchange, statuses: readonly number[], why: string) =>
      claim(statuses.includes(exchange.status), exchange, `${statuses.join(' or ')} (${why})`),
    /** Ends the check as not checked unless the response has this status. */
    need(exchange: Exchange, status: number): void {
      if (exchange.status !== status)
        throw new NotChecked(`${nameOf(exchange)} returned ${describeResponse(exchange)}`, true);
    },
  };
}

export async function freshSession({ hooks, clientOf }: RunContext, account: Account): Promise<Client> {
  const client = clientOf(account);
  await hooks.signIn?.(client.jar, account);
  return client;
}

/** Ends a check that cannot be made, because a call failed or something is missing. */
export class NotChecked extends Error {
  hasFailed: boolean;
  constructor(message: string, hasFailed = false) {
    super(message);
    this.hasFailed = hasFailed;
  }
}

/** Why a check could not be made; undefined when it was. */
export async function reasonOf(check: () => Promise<void>): Promise<Reason | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof NotChecked) return { reason: error.message, hasFailed: error.hasFailed };
    if (error instanceof RangeError) return { reason: error.message, hasFailed: false };
    const message = error instanceof Error ? error.message : String(error);
    const isHook = error instanceof HookFailed;
    return { reason: isHook ? message : `the check ended early: ${message}`, hasFailed: true };
  }
}
