import type { Arbitrary } from 'fast-check';
import { scaled } from '#openapi/time-limits.mjs';
import type { Hooks, Trial } from '../check.ts';
import { MINUTE_MS } from '../durations.ts';
import type { RuleResult } from '../evidence.ts';
import type { Exchange } from '../exchange.ts';
import { REFERENCE_RULE, type Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import { createBothServers, type BothServers } from './both-servers.ts';
import { Differs } from './compare-answers.ts';
import { operationsShowing } from './compared-rules.ts';
import { createComparedServer } from './compared-server.ts';
import type { Fc } from './random-texts.ts';
import { requestsOf } from './requests.ts';
import { runRequests, runSequence } from './run-case.ts';
import { sequencesOf, type Sequence } from './sequences.ts';
import type { CallStep, Step } from './steps.ts';
import { STORY_CREDITS, storiesOf } from './stories.ts';

/** Result of the comparison with the reference. */
export interface Comparison {
  seed: number;
  /** Pairs of answers. */
  compared: number;
  cases: number;
  /** What could not be compared, and why. */
  left: string[];
  /** Why it ended early. */
  ended: string[];
  ms: number;
}

interface Options extends Pick<Trial, 'baseUrl' | 'hooks' | 'ledger' | 'samples'> {
  reference: { baseUrl: string; hooks: Hooks };
  seed?: number | undefined;
  /** At most this many of each kind; all without it. */
  maxCases?: number | undefined;
  /** Only these kinds. */
  kinds?: readonly string[] | undefined;
  /** Only what shows these rules. */
  only?: readonly string[] | undefined;
  /** The first difference is enough. */
  isShort?: boolean | undefined;
  judge: Pick<Judge, 'record' | 'begin' | 'differs' | 'trail' | 'findings' | 'held'>;
}

/** A difference was found, and no other is looked for. */
class Enough extends Error {}

/** How many sequences of each kind; independent of machine load. */
const CASES: Record<string, number> = { money: 80, work: 60, jobs: 40, all: 40 };
/** What is left then is not compared, and the report lists it. */
const STOP_MS = scaled(8 * MINUTE_MS);
/** How long a failing sequence is shrunk. */
const SHRINK_MS = scaled(20_000);

/** Sends the same calls to the server and to the reference, and compares their answers. */
export async function compare(options: Options): Promise<Comparison> {
  const { hooks, reference, judge, seed = Date.now() % 2 ** 31 } = options;
  // A development dependency: nobody else's run loads it.
  const { default: fc } = await import('fast-check');
  const start = performance.now();
  const comparison: Comparison = { seed, compared: 0, cases: 0, left: leftOf(hooks), ended: [], ms: 0 };
  const judged = createComparedServer(options.baseUrl, hooks, judge.record);
  const model = createComparedServer(reference.baseUrl, reference.hooks, () => undefined);
  const held = (rules: readonly string[], exchange: Exchange) =>
    rules.forEach((id) => judge.held(id, exchange));
  let both: BothServers | undefined;
  try {
    both = await createBothServers({ ...options, servers: [judged, model], held });
    if (hooks.advance && !both.hasTwins) comparison.ended.push('no training became a twin');
    const run: Run = { ...options, seed, fc, both, comparison, endsAt: start + STOP_MS };
    await compareRequests(run);
    await compareStories(run);
    await compareSequences(run);
  } catch (error) {
    if (!(error instanceof Enough)) comparison.ended.push((error as Error).message);
  }
  return { ...comparison, compared: both?.compared ?? 0, ms: performance.now() - start };
}

interface Run extends Options {
  seed: number;
  fc: Fc;
  both: BothServers;
  comparison: Comparison;
  endsAt: number;
}

const isChosen = ({ kinds }: Run, kind: string) => kinds?.includes(kind) ?? true;

function beginNext({ judge, comparison }: Run): void {
  judge.begin();
  comparison.cases += 1;
}

/** @throws what is no difference, and where the first difference is enough */
function reportDifference(run: Run, error: unknown): void {
  if (!(error instanceof Differs)) throw error;
  run.judge.differs([...new Set(error.rules)], error);
  stopWhereEnough(run);
}

function stopWhereEnough({ isShort, judge }: Run): void {
  if (isShort === true && judge.findings.length > 0) throw new Enough();
}

function leaveOut({ comparison }: Run, what: string): void {
  comparison.left.push(`${what}: ${STOP_MS / MINUTE_MS} minutes were over`);
}

/** One case after the other, as long as there is time. */
function* inTime<Case>(run: Run, cases: readonly Case[], what: string): Generator<Case> {
  for (const one of cases) {
    if (performance.now() > run.endsAt) {
      leaveOut(run, what);
      return;
    }
    stopWhereEnough(run);
    beginNext(run);
    yield one;
  }
}

/** Whether a call may show one of the rules that are wanted. */
function filterOf({ only }: Run): (step: CallStep) => boolean {
  const wanted = only && operationsShowing(only);
  return ({ operation }) => !wanted || wanted.includes('*') || wanted.includes(operation);
}

async function compareRequests(run: Run): Promise<void> {
  if (!isChosen(run, 'requests')) return;
  const { fc, both, hooks, samples, seed, maxCases } = run;
  const isWanted = filterOf(run);
  const all = requestsOf(samples, hooks.advance !== undefined, seed);
  const groups = all.filter(({ good }) => isWanted(good)).slice(0, maxCases);
  const order = fc.shuffledSubarray(groups, { minLength: groups.length });
  for (const requests of inTime(run, fc.sample(order, { seed, numRuns: 1 }).flat(), 'some requests'))
    await runRequests(both, requests, (error) => reportDifference(run, error));
}

async function compareStories(run: Run): Promise<void> {
  if (!isChosen(run, 'stories')) return;
  const { fc, both, samples, seed, maxCases } = run;
  const isWanted = filterOf(run);
  const all = storiesOf(samples).filter((steps) =>
    steps.some((step) => step.do === 'call' && isWanted(step)),
  );
  const count = Math.min(maxCases ?? all.length, all.length);
  const some = fc.subarray(all, { minLength: count, maxLength: count });
  for (const steps of inTime(run, fc.sample(some, { seed, numRuns: 1 }).flat(), 'some stories'))
    await runSequence(both, { credits: STORY_CREDITS, steps }).catch((error: unknown) =>
      reportDifference(run, error),
    );
}

async function compareSequences(run: Run): Promise<void> {
  for (const [kind, sequences] of Object.entries(sequencesOf(run.fc, run.samples)))
    if (isChosen(run, kind)) await compareKind(run, kind, sequences);
}

interface Failure {
  error: Differs;
  /** Brings back the calls that lead to it. */
  restore(): void;
}

/** Random sequences of one kind. The first that differs is made as small as possible, and ends the kind. */
async function compareKind(run: Run, kind: string, sequences: Arbitrary<Sequence>): Promise<void> {
  const { fc, both, judge, seed, maxCases, comparison, endsAt } = run;
  let first: Failure | undefined;
  let smallest: Failure | undefined;
  let failedAt = Infinity;
  let running: Promise<void> | undefined;
  const property = fc.asyncProperty(sequences, async (sequence) => {
    if (performance.now() - failedAt > SHRINK_MS) throw new fc.PreconditionFailure();
    beginNext(run);
    running = runSequence(both, sequence).catch((error: unknown) => {
      // The last one that fails is the smallest.
      if (error instanceof Differs) smallest = { error, restore: judge.trail() };
      first ??= smallest;
      failedAt = Math.min(failedAt, performance.now());
      throw error;
    });
    await running;
  });
  const details = await fc.check(property, {
    seed,
    numRuns: Math.min(maxCases ?? Infinity, CASES[kind] ?? 0),
    interruptAfterTimeLimit: Math.max(1000, endsAt - performance.now()),
  });
  // When the time is up, a case may still be under way.
  await running?.catch(() => undefined);
  if (details.interrupted) leaveOut(run, `some sequences of ${kind}`);
  if (!details.failed) return;
  if (!first || !smallest) return void comparison.ended.push((details.errorInstance as Error).message);
  const again = await repeatConcurrent(run, details.counterexample?.[0]);
  const failure = again ? smallest : first;
  failure.restore();
  reportDifference(run, failure.error);
}

/** Whether the smallest case still differs: concurrent calls may differ by chance. True for a case without them. */
async function repeatConcurrent(run: Run, sequence: Sequence | undefined): Promise<boolean> {
  if (!sequence?.steps.some(isConcurrent)) return true;
  beginNext(run);
  return runSequence(run.both, sequence).then(
    () => false,
    (error: unknown) => error instanceof Differs,
  );
}

function isConcurrent(step: Step): boolean {
  return step.do === 'together' || ('times' in step && (step.times ?? 1) > 1);
}

/** The comparison's result, as that of a rule. */
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
