import type { Account } from '../adapter.ts';
import { DAY_MS } from '../durations.ts';
import { text } from '../exchange.ts';
import { SESSION_ENDED, SESSION_RULE } from '../findings.ts';
import { Differs } from './compare-answers.ts';
import { ACCOUNTS, type ComparedServer } from './compared-server.ts';
import type { CallStep } from './steps.ts';

/** Two sessions of each person on both servers. */
export interface Sessions {
  servers: readonly [judged: ComparedServer, reference: ComparedServer];
  /** Time since the last call: a session need not last longer than a day without calls. */
  unusedMs: Record<Account, number>;
}

/** Begins two sessions of an account. */
async function signIn(server: ComparedServer, who: Account): Promise<void> {
  const [client, second] = await Promise.all([server.clientOf(who), server.clientOf(who)]);
  server.people[who] = { ...server.people[who], client, second, secondMs: server.movedMs };
}

/** Signs both accounts in, and reads their ids. */
export async function enter(server: ComparedServer): Promise<void> {
  for (const who of ACCOUNTS) {
    await signIn(server, who);
    const { client } = server.people[who];
    const user = await client.call('getCurrentUser');
    server.people[who] = {
      ...server.people[who],
      id: text(user, 'id') || 'demo_user',
      ended: client,
      twin: '',
    };
    // Signed out once, so that no case takes a session that still lasts, or one that is too old, for it.
    server.keepSession(who);
    await client.call('logout');
    server.people[who].client = await server.clientOf(who);
  }
}

async function signInAgain({ servers, unusedMs }: Sessions, who: Account): Promise<void> {
  await Promise.all(servers.map((server) => signIn(server, who)));
  unusedMs[who] = 0;
}

/** Signs in again where a session may have ended, just before it is used. */
export async function renewSession(both: Sessions, who: Account): Promise<void> {
  if (both.unusedMs[who] >= DAY_MS) await signInAgain(both, who);
}

/** @throws Differs, about the session if it ended by itself; then the person is signed in again */
export async function judgeSession(
  both: Sessions,
  step: CallStep,
  compareOnce: () => string[],
): Promise<string[]> {
  try {
    return compareOnce();
  } catch (error) {
    if (!(error instanceof Differs) || error.found.exchange.status !== 401) throw error;
    const { client, second } = both.servers[0].people[step.who];
    const used = step.variation === 'second-session' ? second : client;
    const user = await used.call('getCurrentUser');
    if (user.status !== 401) throw error;
    await signInAgain(both, step.who);
    const { exchange } = error.found;
    const found = { exchange, expected: SESSION_ENDED, received: undefined, difference: SESSION_ENDED };
    throw new Differs([SESSION_RULE, ...error.rules], found);
  }
}
