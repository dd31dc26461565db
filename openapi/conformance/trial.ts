import type { Account, Adapter } from './adapter.ts';
import { NotChecked, type Person, type Trial } from './check.ts';
import type { Client } from './client.ts';
import { answerOf, nameOf, type Exchange } from './exchange.ts';

/** A page polls that often, too. */
const POLL_MS = 2000;

export interface TrialParts extends Pick<
  Trial,
  'baseUrl' | 'hooks' | 'samples' | 'shared' | 'trainings' | 'ledger' | 'budget' | 'jar' | 'nobody'
> {
  personOf(account: Account): Person;
  freshSession(account: Account): Promise<Client>;
  find(exchange: Exchange, expected: string): void;
  /** How long to wait where no hook moves the clock. */
  maxWaitMs: number;
}

/** What one check works with. */
export function createTrial({ personOf, find, maxWaitMs, ...parts }: TrialParts): Trial {
  const claim = (holds: boolean, exchange: Exchange, expected: string) => {
    if (!holds) find(exchange, expected);
    return holds;
  };
  return {
    ...parts,
    get a() {
      return personOf('a');
    },
    get b() {
      return personOf('b');
    },
    claim,
    expect(exchange, status, why) {
      const wanted = [status].flat();
      const sentence = `${wanted.join(' or ')}${why === undefined ? '' : ` (${why})`}`;
      return claim(wanted.includes(exchange.status), exchange, sentence);
    },
    need(exchange, status) {
      if ([status].flat().includes(exchange.status)) return;
      throw new NotChecked(`${nameOf(exchange)} answered ${answerOf(exchange)}`);
    },
    skip(reason) {
      throw new NotChecked(reason);
    },
    async until(read, isSo, { stepMs, boundMs }) {
      const deadline = Date.now() + maxWaitMs;
      for (let passedMs = 0; ;) {
        const exchange = await read();
        if (isSo(exchange) || passedMs >= boundMs) return exchange;
        passedMs += await pass(parts.hooks, stepMs, deadline);
      }
    },
  };
}

/** Lets time pass on the server: moves its clock, or waits. @returns the milliseconds that have passed there */
async function pass({ advance }: Adapter, stepMs: number, deadline: number): Promise<number> {
  if (advance) {
    await advance(stepMs);
    return stepMs;
  }
  if (Date.now() + POLL_MS > deadline) throw new NotChecked('needs the hook advance, or a longer --max-wait');
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return POLL_MS;
}
