import { HookFailed, type Account, type Hooks } from '../adapter.ts';
import type { Client } from '../client.ts';
import type { Reason } from '../evidence.ts';
import { describeResponse, nameOf, type Exchange, type Who } from '../exchange.ts';
import type { Fetch } from '../jar.ts';
import type { Judge } from '../judge.ts';
import type { Samples } from '../samples.ts';

/** Everything that a run needs. */
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

/** The check of one rule that neither comparison nor observation can prove. */
export type Check = (trial: Trial) => Promise<void>;

export type Trial = Awaited<ReturnType<typeof createTrial>>;

/** Everything that the check of a rule needs. */
export async function createTrial(id: string, context: RunContext, userId: string) {
  const { judge } = context;
  /** Records a finding unless this holds. */
  function claim(holds: boolean, exchange: Exchange, expected: string, received?: string): boolean {
    if (holds) judge.held([id], exchange);
    else judge.find(id, exchange, expected, received);
    return holds;
  }
  return {
    ...context,
    /** Account a in a new session, because an earlier check may have ended its session. */
    a: { ...(await freshSession(context, 'a')), id: userId },
    /** Another session, by default of account a. */
    freshSession: (account: Account = 'a') => freshSession(context, account),
    claim,
    /** Records a finding unless the status is one of these. */
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

/** Ends a check that cannot run, because a request failed or something is missing. */
export class NotChecked extends Error {
  hasFailed: boolean;
  constructor(message: string, hasFailed = false) {
    super(message);
    this.hasFailed = hasFailed;
  }
}

/** The reason why a check could not run, or undefined. */
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
