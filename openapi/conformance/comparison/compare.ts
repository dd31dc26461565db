import type { Hooks, Trial } from '../check.ts';
import type { Rule } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding, Judge, RuleResult } from '../judge.ts';
import { Differs } from './answers.ts';
import { operationsShowing } from './compared-rules.ts';
import { createPair, type Pair } from './pair.ts';
import { playRequests, playSequence } from './play.ts';
import { requestsOf } from './requests.ts';
import { sequencesOf } from './sequences.ts';
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
  /** So many of each kind; without it, all, and as many sequences as fit into a minute. */
  maxCases?: number | undefined;
  /** Only these kinds. */
  kinds?: readonly string[] | undefined;
  /** Only what shows these rules. */
  only?: readonly string[] | undefined;
  /** The first difference is enough. */
  isShort?: boolean | undefined;
  judge: Pick<Judge, 'record' | 'begin' | 'find' | 'findBroken' | 'findings' | 'held' | 'leave'>;
}

/** A difference was found, and no other is looked for. */
class Enough extends Error {}

const REQUESTS_MS = 150_000;
const SEQUENCES_MS = 40_000;
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
  const { hooks, samples, reference, judge, seed = Date.now() % 2 ** 31, maxCases, kinds, only } = options;
  // A development dependency: nobody else's run loads it.
  const { default: fc } = await import('fast-check');
  const start = performance.now();
  const comparison: Comparison = {
    seed,
    compared: 0,
    cases: 0,
    left: leftOf(hooks),
    ended: [],
    ms: 0,
  };
  const judged = createSide(options.baseUrl, hooks, judge.record);
  const model = createSide(reference.baseUrl, reference.hooks, () => undefined);
  const begin = () => {
    judge.begin();
    comparison.cases += 1;
  };
  const stopWhereEnough = () => {
    if (options.isShort === true && judge.findings.length > 0) throw new Enough();
  };
  /** @throws what is no difference */
  const tell = (error: unknown, more = '') => {
    if (!(error instanceof Differs)) throw error;
    const { exchange, rules } = error;
    const expected = `${error.expected} (--seed ${seed}${more})`;
    for (const id of rules) judge.find(id, exchange, expected);
    if (rules.length === 0) judge.findBroken(REFERENCE_RULE, exchange, expected);
    stopWhereEnough();
  };
  let pair: Pair | undefined;
  try {
    const held = (rules: readonly string[], exchange: Exchange) => {
      for (const id of rules) judge.held(id, exchange);
    };
    const sides = [judged, model] as const;
    pair = await createPair({ sides, ledger: options.ledger, samples, held });
    if (hooks.advance && !pair.hasTwins) comparison.ended.push('no training became a twin');
    await compareAll(pair);
  } catch (error) {
    if (!(error instanceof Enough)) comparison.ended.push((error as Error).message);
  }
  return { ...comparison, compared: pair?.compared ?? 0, ms: performance.now() - start };

  async function compareAll(pair: Pair): Promise<void> {
    const isTime = (ms: number) => maxCases !== undefined || performance.now() - start < ms;
    const wanted = only && operationsShowing(only);
    const isWanted = ({ operation }: CallStep) =>
      !wanted || wanted.includes('*') || wanted.includes(operation);
    if (kinds === undefined || kinds.includes('requests')) {
      const all = requestsOf(samples, hooks.advance !== undefined, seed);
      const groups = all.filter(({ good }) => isWanted(good)).slice(0, maxCases);
      const order = fc.shuffledSubarray(groups, { minLength: groups.length });
      for (const requests of fc.sample(order, { seed, numRuns: 1 }).flat()) {
        if (!isTime(REQUESTS_MS)) break;
        stopWhereEnough();
        begin();
        await playRequests(pair, requests, tell);
      }
    }
    if (kinds === undefined || kinds.includes('stories')) {
      const all = storiesOf(samples).filter((steps) =>
        steps.some((step) => step.do === 'call' && isWanted(step)),
      );
      const count = Math.min(maxCases ?? all.length, all.length);
      const some = fc.subarray(all, { minLength: count, maxLength: count });
      for (const steps of fc.sample(some, { seed, numRuns: 1 }).flat()) {
        stopWhereEnough();
        begin();
        await playSequence(pair, { credits: 1000, steps }).catch((error: unknown) => tell(error));
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
