import { checkedAdapter, HookFailed, type Account, type Adapter } from './adapter.ts';
import { NotChecked, type Check, type Hooks, type Person, type Trial } from './check.ts';
import { createClient, type Client } from './client.ts';
import { COMPARED_RULES, operationsOf } from './comparison/compared-rules.ts';
import { compare, referenceResult, type Comparison } from './comparison/run-comparison.ts';
import { RULES, ruleOf, type Rule } from './contract.ts';
import type { RuleResult } from './evidence.ts';
import { answerOf, nameOf, text, type Exchange, type Who } from './exchange.ts';
import { SESSION_ENDED, SESSION_RULE, type Finding } from './findings.ts';
import { createJar } from './jar.ts';
import { createJudge, type Judge } from './judge.ts';
import { notedHooks } from './noted-hooks.ts';
import { CHECKS } from './rules/all.ts';
import { OBSERVERS } from './rules/every-answer.ts';
import { createSamples } from './samples.ts';
import { createTrial, type TrialParts } from './trial.ts';

export interface RunOptions {
  baseUrl: string;
  adapter: Adapter;
  /** Only these rules; all without it. */
  only?: readonly string[] | undefined;
  /** The checks to make; without it those of `only`, or all where one of these is observed in every answer. */
  checks?: readonly string[] | undefined;
  /** A server that keeps the contract, to compare answers with. */
  reference?: { baseUrl: string; adapter: Adapter } | undefined;
  /** Seed of the comparison; random without it. */
  seed?: number | undefined;
  /** How many cases of each kind are compared; all without it. */
  maxCases?: number | undefined;
  /** Which kinds of cases are compared; all without it. */
  kinds?: readonly string[] | undefined;
  /** Plays only this case again. */
  caseId?: string | undefined;
  /** After this time the rest of the comparison is left out. */
  maxMs?: number | undefined;
  /** The first difference is enough. */
  isShort?: boolean | undefined;
  /** Leaves out what sends megabytes or waits. */
  quick?: boolean | undefined;
  /** How long to wait for trainings, jobs and payments, where the adapter cannot move the clock. */
  maxWaitMs?: number | undefined;
  /** Credits that may be spent and not given back. */
  spend?: number | undefined;
  progress?(rule: Rule, done: number, all: number): void;
}

export interface Result {
  baseUrl: string;
  accounts: Record<Account, string | undefined>;
  rules: RuleResult[];
  findings: Finding[];
  exchanges: Exchange[];
  /** Credits charged and not given back. */
  spent: number;
  comparison?: Comparison | undefined;
  /** Much was left out, so nothing is said about all of it. */
  isQuick: boolean;
  ms: number;
}

/**
 * Makes every check against a server, compares its answers with those of the reference, and judges all of them.
 * @throws when an account cannot be signed in
 */
export async function runContractCheck(options: RunOptions): Promise<Result> {
  const { only } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const start = performance.now();
  const isWanted = ({ id }: { id: string }) => only === undefined || only.includes(id);
  const judge = createJudge(isWanted);
  const hooks = notedHooks(checkedAdapter(options.adapter, baseUrl) as Hooks, judge.note);
  const session: Session = {
    baseUrl,
    hooks,
    judge,
    isWanted,
    clientOf: (who) => createClient(who, createJar(), { baseUrl, record: judge.record }),
  };
  const people = hooks.signIn ? [await enter('a', session), await enter('b', session)] : [];
  const parts = await trialParts(options, session, people);
  const chosen = chosenChecks(options);
  if (options.caseId === undefined || isCheck(options.caseId))
    await runChecks(chosen, options, { judge, people, parts });
  const comparison = isCheck(options.caseId)
    ? undefined
    : await compared(options, { ...parts, judge }, isWanted);
  const result = comparison ? [referenceResult(comparison, judge.findings)] : [];
  return {
    baseUrl,
    comparison,
    accounts: { a: people[0]?.id, b: people[1]?.id },
    rules: [...RULES.filter(isWanted).map(judge.resultOf), ...result],
    findings: judge.findings,
    exchanges: judge.exchanges,
    spent: judge.ledger.spent(),
    isQuick: options.quick ?? false,
    ms: performance.now() - start,
  };
}

interface Session {
  baseUrl: string;
  hooks: Hooks;
  judge: Judge;
  isWanted(rule: { id: string }): boolean;
  clientOf(who: Who): Client;
}

async function freshSession({ hooks, clientOf }: Session, account: Account): Promise<Client> {
  if (!hooks.signIn) throw new NotChecked('needs the hook signIn');
  const client = clientOf(account);
  await hooks.signIn(client.jar, account);
  return client;
}

/** A session that has ended by itself is reported once, and another one is begun. */
function renewed(person: Person, { judge, hooks, isWanted }: Session): Person {
  return {
    ...person,
    async call(operation, call) {
      const answer = await person.call(operation, call);
      if (answer.status !== 401 || !isWanted({ id: SESSION_RULE }) || call?.headers?.['cookie'] !== undefined)
        return answer;
      const user = await person.call('getCurrentUser');
      if (user.status !== 401) return answer;
      judge.look(user);
      judge.find(SESSION_RULE, answer, SESSION_ENDED);
      await hooks.signIn?.(person.jar, person.name);
      return person.call(operation, call);
    },
  };
}

type SharedParts = Omit<TrialParts, 'find' | 'held' | 'look'>;

