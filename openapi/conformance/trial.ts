import type { Account } from './adapter.ts';
import { NotChecked, type Hooks, type Person, type Trial } from './check.ts';
import type { Client } from './client.ts';
import { answerOf, nameOf, text, type Exchange } from './exchange.ts';

/** The polling interval of the app. */
const POLL_MS = 2000;

export interface TrialParts extends Pick<
  Trial,
  'advancedMs' | 'later' | 'baseUrl' | 'hooks' | 'samples' | 'shared' | 'ledger' | 'budget' | 'jar' | 'nobody'
> {
  personOf(account: Account): Person;
  freshSession(account: Account): Promise<Client>;
  find(exchange: Exchange, expected: string, received?: string): void;
  held(exchange: Exchange): void;
  look(exchange: Exchange): void;
  /** How long to wait where no hook moves the clock. */
  maxWaitMs: number;
}

/** What one check works with. */
export function createTrial({ personOf, find, held, look, maxWaitMs, ...parts }: TrialParts): Trial {
  const claim: Trial['claim'] = (holds, exchange, expected, received) => {
    if (holds) held(exchange);
    else find(exchange, expected, received);
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
      look(exchange);
      if ([status].flat().includes(exchange.status)) return;
      throw new NotChecked(`${nameOf(exchange)} answered ${answerOf(exchange)}`, true);
    },
    skip(reason) {
      throw new NotChecked(reason);
    },
    async until(read, isSo, { stepMs, boundMs }) {
      const deadline = Date.now() + maxWaitMs;
      let [passedMs, nextMs, before] = [0, stepMs, ''];
      for (;;) {
        const exchange = await read();
        if (isSo(exchange) || passedMs >= boundMs) return exchange;
        // Short steps while the state changes, so that none is missed, and longer ones while it does not.
        const now = ['status', 'training_status', 'next'].map((name) => text(exchange, name)).join(' ');
        nextMs = now === before ? nextMs * 2 : stepMs;
        before = now;
        passedMs += await pass(parts.hooks, Math.min(nextMs, boundMs - passedMs), deadline);
      }
    },
  };
}

/** Moves the server's clock, or waits. @returns the milliseconds that have passed there */
async function pass({ advance }: Pick<Hooks, 'advance'>, stepMs: number, deadline: number): Promise<number> {
  if (advance) {
    await advance(stepMs);
    return stepMs;
  }
  if (Date.now() + POLL_MS > deadline) throw new NotChecked('needs the hook advance, or a longer --max-wait');
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return POLL_MS;
}
