import type { Trial } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { jobProperty } from './jobs.ts';
import { moneyProperty } from './money.ts';
import { Unexpected, type Fc, type Property } from './property.ts';
import { wrongProperty } from './wrong.ts';

/** What a run by chance has come to. */
export interface Fuzz {
  seed: number;
  cases: number;
  /** Why some of it ended before its time. */
  ended: string[];
  ms: number;
}

interface Options {
  trial: Trial;
  seed?: number | undefined;
  /** So many cases of each kind, however long they take; without it, as many as fit into 30 seconds. */
  maxCases?: number | undefined;
  /** A case begins: what is recorded from now on is its own. */
  begin(): void;
  find(rule: string, exchange: Exchange, expected: string): void;
  /** Whether a rule is looked at in this run. */
  isWanted(rule: { id: string }): boolean;
}

const PROPERTIES: readonly ((fc: Fc, t: Trial) => Property)[] = [moneyProperty, jobProperty, wrongProperty];
const BUDGET_MS = 30_000;

/** Values, orders and times by chance, within the contract. What fails is made small, and told with its seed. */
export async function runFuzz({
  trial,
  seed = Date.now() % 2 ** 31,
  begin,
  find,
  isWanted,
  maxCases,
}: Options): Promise<Fuzz> {
  // A development dependency: nobody else's run loads it.
  const { default: fc } = await import('fast-check');
  const start = performance.now();
  let cases = 0;
  const ended: string[] = [];
  const properties = PROPERTIES.map((propertyOf) => propertyOf(fc, trial)).filter(({ rules }) =>
    rules.some((id) => isWanted({ id })),
  );
  for (const { cases: values, run } of properties) {
    let failure: Unexpected | undefined;
    let running: Promise<void> | undefined;
    const property = fc.asyncProperty(values, async (value) => {
      begin();
      cases += 1;
      running = run(value).catch((error: unknown) => {
        // The last one that fails is the smallest.
        if (error instanceof Unexpected) failure = error;
        throw error;
      });
      await running;
    });
    const details = await fc.check(property, {
      seed,
      ...(maxCases === undefined
        ? { numRuns: 100_000, interruptAfterTimeLimit: BUDGET_MS / properties.length }
        : { numRuns: maxCases }),
    });
    // When the time is up, a case may still be under way.
    await running?.catch(() => undefined);
    if (!details.failed) continue;
    if (!failure) {
      ended.push((details.errorInstance as Error).message);
      continue;
    }
    const shrunk = fc.stringify(details.counterexample?.[0]).slice(0, 1000);
    find(failure.rule, failure.exchange, `${failure.expected} (--seed ${seed}, made small to ${shrunk})`);
  }
  return { seed, cases, ended, ms: performance.now() - start };
}