/** What all checks work with. */
async function trialParts(
  { quick = false, maxWaitMs = 0, spend = Infinity }: RunOptions,
  session: Session,
  people: readonly Person[],
): Promise<SharedParts> {
  const { baseUrl, hooks, judge } = session;
  let advancedMs = 0;
  const { advance } = hooks;
  if (advance)
    hooks.advance = async (ms) => {
      await advance(ms);
      advancedMs += ms;
    };
  return {
    advancedMs: () => advancedMs,
    async later(ms) {
      if (!hooks.advance) throw new NotChecked('needs the hook advance');
      await hooks.advance(ms);
      for (const { jar, name } of people) await hooks.signIn?.(jar, name);
    },
    nobody: session.clientOf('nobody'),
    baseUrl,
    hooks,
    samples: createSamples(await hooks.photos?.()),
    shared: new Map<string, string>(),
    ledger: judge.ledger,
    budget: {
      get left() {
        return spend - judge.ledger.spent();
      },
    },
    jar: createJar,
    freshSession: (account) => freshSession(session, account),
    maxWaitMs: quick ? 0 : maxWaitMs,
    personOf(account) {
      const person = people.find(({ name }) => name === account);
      if (!person) throw new NotChecked('needs the hook signIn');
      return person;
    },
  };
}

const isCheck = (caseId?: string) => caseId?.startsWith('check-') ?? false;
const isObserved = (id: string) => Object.hasOwn(OBSERVERS, id) || ['CR-15', 'CR-16'].includes(id);

/** The checks to make; all where a rule of `only` has none of its own. */
function chosenChecks({ checks, only, caseId }: RunOptions): readonly string[] | undefined {
  if (caseId !== undefined) return [caseId.replace('check-', '')];
  const hasCheck = (id: string) => COMPARED_RULES.includes(id) || CHECKS.some((check) => check.id === id);
  return checks ?? (only?.every(hasCheck) ? only : undefined);
}

/** One after the other: they share two accounts. */
async function runChecks(
  chosen: readonly string[] | undefined,
  { progress, quick = false }: RunOptions,
  { judge, people, parts }: { judge: Judge; people: readonly Person[]; parts: SharedParts },
): Promise<void> {
  const checks = CHECKS.filter(({ id }) => chosen?.includes(id) ?? true);
  for (const [index, check] of checks.entries()) {
    const { id } = check;
    progress?.(ruleOf(id), index, checks.length);
    const began = performance.now();
    const trial = createTrial({
      ...parts,
      find: (exchange, expected, received) => judge.find(id, exchange, expected, received),
      held: (exchange) => judge.held(id, exchange),
      look: judge.look,
    });
    await judge.play(`check-${id}`, async () => {
      const early = await reasonOf(check, { adapter: parts.hooks, quick }, trial);
      judge.end(id, performance.now() - began, early);
      return early === undefined;
    });
    // What the check did to the balances is compared before the next one starts.
    for (const person of people.filter(({ who }) => judge.takeActive(who))) await person.call('getCredits');
  }
}

/** Compares answers with cases that could break the rules that are wanted; what stays open says why. */
async function compared(
  options: RunOptions,
  parts: SharedParts & { judge: Judge },
  isWanted: (rule: { id: string }) => boolean,
): Promise<Comparison | undefined> {
  const { reference, quick = false, only, kinds } = options;
  const isSilent = only !== undefined && !only.some((id) => COMPARED_RULES.includes(id) || isObserved(id));
  if (isSilent) return undefined;
  const leave = (reason: string, hasFailed: boolean) =>
    COMPARED_RULES.filter((id) => isWanted({ id })).forEach((id) =>
      parts.judge.leaveUnseen(id, { reason, hasFailed }),
    );
  if (!reference || !options.adapter.signIn) {
    leave(reference ? 'needs the hook signIn' : 'needs the simulated backend to compare with', false);
    return undefined;
  }
  const { baseUrl, adapter } = reference;
  const hooks = checkedAdapter(adapter, baseUrl) as Hooks;
  const comparison = await compare({
    ...options,
    ...parts,
    isWanted,
    kinds: kinds ?? (quick ? ['stories', 'requests'] : undefined),
    operations: only && operationsOf(only),
    reference: { baseUrl, hooks },
  });
  const [ended] = comparison.ended;
  leave(ended ?? 'no such answer was compared', ended !== undefined);
  return comparison;
}

async function enter(name: Account, session: Session): Promise<Person> {
  const client = await freshSession(session, name);
  const user = await client.call('getCurrentUser');
  if (user.status !== 200) {
    throw new Error(`after signIn of account ${name}, ${nameOf(user)} answered ${answerOf(user)}`);
  }
  return renewed({ ...client, name, id: text(user, 'id') || 'demo_user' }, session);
}

/** Why a check could not be made; undefined when it was. */
async function reasonOf(
  check: Check,
  { adapter, quick }: { adapter: Hooks; quick: boolean },
  trial: Trial,
): Promise<{ reason: string; hasFailed: boolean } | undefined> {
  const missing = check.needs?.find((hook) => adapter[hook] === undefined);
  if (missing) return { reason: `needs the hook ${missing}`, hasFailed: false };
  if (check.slow === true && quick) return { reason: 'left out by --quick', hasFailed: false };
  try {
    await check.run(trial);
    return undefined;
  } catch (error) {
    if (error instanceof NotChecked) return { reason: error.message, hasFailed: error.hasFailed };
    if (error instanceof RangeError) return { reason: error.message, hasFailed: false };
    const message = error instanceof Error ? error.message : String(error);
    const isHook = error instanceof HookFailed;
    return { reason: isHook ? message : `the check ended early: ${message}`, hasFailed: true };
  }
}
