import type { Hooks, Trial } from '../check.ts';
import type { Rule } from '../contract.ts';
import type { Finding, Judge, RuleResult } from '../judge.ts';
import { REPEATABLE } from './manners.ts';
import { ACCOUNTS, createPair, Differs, type Pair } from './pair.ts';
import { requestsOf, type Requests } from './requests.ts';
import { sequencesOf, type Sequence } from './sequences.ts';
import { createSide } from './side.ts';
import type { CallStep } from './steps.ts';
import { storiesOf } from './stories.ts';

/** What a run by chance has come to. */
export interface Comparison {
  seed: number;
  /** Pairs of answers. */
  compared: number;
  cases: number;
  /** What could not be compared, and why. */
  left: string[];
  /** Why it ended before its time. */
  ended: string[];
  ms: number;
}

interface Options extends Pick<Trial, 'baseUrl' | 'hooks' | 'ledger' | 'samples'> {
  reference: { baseUrl: string; hooks: Hooks };
  seed?: number | undefined;
  /** So many sequences of each kind and every request; without it, as many as fit into a minute. */
  maxCases?: number | undefined;
  /** Only these kinds. */
  kinds?: readonly string[] | undefined;
  judge: Pick<Judge, 'record' | 'begin' | 'findBroken'>;
}

const REQUESTS_MS = 150_000;
const SEQUENCES_MS = 40_000;
/** Refusals for what a request asks, and not for its form. */
const LATE = [402, 403, 404, 409, 422];
/** More than the largest charge. */
const MANY_CREDITS = 2_000_000;

/** The rule that what the contract says has one reading: that of its executable reference. */
export const REFERENCE_RULE: Rule = {
  id: 'REF',
  level: 'must',
  section: 'Reference',
  operations: ['all'],
  text: 'The same calls lead to the same answers as with the reference, wherever the contract leaves no choice.',
};

/** The same calls to the server and to the reference, and their answers side by side. */
export async function compare(options: Options): Promise<Comparison> {
  const { hooks, samples, reference, judge, seed = Date.now() % 2 ** 31, maxCases, kinds } = options;
  // A development dependency: nobody else's run loads it.
  const { default: fc } = await import('fast-check');
  const start = performance.now();
  const comparison: Comparison = { seed, compared: 0, cases: 0, left: leftOf(hooks), ended: [], ms: 0 };
  const judged = createSide(options.baseUrl, hooks, judge.record);
  const model = createSide(reference.baseUrl, reference.hooks, () => undefined);
  const begin = () => {
    judge.begin();
    comparison.cases += 1;
  };
  /** @throws what is no difference */
  const tell = (error: unknown, more = '') => {
    if (!(error instanceof Differs)) throw error;
    judge.findBroken(REFERENCE_RULE, error.exchange, `${error.expected} (--seed ${seed}${more})`);
  };
  let pair: Pair | undefined;
  try {
    pair = await createPair(judged, model, options.ledger, samples);
    await compareAll(pair);
  } catch (error) {
    comparison.ended.push((error as Error).message);
  }
  return { ...comparison, compared: pair?.compared ?? 0, ms: performance.now() - start };

  async function compareAll(pair: Pair): Promise<void> {
    const isTime = (ms: number) => maxCases !== undefined || performance.now() - start < ms;
    if (kinds === undefined || kinds.includes('stories')) {
      for (const steps of storiesOf(samples)) {
        begin();
        await playSequence(pair, { credits: 1000, steps }).catch((error: unknown) => tell(error));
      }
    }
    if (kinds === undefined || kinds.includes('requests')) {
      const groups = requestsOf(samples, hooks.advance !== undefined, seed);
      const order = fc.shuffledSubarray(groups, { minLength: groups.length });
      const all = fc.sample(order, { seed, numRuns: 1 });
      for (const requests of all.flat()) {
        if (!isTime(REQUESTS_MS)) break;
        begin();
        await playRequests(pair, requests, tell);
      }
    }
    const sequences = Object.entries(sequencesOf(fc, samples)).filter(
      ([kind]) => kinds?.includes(kind) ?? true,
    );
    const from = performance.now();
    for (const [index, [, values]] of sequences.entries()) {
      let failure: Differs | undefined;
      let running: Promise<void> | undefined;
      const property = fc.asyncProperty(values, async (sequence) => {
        begin();
        running = playSequence(pair, sequence).catch((error: unknown) => {
          // The last one that fails is the smallest.
          if (error instanceof Differs) failure = error;
          throw error;
        });
        await running;
      });
      const leftMs = Math.max(
        1000,
        from + (SEQUENCES_MS * (index + 1)) / sequences.length - performance.now(),
      );
      const details = await fc.check(property, {
        seed,
        ...(maxCases === undefined
          ? { numRuns: 100_000, interruptAfterTimeLimit: leftMs }
          : { numRuns: maxCases }),
      });
      // When the time is up, a case may still be under way.
      await running?.catch(() => undefined);
      if (!details.failed) continue;
      if (failure) tell(failure, `, made small to ${shown(details.counterexample?.[0])}`);
      else comparison.ended.push((details.errorInstance as Error).message);
    }
  }
}

