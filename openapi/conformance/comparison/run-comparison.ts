import { HOOKS, type Hooks } from '../adapter.ts';
import type { ShownBy } from '../areas/area.ts';
import { rowsOf } from '../areas/shown-rules.ts';
import type { RunContext } from '../checks/trial.ts';
import { MINUTE_MS } from '../durations.ts';
import type { Exchange } from '../exchange.ts';
import { REFERENCE_RULE } from '../findings.ts';
import type { Judge } from '../judge.ts';
import { createScenarioKit } from '../scenarios/scenario.ts';
import { waitForEnd, type RequestStep, type Step } from '../scenarios/steps.ts';
import { casesOf, type Case, type CaseKind } from './cases.ts';
import { Difference, ScenarioOver } from './compare-responses.ts';
import { createComparedServer } from './compared-server.ts';
import type { InProcessReference } from './reference-server.ts';
import { runOddRequests, runSequence } from './run-case.ts';
import { runStep } from './run-step.ts';
import { createServerPair, findTwins, type ServerPair } from './server-pair.ts';

/** Result of the comparison with the reference server. */
export interface Comparison {
  seed: number;
  /** Pairs of responses. */
  compared: number;
  cases: number;
  /** Cases that could not be compared, with the reason. */
  left: string[];
  /** Skipped cases, because the time was up or the run was stopped. */
  cut: string[];
  /** The reason for an early end. */
  ended: string[];
  ms: number;
}

/** The selected cases and the time limit. */
export interface ComparisonOptions {
  /** Random by default. */
  seed?: number | undefined;
  /** The number of compared cases of each kind, or all if undefined. */
  maxCases?: number | undefined;
  /** The compared kinds of cases, or all if undefined. */
  kinds?: readonly CaseKind[] | undefined;
  /** Replays only this case. */
  caseId?: string | undefined;
  /** Only cases with these operations. */
  operations?: readonly string[] | undefined;
  /** Stops at the first difference. */
  isShort?: boolean | undefined;
  /** Ends the run after the current case; the result contains the findings until then. */
  signal?: AbortSignal | undefined;
  /** Receives a line before each case. */
  progress?: ((line: string) => void) | undefined;
}

interface Options extends ComparisonOptions, Omit<RunContext, 'clientOf'> {
  only?: readonly string[] | undefined;
  reference: InProcessReference & { hooks: Hooks };
}

interface Run extends Options {
  seed: number;
  pair: ServerPair;
  comparison: Comparison;
  endsAt: number;
  /** Records a difference. @throws every other error */
  report(error: unknown): void;
}

/** Cases beyond this time limit are skipped. */
const MAX_MS = 8 * MINUTE_MS;

/** Sends the same requests to the candidate and to the reference server and compares their responses. */
export async function compare(options: Options): Promise<Comparison> {
  const { hooks, baseUrl, fetch, reference, judge, seed = Date.now() % 2 ** 31 } = options;
  const start = performance.now();
  const left = Object.entries(HOOKS).flatMap(([name, { without }]) =>
    without === undefined || hooks[name as keyof Hooks] ? [] : [`${without}: needs the hook ${name}`],
  );
  const comparison: Comparison = { seed, compared: 0, cases: 0, left, cut: [], ended: [], ms: 0 };
  let pair: ServerPair | undefined;
  const report = (error: unknown) => {
    reportDifference(judge, left, error);
    if (pair && error instanceof Difference) pair.mayDiffer = true;
  };
  try {
    await reference.reset();
    const servers = {
      candidate: createComparedServer({ baseUrl, hooks, fetch }, judge.record),
      reference: createComparedServer(reference, mustRespond),
      mark: reference.mark,
    };
    pair = await createServerPair(servers, judge);
    const run: Run = { ...options, seed, pair, comparison, endsAt: start + MAX_MS, report };
    await trainFirstTwins(run);
    await playCases(run);
    options.signal?.throwIfAborted();
  } catch (error) {
    comparison.ended.push((error as Error).message);
  }
  const reason = comparison.ended.join('; ');
  if (reason !== '') judge.leaveOpen(REFERENCE_RULE.id, reason, true);
  return { ...comparison, compared: pair?.compared ?? 0, ms: performance.now() - start };
}

