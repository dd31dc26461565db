import { checkedHooks, type Account, type Adapter } from './adapter.ts';
import { SHOWN_RULES } from './areas/shown-rules.ts';
import { CHECKS } from './checks/checks.ts';
import { createTrial, freshSession, NotChecked, reasonOf, type RunContext } from './checks/trial.ts';
import { createClient } from './client.ts';
import type { InProcessReference } from './comparison/reference-server.ts';
import { compare, type Comparison, type ComparisonOptions } from './comparison/run-comparison.ts';
import { RULES } from './contract.ts';
import type { RuleResult } from './evidence.ts';
import { describeResponse, nameOf, text, type Exchange } from './exchange.ts';
import { REFERENCE_RULE, SESSION_RULE, type Finding } from './findings.ts';
import { createJar, type Fetch } from './jar.ts';
import { createJudge } from './judge.ts';
import { OBSERVED_RULES } from './observed/observed-rules.ts';
import { createSamples } from './samples.ts';

export interface RunOptions extends ComparisonOptions {
  baseUrl: string;
  adapter: Adapter;
  /** Sends requests to the candidate by other means than HTTP. */
  fetch?: Fetch | undefined;
  /** Only these rules, or all if undefined. */
  only?: readonly string[] | undefined;
  /** A server that satisfies the contract; responses are compared with its responses. */
  reference?: InProcessReference | undefined;
  /** Omits random sequences and requests of many megabytes. */
  quick?: boolean | undefined;
}

export interface Result {
  baseUrl: string;
  accounts: Record<Account, string | undefined>;
  rules: RuleResult[];
  findings: Finding[];
  /** Rules that `only` omits but that responses seem to break. */
  unjudged: string[];
  exchanges: Exchange[];
  comparison?: Comparison | undefined;
  /** Much was omitted, so the run does not judge everything. */
  isQuick: boolean;
  ms: number;
}

/** Rules that need a new account, before anything is trained or saved. */
const NEW_ACCOUNT_RULES = ['TW-12', 'WR-9'];
const LARGEST_UPLOAD = 'PH-10';
const STOPPED = 'the run was stopped';

/**
 * Runs every check against a server, compares its responses with the reference server's, and judges all of them.
 * @throws if an account cannot sign in, and RangeError for an unknown case
 */
export async function runContractCheck(options: RunOptions): Promise<Result> {
  const { only, caseId = '', quick = false } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const start = performance.now();
  const isWanted = ({ id }: { id: string }) => only === undefined || only.includes(id);
  const judge = createJudge(isWanted);
  const context = await createContext({ ...options, baseUrl }, judge, isWanted);
  const { hooks } = context;
  const [a, b] = hooks.signIn ? [await enter('a', context), await enter('b', context)] : [];
  const ids = await runChecks(options, context, a);
  const isCheck = caseId.startsWith('check-');
  const comparison = isCheck ? undefined : await compared({ ...options, baseUrl }, context);
  const isUnknown = isCheck ? ids.length === 0 : comparison?.cases === 0 && comparison.ended.length === 0;
  if (caseId !== '' && isUnknown) throw new RangeError(`there is no case ${caseId}`);
  return {
    baseUrl,
    comparison,
    accounts: { a, b },
    rules: [
      ...RULES.filter(isWanted).map(judge.resultOf),
      ...(comparison ? [{ ...judge.resultOf(REFERENCE_RULE), evidence: evidenceOf(comparison) }] : []),
    ],
    findings: judge.findings,
    unjudged: [...judge.unwanted].toSorted(),
    exchanges: judge.exchanges,
    isQuick: quick,
    ms: performance.now() - start,
  };
}

async function createContext(
  { adapter, baseUrl, fetch }: RunOptions,
  judge: RunContext['judge'],
  isWanted: RunContext['isWanted'],
): Promise<RunContext> {
  const hooks = checkedHooks(adapter, baseUrl, judge.note);
  return {
    baseUrl,
    fetch,
    hooks,
    judge,
    samples: createSamples(await hooks.photos?.()),
    isWanted,
    clientOf: (who) => createClient(who, createJar({ fetch }), { baseUrl, record: judge.record }),
  };
}

/** Runs the selected checks. @returns their ids */
async function runChecks(
  { caseId = '', quick, signal }: RunOptions,
  context: RunContext,
  userId: string | undefined,
): Promise<string[]> {
  const { judge, isWanted } = context;
  const ids = Object.keys(CHECKS).filter((id) =>
    caseId === '' ? isWanted({ id }) : caseId === `check-${id}`,
  );
  for (const id of ids)
    if (signal?.aborted) judge.end(id, { reason: STOPPED, hasFailed: true });
    else if (quick === true && id === LARGEST_UPLOAD)
      judge.end(id, { reason: 'left out by --quick', hasFailed: false });
    else await runCheck(id, context, userId);
  return ids;
}

function evidenceOf({ compared: responses, cases, seed, left }: Comparison): string {
  const open = left.length > 0 ? `; not compared: ${left.join(' · ')}` : '';
  return `${responses} responses in ${cases} cases, --seed ${seed}${open}`;
}

/** Signs in. @returns the id of the user */
async function enter(name: Account, context: RunContext): Promise<string> {
  const user = await (await freshSession(context, name)).request('getCurrentUser');
  if (user.status !== 200)
    throw new Error(`after signIn of account ${name}, ${nameOf(user)} returned ${describeResponse(user)}`);
  return text(user, 'id') || 'demo_user';
}

async function runCheck(id: string, context: RunContext, userId: string | undefined): Promise<void> {
  const { judge } = context;
  await judge.play({ id: `check-${id}`, file: 'openapi/conformance/checks/checks.ts' }, async () => {
    const early = await reasonOf(async () => {
      if (userId === undefined) throw new NotChecked('needs the hook signIn');
      await CHECKS[id]?.(await createTrial(id, context, userId));
    });
    judge.end(id, early);
    return early === undefined ? 1 : 0;
  });
}

/** Compares responses in the cases for the selected rules; every open rule has a reason. */
async function compared(options: RunOptions, context: RunContext): Promise<Comparison | undefined> {
  const { reference, quick = false, only } = options;
  // Requests outside the check of a rule may also break it.
  const seenElsewhere = [...SHOWN_RULES, SESSION_RULE, ...Object.keys(OBSERVED_RULES)];
  if (only?.every((id) => Object.hasOwn(CHECKS, id) && !seenElsewhere.includes(id))) return undefined;
  const leave = (reason: string, hasFailed: boolean) =>
    SHOWN_RULES.filter((id) => context.isWanted({ id })).forEach((id) =>
      context.judge.leaveUnseen(id, reason, hasFailed),
    );
  if (!reference || !options.adapter.signIn) {
    leave(reference ? 'needs the hook signIn' : 'needs the simulated backend to compare with', false);
    return undefined;
  }
  const comparison = await compare({
    ...options,
    ...context,
    kinds: options.kinds ?? (quick ? ['odd requests', 'scenarios'] : undefined),
    reference: { ...reference, hooks: checkedHooks(reference.adapter, reference.baseUrl) },
  });
  if (options.adapter.isNewAccount !== true)
    for (const id of NEW_ACCOUNT_RULES)
      context.judge.leaveUnseen(id, 'needs accounts that are new: isNewAccount');
  const [ended] = comparison.ended;
  leave(ended ?? 'no such response was compared', ended !== undefined);
  return comparison;
}