/** What the comparison has come to, as a rule. */
export function referenceResult(comparison: Comparison, findings: readonly Finding[]): RuleResult {
  const { compared, cases, seed, left, ended, ms } = comparison;
  const open = left.length > 0 ? `; not compared: ${left.join(' · ')}` : '';
  const evidence = `${compared} answers in ${cases} cases, --seed ${seed}${open}`;
  const result = { rule: REFERENCE_RULE, evidence, ms };
  if (findings.some(({ rule }) => rule === REFERENCE_RULE)) return { ...result, outcome: 'broken' };
  if (ended.length === 0) return { ...result, outcome: 'holds' };
  return { ...result, outcome: 'not checked', reason: ended.join('; '), hasFailed: true };
}

/** Without the bytes of files. */
function shown(value: unknown): string {
  const without = (_: string, one: unknown) => (one instanceof Uint8Array ? `${one.length} bytes` : one);
  return JSON.stringify(value, without).slice(0, 1000);
}

async function playSequence(pair: Pair, { credits, steps }: Sequence): Promise<void> {
  await pair.begin(credits);
  try {
    for (const step of steps) await pair.play(step);
    for (const who of ACCOUNTS) await pair.play({ do: 'look', who });
  } finally {
    await pair.end();
  }
}

/**
 * Each variant after the same preparation, and the good request at last: what was refused has changed nothing. Then those
 * of a right form once more, with the key that the good request has used.
 */
async function playRequests(
  pair: Pair,
  { setup, variants, good, after = [] }: Requests,
  tell: (error: unknown) => void,
): Promise<void> {
  const prepare = async () => {
    pair.renewKeys();
    for (const step of setup) await pair.play(step);
  };
  const play = (step: CallStep) =>
    pair.play(step).catch(async (error: unknown) => {
      tell(error);
      // What follows from it is not told.
      await pair.begin(MANY_CREDITS);
      return { isAccepted: true, status: 200 };
    });
  const formed: CallStep[] = [];
  try {
    await pair.begin(MANY_CREDITS);
    await prepare();
    for (const step of variants) {
      const { isAccepted, status = 0 } = await play(step);
      const isFormed = isAccepted || LATE.includes(status);
      if (isFormed && (step.manner === undefined || REPEATABLE.includes(step.manner))) formed.push(step);
      // What was refused for more than its form has changed nothing either.
      const isTried = isFormed && !isAccepted && (await pair.play(good)).isAccepted;
      if (!isAccepted && !isTried) continue;
      for (const one of after) await pair.play(one);
      await prepare();
    }
    const hasKey = good.call.headers !== undefined;
    for (const step of [good, good, ...(hasKey ? formed : [])]) await play(step);
    for (const one of after) await pair.play(one);
    for (const who of ACCOUNTS) await pair.play({ do: 'look', who });
  } catch (error) {
    tell(error);
  }
}

function leftOf(hooks: Hooks): string[] {
  const lacks = (name: keyof Hooks, what: string) => (hooks[name] ? [] : [`${what}: needs the hook ${name}`]);
  return [
    ...lacks('advance', 'trainings, the ends of jobs, and what happens later'),
    ...lacks('setCredits', 'balances other than those that there are'),
    ...lacks('confirmPayment', 'payments'),
    ...lacks('sendNotice', 'notices that are not signed or not paid'),
    ...lacks('failNextTraining', 'trainings that fail'),
    ...lacks('failNextJob', 'jobs that fail'),
  ];
}
