import type { Arbitrary } from 'fast-check';
import { HOOKS, type Hooks } from '../adapter.ts';
import type { RunContext } from '../check.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Exchange } from '../exchange.ts';
import { REFERENCE_RULE, type Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import { findTwins, createBothServers, type BothServers } from './both-servers.ts';
import { Differs, StoryOver } from './compare-answers.ts';
import { createComparedServer } from './compared-server.ts';
import { filesOf, parseSteps } from './parse-steps.ts';
import { resetReference } from './reference.ts';
import { requestsOf } from './requests.ts';
import { runRequests, runSequence } from './run-case.ts';
import { runStep } from './run-step.ts';
import { sequencesOf, type Fc, type Sequence } from './sequences.ts';
import type { Step } from './steps.ts';
import { storiesOf } from './stories.ts';

/** Result of the comparison with the reference. */
export interface Comparison {
  seed: number;
  /** Pairs of answers. */
  compared: number;
  cases: number;
  /** What could not be compared, and why. */
  left: string[];
  /** Cases that were not played, because the time was up or the run was stopped. */
  cut: string[];
  /** Why it ended early. */
  ended: string[];
  ms: number;
}

/** What is compared, and for how long. */
export interface ComparisonOptions {
  /** Random without it. */
  seed?: number | undefined;
  /** How many cases of each kind are compared; all without it. */
  maxCases?: number | undefined;
  /** Which kinds of cases are compared; all without it. */
  kinds?: readonly string[] | undefined;
  /** Plays only this case again. */
  caseId?: string | undefined;
  /** Only cases with these operations; without it, with those of the rules that are wanted. */
  operations?: readonly string[] | undefined;
  /** The first difference is enough. */
  isShort?: boolean | undefined;
  /** Ends the run after the case that is played; what was found until then is in the result. */
  signal?: AbortSignal | undefined;
  /** Gets a line before each case. */
  progress?: ((line: string) => void) | undefined;
}

interface Options extends ComparisonOptions, Omit<RunContext, 'clientOf'> {
  reference: { baseUrl: string; hooks: Hooks };
}

/** A case whose calls are the same in each run. */
interface Case {
  id: string;
  steps: readonly Step[];
  play(): Promise<void>;
}

interface Run extends Options {
  seed: number;
  fc: Fc;
  both: BothServers;
  comparison: Comparison;
  endsAt: number;
  /** Notes a difference. @throws what is none */
  report(error: unknown): void;
}

/** How many sequences of each kind; independent of machine load. */
const CASES: Record<string, number> = { money: 80, work: 60, jobs: 40, all: 40 };
/** After this time the rest is left out. */
const MAX_MS = 8 * MINUTE_MS;
/** What only a new account sees, whatever others have saved. */
const NEW_ACCOUNT = 'b saves style · a gets getTrainingStatus · a gets listTrainedModels · a writes post';
/** What both accounts have when a story begins. */
const STORY_CREDITS = 1000;
/** How many smaller sequences are tried in place of one that differs. */
const MAX_SMALLER = 60;

/** Sends the same calls to the server and to the reference, and compares their answers. */
export async function compare(options: Options): Promise<Comparison> {
  const { hooks, reference, judge, seed = Date.now() % 2 ** 31 } = options;
  // A development dependency: nobody else's run loads it.
  const { default: fc } = await import('fast-check');
  const start = performance.now();
  const left = Object.entries(HOOKS).flatMap(([name, { without }]) =>
    without === undefined || hooks[name as keyof Hooks] ? [] : [`${without}: needs the hook ${name}`],
  );
  const comparison: Comparison = { seed, compared: 0, cases: 0, left, cut: [], ended: [], ms: 0 };
  const judged = createComparedServer(options.baseUrl, hooks, judge.record);
  const model = createComparedServer(reference.baseUrl, reference.hooks, mustRun);
  const files = filesOf(options.samples);
  const report = (error: unknown) => reportDifference(judge, left, error);
  let both: BothServers | undefined;
  try {
    await resetReference(reference.baseUrl);
    both = await createBothServers([judged, model], judge);
    const run: Run = { ...options, seed, fc, both, comparison, endsAt: start + MAX_MS, report };
    // What comes before the cases cannot be played twice.
    const seenOnce = hooks.isNewAccount === true ? parseSteps(NEW_ACCOUNT, files) : [];
    const training = both.canWait ? ' · {a,b} begins training first' : '';
    for (const step of [
      ...seenOnce.map((one) => ({ ...one, caseIds: ['new-account'] })),
      ...parseSteps(`{a,b} saves style${training} · wait end`, files),
    ])
      await runStep(both, step).catch(report);
    await findTwins(both);
    const areTwinsWanted = options.operations?.includes('trainTwin') ?? true;
    if (hooks.advance && !both.hasTwins)
      (areTwinsWanted ? comparison.ended : left).push('no training became a twin');
    await playCases(run, casesOf(run));
    for (const [kind, sequences] of Object.entries(sequencesOf(fc, options.samples)))
      if (isChosen(run, kind)) await playRandom(run, kind, sequences);
    options.signal?.throwIfAborted();
  } catch (error) {
    comparison.ended.push((error as Error).message);
  }
  const reason = comparison.ended.join('; ');
  if (reason !== '') judge.leaveOpen(REFERENCE_RULE.id, reason, true);
  return { ...comparison, compared: both?.compared ?? 0, ms: performance.now() - start };
}

const isChosen = ({ kinds, caseId = '' }: Run, kind: string) =>
  (kinds?.includes(kind) ?? true) && (caseId === '' || caseId.startsWith(kind));

const isEnough = ({ isShort = false, judge }: Run) =>
  isShort && judge.findings.some((one) => !one.isUnsteady);

const isLate = ({ endsAt, signal }: Run) => performance.now() > endsAt || signal?.aborted === true;

function leaveOut({ comparison: { cut, left }, signal }: Run, what: string): void {
  cut.push(what);
  left.push(`${what}: ${signal?.aborted ? 'the run was stopped' : 'the time was up'}`);
}

/** Requests and stories in the order of the seed, those first whose calls may most likely break the rules. */
function casesOf(run: Run): Case[] {
  const { fc, both, hooks, samples, seed, maxCases = Infinity, caseId, operations, report } = run;
  /** How many of its calls may break the rules. */
  const shareOf = ({ steps }: Case) =>
    operations
      ? steps.filter((step) => operationsOf(step).some((one) => operations.includes(one))).length /
        steps.length
      : 1;
  const byShare = (cases: Case[]) => cases.toSorted((one, other) => shareOf(other) - shareOf(one));
  const isWanted = (one: Case) => (caseId === undefined || one.id === caseId) && shareOf(one) > 0;
  const cases: Record<string, Case[]> = {
    requests: requestsOf(samples, hooks.advance !== undefined, seed).map((group, index) => ({
      id: `requests-${group.good.operation}-${index}`,
      steps: [...group.setup, group.good, ...group.after],
      play: () => runRequests(both, group, report),
    })),
    stories: storiesOf(samples).map((steps, index) => ({
      id: `stories-${index}`,
      steps: steps.flatMap((step) => (step.do === 'together' ? step.calls : [step])),
      play: () => runSequence(both, { credits: STORY_CREDITS, steps }).catch(report),
    })),
  };
  const wanted = Object.entries(cases).map(([kind, own]) =>
    isChosen(run, kind) ? own.filter(isWanted) : [],
  );
  const chosen = wanted.flatMap((own) => byShare(shuffled(fc, own, seed)).slice(0, maxCases));
  const all = wanted.flat().length;
  if (chosen.length < all)
    run.comparison.left.push(`${all - chosen.length} of ${all} requests and stories: left out by --quick`);
  return byShare(shuffled(fc, chosen, seed));
}

/** What a step calls. */
function operationsOf(step: Step): string[] {
  if (step.do === 'call') return [step.operation];
  if (step.do === 'signOut') return ['logout'];
  return step.do === 'look' ? ['getCredits', 'listTrainedModels', 'getTrainingStatus', 'getJob'] : [];
}

function shuffled<One>(fc: Fc, list: One[], seed: number): One[] {
  return fc.sample(fc.shuffledSubarray(list, { minLength: list.length }), { seed, numRuns: 1 }).flat();
}

async function playCases(run: Run, cases: readonly Case[]): Promise<void> {
  for (const [index, one] of cases.entries()) {
    if (isEnough(run)) return;
    if (isLate(run)) return leaveOut(run, `${cases.length - index} of ${cases.length} requests and stories`);
    run.comparison.cases += 1;
    run.progress?.(`${index + 1} of ${cases.length} requests and stories`);
    await run.judge.play(one.id, () => one.play().then(() => true));
  }
  return undefined;
}

/** @throws when the reference has stopped: then nothing can be compared, and nobody is wrong. */
function mustRun({ failure }: Exchange): void {
  if (failure !== undefined) throw new Error('the reference has stopped');
}

/** @throws what is no difference */
function reportDifference(judge: Judge, left: string[], error: unknown): void {
  if (error instanceof StoryOver) {
    if (!left.includes(error.message)) left.push(error.message);
    return;
  }
  if (!(error instanceof Differs)) throw error;
  judge.differs([...new Set(error.rules)], error.found, error.shownRules);
}

/** Random sequences of one kind. The first that finds something new is made as small as possible, and ends the kind. */
async function playRandom(run: Run, kind: string, sequences: Arbitrary<Sequence>): Promise<void> {
  const { fc, both, judge, seed, maxCases = Infinity, comparison, caseId, report } = run;
  const [, path] = caseId?.split('@') ?? [];
  const count = Math.min(maxCases, CASES[kind] ?? 0);
  const failing: { sequence: Sequence; found: Finding[] }[] = [];
  let smaller = 0;
  let played = 0;
  const property = fc.asyncProperty(sequences, async (sequence) => {
    if (failing.length > 0) smaller += 1;
    // What is left passes: a failed precondition would make other sequences in its place, thousands of them.
    if (smaller > MAX_SMALLER || isLate(run) || isEnough(run)) return;
    played += 1;
    run.progress?.(`${played} of ${count} sequences of ${kind}`);
    comparison.cases += 1;
    const found = await judge.attempt(() => runSequence(both, sequence).catch(report));
    if (found.every(judge.isKnown)) return;
    failing.push({ sequence, found });
    throw new Error('It differs.');
  });
  const details = await fc.check(property, { seed, numRuns: count, ...(path && { path }) });
  if (failing.length === 0 && details.errorInstance instanceof Error && !isLate(run) && !isEnough(run))
    comparison.ended.push(details.errorInstance.message);
  if (failing.length === 0 && isLate(run))
    leaveOut(run, `${count - played} of ${count} sequences of ${kind}`);
  const id = `${kind}@${details.counterexamplePath ?? ''}`;
  // The smallest one; where it does not differ again, the first one.
  for (const one of [failing.at(-1), failing[0]]) {
    if (!one || isEnough(run)) continue;
    const before = judge.findings.length;
    await judge.play(id, async () => {
      await runSequence(both, one.sequence).catch(report);
      return true;
    });
    if (judge.findings.length > before) return;
  }
  judge.keepUnsteady(id, failing[0]?.found ?? []);
}
