import type { Account } from '../adapter.ts';
import { DAY_MS } from '../durations.ts';
import { text } from '../exchange.ts';
import { SESSION_ENDED, SESSION_RULE } from '../findings.ts';
import type { RequestStep } from '../scenarios/steps.ts';
import { Difference } from './compare-responses.ts';
import { ACCOUNTS, type ComparedServer } from './compared-server.ts';

/** Two sessions of each account on both servers. */
export interface Sessions {
  candidate: ComparedServer;
  reference: ComparedServer;
  /** Time since the last request: a session may expire after a day without requests. */
  unusedMs: Record<Account, number>;
}

/** Opens two sessions of an account. */
async function signIn(server: ComparedServer, who: Account): Promise<void> {
  const [client, second] = await Promise.all([server.clientOf(who), server.clientOf(who)]);
  server.users[who] = { ...server.users[who], client, second, secondMs: server.movedMs };
}

/** Signs both accounts in and reads their ids. */
export async function openSessions(server: ComparedServer): Promise<void> {
  for (const who of ACCOUNTS) {
    await signIn(server, who);
    const { client } = server.users[who];
    const user = await client.request('getCurrentUser');
    server.users[who] = {
      ...server.users[who],
      id: text(user, 'id') || 'demo_user',
      ended: client,
      twin: '',
    };
    // Signed out once, so that no case confuses a valid or expired session with the ended one.
    server.storeSession(who);
    await client.request('logout');
    server.users[who].client = await server.clientOf(who);
  }
}

async function signInAgain({ candidate, reference, unusedMs }: Sessions, who: Account): Promise<void> {
  await Promise.all([signIn(candidate, who), signIn(reference, who)]);
  unusedMs[who] = 0;
}

/** Signs in again just before using a session that may have expired. */
export async function renewSession(pair: Sessions, who: Account): Promise<void> {
  if (pair.unusedMs[who] >= DAY_MS) await signInAgain(pair, who);
}

/** @throws Difference about a session that expired too early, after signing in again */
export async function judgeSession(
  pair: Sessions,
  step: RequestStep,
  compareOnce: () => string[],
): Promise<string[]> {
  try {
    return compareOnce();
  } catch (error) {
    if (!(error instanceof Difference) || error.found.exchange.status !== 401) throw error;
    const { client, second } = pair.candidate.users[step.who];
    const used = step.variation === 'second-session' ? second : client;
    const user = await used.request('getCurrentUser');
    if (user.status !== 401) throw error;
    await signInAgain(pair, step.who);
    const { exchange } = error.found;
    const found = { exchange, expected: SESSION_ENDED, received: undefined, difference: SESSION_ENDED };
    throw new Difference([SESSION_RULE, ...error.rules], found);
  }
}