/** The preparation, which cannot be replayed: the view of a new account, then a style and a twin for each. */
async function trainFirstTwins({
  hooks,
  samples,
  pair,
  report,
  only,
  operations,
  comparison,
}: Run): Promise<void> {
  const { a, b } = createScenarioKit(samples);
  const seenOnce: RequestStep[] = [
    b.saveStyle(),
    a.get('getTrainingStatus'),
    a.get('listTrainedModels'),
    a.writePost(),
  ];
  const steps: Step[] = [
    ...(hooks.isNewAccount === true
      ? seenOnce.map((row) => ({ ...row, cases: ['new-account' as const] }))
      : []),
    a.saveStyle(),
    b.saveStyle(),
    ...(pair.canWait ? [...a.startTraining('first'), ...b.startTraining('first')] : []),
    waitForEnd(),
  ];
  for (const step of steps) await runStep(pair, step).catch(report);
  await findTwins(pair);
  const areTwinsWanted =
    operations?.includes('trainTwin') ?? (only === undefined || rowsOf(only).some(isAboutTrainings));
  if (pair.canWait && !pair.hasTwins)
    (areTwinsWanted ? comparison.ended : comparison.left).push('no training became a twin');
}

const isAboutTrainings = ({ operations }: ShownBy) =>
  operations === 'every operation' || operations.includes('trainTwin');

const isEnough = ({ isShort = false, judge }: Run) =>
  isShort && judge.findings.some((finding) => !finding.isUnsteady);

const isLate = ({ endsAt, signal }: Run) => performance.now() > endsAt || signal?.aborted === true;

async function playCases(run: Run): Promise<void> {
  const { hooks, comparison, judge } = run;
  // A development dependency: only a run that compares loads it.
  const { default: fc } = await import('fast-check');
  const { cases, leftOut } = casesOf(fc, { ...run, hasTrainings: hooks.advance !== undefined });
  if (leftOut > 0) comparison.left.push(`${leftOut} of ${leftOut + cases.length} cases: left out by --quick`);
  for (const [index, playedCase] of cases.entries()) {
    if (isEnough(run)) return;
    if (isLate(run)) return leaveOut(run, cases, index);
    comparison.cases += 1;
    run.progress?.(`${index + 1} of ${cases.length} cases: ${playedCase.id}`);
    await judge.play(playedCase, (parts) => playParts(run, playedCase, parts), {
      isShrunk: run.isShort !== true,
    });
  }
}

/** Runs all of a case, or only some of its steps or variants. */
async function playParts(
  { pair, report }: Run,
  playedCase: Case,
  parts?: readonly number[],
): Promise<number> {
  if ('odd' in playedCase) {
    const variants = parts
      ?.map((index) => playedCase.odd.variants[index])
      .filter((variant) => variant !== undefined);
    await runOddRequests(pair, { ...playedCase.odd, variants: variants ?? playedCase.odd.variants }, report);
    return playedCase.odd.variants.length;
  }
  const { credits, steps } = playedCase.sequence;
  const chosen = parts?.map((index) => steps[index]).filter((step) => step !== undefined) ?? steps;
  await runSequence(pair, { credits, steps: chosen }).catch(report);
  return steps.length;
}

/** Records skipped cases by kind. Kinds are mixed, so that all of them are shortened equally. */
function leaveOut({ comparison: { cut, left }, signal }: Run, cases: readonly Case[], from: number): void {
  const why = signal?.aborted ? 'the run was stopped' : 'the time was up';
  for (const [kind, all] of Map.groupBy(cases, (playedCase) => playedCase.kind)) {
    const missing = cases.slice(from).filter((skipped) => skipped.kind === kind).length;
    if (missing === 0) continue;
    cut.push(`${missing} of ${all.length} ${kind}`);
    left.push(`${missing} of ${all.length} ${kind}: ${why}`);
  }
}

/** @throws if the reference does not respond: comparison is impossible, but the candidate is not wrong */
function mustRespond({ failure }: Exchange): void {
  if (failure !== undefined) throw new Error(`the reference server does not respond: ${failure}`);
}

/** @throws every error except a difference */
function reportDifference(judge: Judge, left: string[], error: unknown): void {
  if (error instanceof ScenarioOver) {
    if (!left.includes(error.message)) left.push(error.message);
    return;
  }
  if (!(error instanceof Difference)) throw error;
  judge.differs([...new Set(error.rules)], error.found, error.shownRules);
}
