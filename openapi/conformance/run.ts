import { HookFailed, checkedHooks, type Account, type Adapter, type Hooks } from './adapter.ts';
import { NotChecked, type Person, type Trial } from './check.ts';
import { createClient, type Client } from './client.ts';
import { COMPARED_RULES, operationsOf } from './comparison/compared-rules.ts';
import {
  compare,
  referenceResult,
  type Comparison,
  type ComparisonOptions,
} from './comparison/run-comparison.ts';
import { RULES } from './contract.ts';
import type { Reason, RuleResult } from './evidence.ts';
import { answerOf, nameOf, text, type Exchange, type Who } from './exchange.ts';
import { SESSION_RULE, type Finding } from './findings.ts';
import { createJar } from './jar.ts';
import { createJudge, type Judge } from './judge.ts';
import { CHECKS } from './rules/checks.ts';
import { OBSERVERS } from './rules/every-answer.ts';
import { createSamples } from './samples.ts';

export interface RunOptions extends ComparisonOptions {
  baseUrl: string;
  adapter: Adapter;
  /** Only these rules; all without it. */
  only?: readonly string[] | undefined;
  /** A server that keeps the contract, to compare answers with. */
  reference?: { baseUrl: string; adapter: Adapter } | undefined;
  /** Leaves out random sequences, and what sends many megabytes. */
  quick?: boolean | undefined;
}

export interface Result {
  baseUrl: string;
  accounts: Record<Account, string | undefined>;
  rules: RuleResult[];
  findings: Finding[];
  /** Rules that are left out by `only`, and that answers seem to break. */
  unjudged: string[];
  exchanges: Exchange[];
  comparison?: Comparison | undefined;
  /** Much was left out, so nothing is said about all of it. */
  isQuick: boolean;
  ms: number;
}

/** What they are about is seen before anything is trained or saved. */
const NEW_ACCOUNT_RULES = ['TW-12', 'WR-9'];
const STOPPED = 'the run was stopped';

/**
 * Makes every check against a server, compares its answers with those of the reference, and judges all of them.
 * @throws when an account cannot be signed in, and RangeError for a case that does not exist
 */
export async function runContractCheck(options: RunOptions): Promise<Result> {
  const { only, caseId = '', quick = false, signal } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const start = performance.now();
  const isWanted = ({ id }: { id: string }) => only === undefined || only.includes(id);
  const judge = createJudge(isWanted);
  const hooks = checkedHooks(options.adapter, baseUrl, judge.note);
  const session: Session = {
    hooks,
    judge,
    isWanted,
    clientOf: (who) => createClient(who, createJar(), { baseUrl, record: judge.record }),
  };
  const samples = createSamples(await hooks.photos?.());
  const run = { ...session, baseUrl, samples };
  const [a, b] = hooks.signIn ? [await enter('a', session), await enter('b', session)] : [];
  const ids = Object.keys(CHECKS).filter((id) =>
    caseId === '' ? isWanted({ id }) : caseId === `check-${id}`,
  );
  for (const id of ids)
    if (signal?.aborted) judge.end(id, { reason: STOPPED, hasFailed: true });
    else await runCheck(id, run, { userId: a?.id, isQuick: quick });
  const isCheck = caseId.startsWith('check-');
  const comparison = isCheck ? undefined : await compared(options, run);
  const isUnknown = isCheck ? ids.length === 0 : comparison?.cases === 0 && comparison.ended.length === 0;
  if (caseId !== '' && isUnknown) throw new RangeError(`there is no case ${caseId}`);
  const result = comparison ? [referenceResult(comparison, judge.findings)] : [];
  return {
    baseUrl,
    comparison,
    accounts: { a: a?.id, b: b?.id },
    rules: [...RULES.filter(isWanted).map(judge.resultOf), ...result],
    findings: judge.findings,
    unjudged: [...judge.unwanted].toSorted(),
    exchanges: judge.exchanges,
    isQuick: quick,
    ms: performance.now() - start,
  };
}

interface Session {
  hooks: Hooks;
  judge: Judge;
  isWanted(rule: { id: string }): boolean;
  clientOf(who: Who): Client;
}

