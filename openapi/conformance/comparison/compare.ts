import { scaled } from '#openapi/time-limits.mjs';
import type { Hooks, Trial } from '../check.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Exchange } from '../exchange.ts';
import { REFERENCE_RULE, type Finding, type Judge, type RuleResult } from '../judge.ts';
import { Differs } from './answers.ts';
import { operationsShowing } from './compared-rules.ts';
import { createPair, type Pair } from './pair.ts';
import { playRequests, playSequence } from './play.ts';
import { requestsOf } from './requests.ts';
import { sequencesOf } from './sequences.ts';
import { createSide } from './side.ts';
import type { CallStep, Step } from './steps.ts';
import { STORY_CREDITS, storiesOf } from './stories.ts';

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
  /** So many of each kind; without it, all, and as many sequences as are worth a minute. */
  maxCases?: number | undefined;
  /** Only these kinds. */
  kinds?: readonly string[] | undefined;
  /** Only what shows these rules. */
  only?: readonly string[] | undefined;
  /** The first difference is enough. */
  isShort?: boolean | undefined;
  judge: Pick<Judge, 'record' | 'begin' | 'differs' | 'trail' | 'findings' | 'held' | 'leave'>;
}

/** A difference was found, and no other is looked for. */
class Enough extends Error {}

/** How many sequences of each kind, whatever the machine has to do besides. */
const CASES: Record<string, number> = { money: 80, work: 60, jobs: 40, all: 40 };
/** What is left then is not compared, and said so. */
const STOP_MS = scaled(8 * MINUTE_MS);
/** A sequence that fails is made smaller for so long. */
const SHRINK_MS = scaled(20_000);

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
  const tell = (error: unknown) => {
    if (!(error instanceof Differs)) throw error;
    judge.differs([...new Set(error.rules)], error);
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
    const leave = (what: string) => comparison.left.push(`${what}: ${STOP_MS / MINUTE_MS} minutes were over`);
    const wanted = only && operationsShowing(only);
    /** One case after the other, as long as there is time. */
    function* begun<Case>(cases: readonly Case[], what: string): Generator<Case> {
      for (const one of cases) {
        if (performance.now() - start > STOP_MS) return void leave(what);
        stopWhereEnough();
        begin();
        yield one;
      }
    }
    const isWanted = ({ operation }: CallStep) =>
      !wanted || wanted.includes('*') || wanted.includes(operation);
    if (kinds === undefined || kinds.includes('requests')) {
      const all = requestsOf(samples, hooks.advance !== undefined, seed);
      const groups = all.filter(({ good }) => isWanted(good)).slice(0, maxCases);
      const order = fc.shuffledSubarray(groups, { minLength: groups.length });
      for (const requests of begun(fc.sample(order, { seed, numRuns: 1 }).flat(), 'some requests'))
        await playRequests(pair, requests, tell);
    }
    if (kinds === undefined || kinds.includes('stories')) {
      const all = storiesOf(samples).filter((steps) =>
        steps.some((step) => step.do === 'call' && isWanted(step)),
      );
      const count = Math.min(maxCases ?? all.length, all.length);
      const some = fc.subarray(all, { minLength: count, maxLength: count });
      for (const steps of begun(fc.sample(some, { seed, numRuns: 1 }).flat(), 'some stories'))
        await playSequence(pair, { credits: STORY_CREDITS, steps }).catch((error: unknown) => tell(error));
    }
    const sequences = Object.entries(sequencesOf(fc, samples)).filter(
      ([kind]) => kinds?.includes(kind) ?? true,
    );
    for (const [kind, values] of sequences) {
      let failure: { error: Differs; restore(): void } | undefined;
      let first: typeof failure;
      let failedAt = Infinity;
      let running: Promise<void> | undefined;
      const property = fc.asyncProperty(values, async (sequence) => {
        if (performance.now() - failedAt > SHRINK_MS) throw new fc.PreconditionFailure();
        begin();
        running = playSequence(pair, sequence).catch((error: unknown) => {
          // The last one that fails is the smallest.
          if (error instanceof Differs) failure = { error, restore: judge.trail() };
          first ??= failure;
          failedAt = Math.min(failedAt, performance.now());
          throw error;
        });
        await running;
      });
      const details = await fc.check(property, {
        seed,
        numRuns: Math.min(maxCases ?? Infinity, CASES[kind] ?? 0),
        interruptAfterTimeLimit: Math.max(1000, start + STOP_MS - performance.now()),
      });
      // When the time is up, a case may still be under way.
      await running?.catch(() => undefined);
      if (details.interrupted) leave(`some sequences of ${kind}`);
      if (!details.failed) continue;
      if (failure) {
        const [smallest] = details.counterexample ?? [];
        // Calls at once may differ by chance: the smallest case is told where it differs again.
        if (first && smallest?.steps.some(isConcurrent)) {
          begin();
          const again = await playSequence(pair, smallest).catch((error: unknown) => error);
          if (!(again instanceof Differs)) failure = first;
        }
        failure.restore();
        tell(failure.error);
      } else comparison.ended.push((details.errorInstance as Error).message);
    }
  }
}

function isConcurrent(step: Step): boolean {
  return step.do === 'together' || ('times' in step && (step.times ?? 1) > 1);
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
