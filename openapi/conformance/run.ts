import { checkedAdapter, HookFailed, type Account, type Adapter } from './adapter.ts';
import { NotChecked, type Check, type Hooks, type Person, type Trial } from './check.ts';
import { createClient, type Client } from './client.ts';
import { compare, referenceResult, type Comparison } from './comparison/compare.ts';
import { COMPARED_RULES } from './comparison/compared-rules.ts';
import { RULES, ruleOf, type Rule } from './contract.ts';
import { answerOf, nameOf, text, type Exchange, type Who } from './exchange.ts';
import { createJar } from './jar.ts';
import { createJudge, SESSION_ENDED, SESSION_RULE, type Finding, type RuleResult } from './judge.ts';
import { notedHooks } from './noted-hooks.ts';
import { CHECKS } from './rules/all.ts';
import { createSamples } from './samples.ts';
import { createTrial } from './trial.ts';

export interface RunOptions {
  baseUrl: string;
  adapter: Adapter;
  /** Only these rules; without it, all. */
  only?: readonly string[] | undefined;
  /** The checks to make; without it those of `only`, or all where one of these is looked at in every answer. */
  checks?: readonly string[] | undefined;
  /** A server that keeps the contract, to compare answers with. */
  reference?: { baseUrl: string; adapter: Adapter } | undefined;
  /** The dice of the comparison; without it, others each time. */
  seed?: number | undefined;
  /** How many cases of each kind are compared; without it, all, and as many sequences as are worth a minute. */
  maxCases?: number | undefined;
  /** Which kinds of cases are compared; without it, all. */
  kinds?: readonly string[] | undefined;
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
  ms: number;
}

/**
 * Plays every journey of the contract against a server, and judges each of its answers.
 * @throws when an account cannot be signed in
 */
export async function runContractCheck(options: RunOptions): Promise<Result> {
  const { only, quick = false, maxWaitMs = 0, spend = Infinity, progress } = options;
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const start = performance.now();
  const isWanted = ({ id }: { id: string }) => only === undefined || only.includes(id);
  const judge = createJudge(isWanted);
  const adapter = notedHooks(checkedAdapter(options.adapter, baseUrl) as Hooks, judge.note);
  const clientOf = (who: Who) => createClient(who, createJar(), { baseUrl, record: judge.record });

  const freshSession = async (account: Account): Promise<Client> => {
    if (!adapter.signIn) throw new NotChecked('needs the hook signIn');
    const client = clientOf(account);
    await adapter.signIn(client.jar, account);
    return client;
  };
  /** A session that has ended by itself is told once, and another one is begun. */
  const renewed = (person: Person): Person => ({
    ...person,
    async call(operation, call) {
      const answer = await person.call(operation, call);
      if (answer.status !== 401 || !isWanted({ id: SESSION_RULE }) || call?.headers?.['cookie'] !== undefined)
        return answer;
      const user = await person.call('getCurrentUser');
      if (user.status !== 401) return answer;
      judge.look(user);
      judge.find(SESSION_RULE, answer, SESSION_ENDED);
      await adapter.signIn?.(person.jar, person.name);
      return person.call(operation, call);
    },
  });
  const people = adapter.signIn
    ? [renewed(await enter('a', freshSession)), renewed(await enter('b', freshSession))]
    : [];
  let advancedMs = 0;
  const { advance } = adapter;
  if (advance) {
    adapter.advance = async (ms) => {
      await advance(ms);
      advancedMs += ms;
    };
  }
  const parts = {
    advancedMs: () => advancedMs,
    async later(ms: number) {
      if (!adapter.advance) throw new NotChecked('needs the hook advance');
      await adapter.advance(ms);
      for (const { jar, name } of people) await adapter.signIn?.(jar, name);
    },
    nobody: clientOf('nobody'),
    baseUrl,
    hooks: adapter,
    samples: createSamples(adapter.photosFolder, await adapter.photos?.()),
    shared: new Map<string, string>(),
    ledger: judge.ledger,
    budget: {
      get left() {
        return spend - judge.ledger.spent();
      },
    },
    jar: createJar,
    freshSession,
    maxWaitMs: quick ? 0 : maxWaitMs,
    personOf(account: Account): Person {
      const person = people.find(({ name }) => name === account);
      if (!person) throw new NotChecked('needs the hook signIn');
      return person;
    },
  };

  const chosen =
    options.checks ??
    (only?.every((id) => COMPARED_RULES.includes(id) || CHECKS.some((check) => check.id === id))
      ? only
      : undefined);
  const checks = CHECKS.filter(({ id }) => chosen?.includes(id) ?? true);
  for (const [index, check] of checks.entries()) {
    progress?.(ruleOf(check.id), index, checks.length);
    const { id } = check;
    const find = (exchange: Exchange, expected: string, received?: string) =>
      judge.find(id, exchange, expected, received);
    const held = (exchange: Exchange) => judge.held(id, exchange);
    judge.begin();
    const began = performance.now();
    // One after the other: they share two accounts.
    const trial = createTrial({ ...parts, find, held, look: judge.look });
    const early = await reasonOf(check, { adapter, quick }, trial);
    judge.end(id, performance.now() - began, early);
    // What the check did to the balances is compared before the next one starts.
    for (const person of people.filter(({ who }) => judge.takeActive(who))) {
      await person.call('getCredits');
    }
  }
  const shown = [...(only ?? COMPARED_RULES), ...(chosen ?? [])].filter((id) => COMPARED_RULES.includes(id));
  const comparison = await compared(options, { ...parts, judge }, shown);
  return {
    baseUrl,
    comparison,
    accounts: { a: people[0]?.id, b: people[1]?.id },
    rules: [
      ...RULES.filter(isWanted).map(judge.resultOf),
      ...(comparison ? [referenceResult(comparison, judge.findings)] : []),
    ],
    findings: judge.findings,
    exchanges: judge.exchanges,
    spent: judge.ledger.spent(),
    ms: performance.now() - start,
  };
}

/** Compares answers where these rules are judged by them; what stays open says why. */
async function compared(
  options: RunOptions,
  parts: Omit<Parameters<typeof compare>[0], 'reference'>,
  shown: readonly string[],
): Promise<Comparison | undefined> {
  const { reference, quick = false, only } = options;
  if (shown.length === 0) return undefined;
  const leave = (reason: string, hasFailed: boolean) =>
    shown.forEach((id) => parts.judge.leave(id, reason, hasFailed));
  if (!reference || !options.adapter.signIn) {
    leave(reference ? 'needs the hook signIn' : 'needs the simulated backend to compare with', false);
    return undefined;
  }
  const { baseUrl, adapter } = reference;
  const hooks = checkedAdapter(adapter, baseUrl) as Hooks;
  const comparison = await compare({
    ...options,
    ...parts,
    kinds: options.kinds ?? (quick || only ? ['stories', 'requests'] : undefined),
    only: only && shown,
    reference: { baseUrl, hooks },
  });
  const [ended] = comparison.ended;
  leave(ended ?? 'no such answer was compared', ended !== undefined);
  return comparison;
}

async function enter(name: Account, freshSession: (account: Account) => Promise<Client>): Promise<Person> {
  const client = await freshSession(name);
  const user = await client.call('getCurrentUser');
  if (user.status !== 200) {
    throw new Error(`after signIn of account ${name}, ${nameOf(user)} answered ${answerOf(user)}`);
  }
  return { ...client, name, id: text(user, 'id') || 'demo_user' };
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