type Run = Session & Pick<Trial, 'baseUrl' | 'samples'>;

async function freshSession({ hooks, clientOf }: Session, account: Account): Promise<Client> {
  const client = clientOf(account);
  await hooks.signIn?.(client.jar, account);
  return client;
}

async function enter(name: Account, session: Session): Promise<Person> {
  const client = await freshSession(session, name);
  const user = await client.call('getCurrentUser');
  if (user.status !== 200)
    throw new Error(`after signIn of account ${name}, ${nameOf(user)} answered ${answerOf(user)}`);
  return { ...client, id: text(user, 'id') || 'demo_user' };
}

async function runCheck(
  id: string,
  run: Run,
  { userId, isQuick }: { userId: string | undefined; isQuick: boolean },
): Promise<void> {
  const { judge, hooks, clientOf } = run;
  const claim: Trial['claim'] = (holds, exchange, expected, received) => {
    if (holds) judge.held([id], exchange);
    else judge.find(id, exchange, expected, received);
    return holds;
  };
  await judge.play(`check-${id}`, async () => {
    const early = await reasonOf(async () => {
      if (userId === undefined) throw new NotChecked('needs the hook signIn');
      // Its own session: that of an earlier check may have ended.
      const a = { ...(await freshSession(run, 'a')), id: userId };
      await CHECKS[id]?.({
        ...run,
        a,
        isQuick,
        claim,
        nobody: clientOf('nobody'),
        freshSession: (account = 'a') => freshSession(run, account),
        setCredits: async (credits) => void (await hooks.setCredits?.('a', credits)),
        expect: (exchange, statuses, why) =>
          claim(statuses.includes(exchange.status), exchange, `${statuses.join(' or ')} (${why})`),
        need(exchange, status) {
          if (exchange.status !== status)
            throw new NotChecked(`${nameOf(exchange)} answered ${answerOf(exchange)}`, true);
        },
      });
    });
    judge.end(id, early);
    return early === undefined;
  });
}

/** Why a check could not be made; undefined when it was. */
async function reasonOf(check: () => Promise<void>): Promise<Reason | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof NotChecked) return { reason: error.message, hasFailed: error.hasFailed };
    if (error instanceof RangeError) return { reason: error.message, hasFailed: false };
    const message = error instanceof Error ? error.message : String(error);
    const isHook = error instanceof HookFailed;
    return { reason: isHook ? message : `the check ended early: ${message}`, hasFailed: true };
  }
}

/** Compares answers in the cases that could break the rules that are wanted; what stays open says why. */
async function compared(options: RunOptions, run: Run): Promise<Comparison | undefined> {
  const { reference, quick = false, only } = options;
  // Other calls may break a rule with a check, too.
  const seenElsewhere = [...COMPARED_RULES, SESSION_RULE, ...Object.keys(OBSERVERS)];
  if (only?.every((id) => Object.hasOwn(CHECKS, id) && !seenElsewhere.includes(id))) return undefined;
  const leave = (reason: string, hasFailed: boolean) =>
    COMPARED_RULES.filter((id) => run.isWanted({ id })).forEach((id) =>
      run.judge.leaveUnseen(id, { reason, hasFailed }),
    );
  if (!reference || !options.adapter.signIn) {
    leave(reference ? 'needs the hook signIn' : 'needs the simulated backend to compare with', false);
    return undefined;
  }
  const { baseUrl, adapter } = reference;
  const comparison = await compare({
    ...options,
    ...run,
    kinds: options.kinds ?? (quick ? ['stories', 'requests'] : undefined),
    operations: options.operations ?? (only && operationsOf(only)),
    reference: { baseUrl, hooks: checkedHooks(adapter, baseUrl) },
  });
  if (options.adapter.isNewAccount !== true)
    for (const id of NEW_ACCOUNT_RULES)
      run.judge.leaveUnseen(id, { reason: 'needs accounts that are new: isNewAccount', hasFailed: false });
  const [ended] = comparison.ended;
  leave(ended ?? 'no such answer was compared', ended !== undefined);
  return comparison;
}
