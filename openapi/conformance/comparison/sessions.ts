import type { Account } from '../adapter.ts';
import { DAY_MS } from '../durations.ts';
import { SESSION_ENDED, SESSION_RULE } from '../findings.ts';
import { Differs } from './compare-answers.ts';
import type { ComparedServer } from './compared-server.ts';
import { signIn } from './prepare.ts';
import type { CallStep } from './steps.ts';

export type Sessions = ReturnType<typeof createSessions>;

/** The sessions of the two people on both servers. */
export function createSessions(servers: readonly [judged: ComparedServer, reference: ComparedServer]) {
  const [own] = servers;
  /** Time since the last call: a session need not last longer than a day without calls. */
  const unusedMs: Record<Account, number> = { a: 0, b: 0 };
  const enter = async (who: Account) => {
    await Promise.all(servers.map((server) => signIn(server, who)));
    unusedMs[who] = 0;
  };
  return {
    passed(ms: number) {
      unusedMs.a += ms;
      unusedMs.b += ms;
    },
    used(who: Account) {
      unusedMs[who] = 0;
    },
    /** Signs in again where a session may have ended, just before it is used. */
    async renew(members: readonly Account[]) {
      for (const who of members) if (unusedMs[who] >= DAY_MS) await enter(who);
    },
    /** @throws Differs, about the session if it ended by itself; then the person is signed in again */
    async judged(step: CallStep, compareOnce: () => string[]): Promise<string[]> {
      try {
        return compareOnce();
      } catch (error) {
        if (!(error instanceof Differs) || error.found.exchange.status !== 401) throw error;
        const { client, second } = own.people[step.who];
        const used = step.variation === 'second-session' ? second : client;
        const user = await used.call('getCurrentUser');
        if (user.status !== 401) throw error;
        await enter(step.who);
        const { exchange } = error.found;
        const found = { exchange, expected: SESSION_ENDED, received: undefined, difference: SESSION_ENDED };
        throw new Differs([SESSION_RULE, ...error.rules], found);
      }
    },
  };
}
